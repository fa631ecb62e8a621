//! What nobody may do, one sentence each; whatever is refused has changed nothing.

mod guests;
mod limits;
mod looking;
mod playing;
mod seats;

use client::{ClientError, Guest};
use protocol::ErrorCode;
use std::fmt::Debug;
use test_house::{House, begun, for_people, refused_with, scene, standing};

/// Two people play, and a third watches.
pub(crate) struct Evening {
    pub(crate) house: House,
    pub(crate) ana: Guest,
    pub(crate) ben: Guest,
    pub(crate) cleo: Guest,
    pub(crate) id: String,
}

impl Evening {
    pub(crate) async fn of(game: &str) -> Self {
        Self::at(House::open().await, game).await
    }

    pub(crate) async fn at(house: House, game: &str) -> Self {
        let (ana, ben) = (house.guest("Ana").await, house.guest("Ben").await);
        let cleo = house.guest("Cleo").await;
        let id = begun(&for_people(game, 2), &[&ana, &ben]).await;
        Self { house, ana, ben, cleo, id }
    }

    /// The path of something at the table.
    pub(crate) fn path(&self, what: &str) -> String {
        format!("/api/tables/{}{what}", self.id)
    }

    /// The player who must decide, and the other one.
    pub(crate) async fn turn(&self) -> (&Guest, &Guest) {
        match scene(&self.ana, &self.id).await.turn {
            Some('A') => (&self.ana, &self.ben),
            Some('B') => (&self.ben, &self.ana),
            other => panic!("{other:?} must decide"),
        }
    }

    /// Does something that must be refused so, and looks whether anything changed.
    pub(crate) async fn refuses<T: Debug>(
        &self,
        wanted: ErrorCode,
        tried: impl Future<Output = Result<T, ClientError>>,
    ) {
        let before = standing(&self.ana.table(&self.id).await.expect("the table"));
        refused_with(tried.await, wanted);
        let after = standing(&self.ana.table(&self.id).await.expect("the table"));
        assert_eq!(after, before, "something was refused, and yet the table is another");
    }
}
