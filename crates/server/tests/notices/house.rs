//! A house that sends notices, and a game over days in it.

use crate::post::PostOffice;
use protocol::{Clock, MailAddress, Notices};
use server::Environment;
use server::settings::Settings;
use test_house::{Ask, Guest, House, answer, begun, first_option, for_people, scene};

pub const ADDRESS: &str = "ben@mail.example";

/// A house with everything set up, and notices without a delay.
pub fn set_up(settings: &mut Settings, post: &PostOffice) {
    let parsed = |text: String| text.try_into().expect("a setting");
    settings.smtp_url = Some(parsed(format!("smtp://{}", post.address)));
    settings.mail_from = Some("Lagoon <games@lagoon.example>".to_owned().try_into().expect("a sender"));
    settings.push_contact = Some("mailto:host@lagoon.example".to_owned().try_into().expect("a contact"));
    settings.public_origins = vec!["http://lagoon.example".parse().expect("an origin")];
    settings.limits.notice_delay_seconds = 0;
    settings.limits.confirmations_per_hour = 100;
}

/// Two people at a game over days; it is the first one's turn.
pub struct Game {
    pub house: House,
    pub first: Guest,
    pub second: Guest,
    pub id: String,
}

impl Game {
    pub async fn open(post: &PostOffice, environment: Environment) -> Self {
        Self::with(environment, |settings| set_up(settings, post)).await
    }

    pub async fn with(environment: Environment, change: impl FnOnce(&mut Settings)) -> Self {
        let house = House::with(environment, change).await;
        let (ana, ben) = (house.guest("Ana").await, house.guest("Ben. http://x").await);
        let mut order = for_people("wreck-raiders", 2);
        order.terms.clock = Clock::Day { days: 3 };
        let id = begun(&order, &[&ana, &ben]).await;
        let ana_begins = !scene(&ana, &id).await.options.is_empty();
        let (first, second) = if ana_begins { (ana, ben) } else { (ben, ana) };
        Self { house, first, second, id }
    }

    /// Plays until the turn passes from one to the other.
    pub async fn pass(&self, from: &Guest, to: &Guest) {
        for count in 0.. {
            if !scene(to, &self.id).await.options.is_empty() {
                return;
            }
            let seen = scene(from, &self.id).await;
            let play = first_option(&seen, &format!("{}-{count}", seen.version));
            from.play(&self.id, &play).await.expect("a move");
        }
    }

    /// The second has this address, and has confirmed it.
    pub async fn confirmed(&self, post: &PostOffice) {
        let before = post.mails().len();
        tell(&self.second, ADDRESS).await;
        let link = post.wait_for(before + 1).await[before].link("/notices/confirm/");
        let done = answer(&self.house.stranger(), &Ask::post(link, "")).await;
        assert_eq!(done.status, 200, "{}", done.text());
    }

    /// Sends what is due, once everything that was announced is written down.
    pub async fn deliver(&self) {
        // A table that answers has announced what it had to; that is written in the background.
        let app = self.house.running().app();
        while app.notices.writing() > 0 {
            tokio::task::yield_now().await;
        }
        server::notices::deliver(app).await.expect("a look at what is due");
    }

    pub async fn waiting(&self) -> u64 {
        self.house.store().waiting_notices().await.expect("the store")
    }
}

pub async fn tell(guest: &Guest, address: &str) -> Notices {
    guest.post("/api/notices/mail", &MailAddress { address: address.into() }).await.expect("an address")
}

pub async fn notices(guest: &Guest) -> Notices {
    guest.get("/api/notices").await.expect("notices")
}
