//! Lists that are longer than one answer, for programs and as pages.

use protocol::{ErrorCode, List, SeatRequest, Status, TableLine, Terms};
use std::collections::BTreeSet;
use test_house::{Heard, House, Visitor, bot, terms};

/// Someone with a number of public tables, the first of them in play.
async fn with_tables(house: &House, count: usize) -> (Visitor, String) {
    let ana = house.visitor("Ana").await;
    let first = ana.begin("wreck-raiders", vec![SeatRequest::Me, bot()]).await;
    for _ in 1..count {
        let public = Terms { public: true, ..terms("coralia") };
        ana.lay_with(public, vec![SeatRequest::Me, SeatRequest::Open]).await;
    }
    (ana, first)
}

fn ids(lines: &[TableLine]) -> Vec<String> {
    lines.iter().map(|line| line.id.clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_goes_on_where_it_ended_until_every_table_was_told() {
    let house =
        House::with(server::Environment::default(), |settings| settings.limits.tables_per_guest = 1_000)
            .await;
    let (ana, first) = with_tables(&house, 103).await;
    let start: List = ana.get("/api/tables").await;
    assert_eq!((start.mine.len(), start.open.len(), start.running.len()), (101, 100, 0));
    let oldest = start.mine.iter().find(|line| line.id == first).expect("what is in play is never left out");
    assert_eq!(oldest.status, Status::Running);
    assert!(start.more.running.is_none());
    let mut told: BTreeSet<String> = ids(&start.mine).into_iter().collect();
    let cursor = start.more.mine.expect("there is more");
    let rest: List = ana.get(&format!("/api/tables?after={cursor}")).await;
    assert!(rest.open.is_empty() && rest.running.is_empty() && rest.more.is_nothing());
    told.extend(ids(&rest.mine));
    assert_eq!((rest.mine.len(), told.len()), (3, 103));
    let cursor = start.more.open.expect("there is more");
    let rest: List = house.passer_by().get(&format!("/api/tables?after={cursor}")).await;
    let open: BTreeSet<String> = [ids(&start.open), ids(&rest.open)].concat().into_iter().collect();
    assert_eq!((rest.open.len(), open.len()), (2, 102));
    let page = ana.send("GET", "/text", None::<&()>).await;
    let text = page.text();
    let link = text.split("href=\"").find(|rest| rest.contains("after=open")).expect("a link to more");
    let link = link.split('"').next().expect("an address");
    let page = house.passer_by().send("GET", link, None::<&()>).await;
    assert_eq!(page.status, 200, "{}", page.text());
    assert_eq!(page.text().matches("<li><a href=\"/t/").count(), 2, "{}", page.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cursor_that_is_none_is_refused_and_a_strangers_own_list_is_empty() {
    let house = House::open().await;
    let visitor = house.passer_by();
    for cursor in ["x", "mine-1", "all-1-t1", "mine-1-%00"] {
        let answer = visitor.send("GET", &format!("/api/tables?after={cursor}"), None::<&()>).await;
        assert_eq!(answer.refused(ErrorCode::BadField).field.as_deref(), Some("after"));
        assert_eq!(visitor.send("GET", &format!("/text?after={cursor}"), None::<&()>).await.status, 400);
    }
    let (_, first) = with_tables(&house, 1).await;
    let list: List = visitor.get(&format!("/api/tables?after=mine-9999999999999-{first}")).await;
    assert!(list.mine.is_empty());
}
