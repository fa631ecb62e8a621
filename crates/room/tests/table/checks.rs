//! What must be true of every answer, of every message, and whenever a room waits.

use crate::host::{Host, entropy};
use protocol::{Played, ServerMessage, Status, Welcome};
use referee::Pledge;
use room::{Answer, Client, Holder, Refusal, Room};
use tabletop::{Seat, Viewer};

impl Host {
    /// What is acknowledged is written, and a key means one thing for ever.
    pub fn check_answer(&mut self, tried: Option<(String, String)>, answer: &Result<Answer, Refusal>) {
        let (Some((guest, key)), Ok(Answer::Played(played))) = (tried, answer) else { return };
        let Played { version, repeated } = *played;
        assert!(version <= self.store.kept.journal.len() as u64, "acknowledged and not written");
        assert!(Seat::all(5).any(|seat| self.store.has(&format!("{seat}:{key}"))), "a key is lost");
        let known = self.done.insert((guest, key), version);
        assert_eq!(known.is_some_and(|known| known == version), known.is_some(), "a key led elsewhere");
        assert!(known.is_none() || repeated, "a key was played twice");
    }

    pub fn check_welcome(&mut self, client: Client, welcome: Welcome) {
        self.check_table(client, &welcome.table);
        if let Some(scene) = welcome.scene {
            self.check_scene(client, &scene);
            self.clients.get_mut(&client).expect("a client that is here").1 = Some(scene);
        }
    }

    pub fn check_message(&mut self, client: Client, message: &ServerMessage) {
        match message {
            ServerMessage::Update { scene, .. } => {
                self.check_scene(client, scene);
                self.clients.get_mut(&client).expect("a client that is here").1 = Some((**scene).clone());
            }
            ServerMessage::Table { table } => self.check_table(client, table),
            ServerMessage::Chat { line } => {
                assert!(self.store.said.iter().any(|said| said.speech.text == line.text), "never said");
            }
            other => panic!("a room does not send {other:?}"),
        }
    }

    /// A client is shown exactly what its own seat knows, or a spectator, and asked only what it may decide.
    fn check_scene(&self, client: Client, scene: &protocol::Scene) {
        let (watcher, _) = &self.clients[&client];
        let viewer = self.table().viewer(watcher.guest.as_deref(), watcher.wish);
        let own = self.board().seen_by(viewer).view();
        assert_eq!(scene.view, own, "{client:?} is shown what {viewer:?} does not see");
        let decides = self.table().turn().is_some_and(|turn| viewer.is(turn));
        assert!(scene.options.is_empty() || decides, "{client:?} is offered another seat's options");
        if let (Viewer::Seat(seat), Some(guest)) = (viewer, &watcher.guest) {
            assert!(self.table().chair(seat).is_of(guest), "{client:?} looks from another's seat");
        }
    }

    fn check_table(&self, client: Client, table: &protocol::TableInfo) {
        let (watcher, _) = &self.clients[&client];
        let belongs = watcher.guest.as_deref().is_some_and(|guest| self.table().belongs(guest));
        assert!(table.invite.is_none() || belongs, "an invitation for a stranger");
        assert!(table.dice.seed.is_none() || table.status == Status::Over, "the seed too early");
        for (seat, info) in self.table().seats().zip(&table.seats) {
            let own = watcher.guest.as_deref().is_some_and(|guest| seat.1.is_of(guest));
            assert_eq!(info.yours, own);
            let here = self
                .clients
                .values()
                .any(|(watcher, _)| watcher.guest.is_some() && watcher.guest == seat.1.guest);
            assert!(info.away.is_none() || !here, "one who is here is told to be away");
        }
    }

    /// What was sealed stays, what is shown was pledged, and a sealed table is not forgotten.
    fn check_dice(&mut self) {
        let table = self.room.table();
        if table.sealed.is_none() && table.game.is_none() {
            self.sealed = None;
            return;
        }
        let pledges: Vec<_> = table.chairs.iter().map(|chair| chair.pledge).collect();
        assert_eq!(self.sealed.get_or_insert(pledges.clone()), &pledges, "a sealed pledge has changed");
        for (seat, chair) in table.seats().filter(|(_, chair)| chair.entropy.is_some()) {
            let shown = chair.entropy.as_deref().map(entropy);
            let kept = shown.map(|shown| Pledge::new(table.seed.commitment(), seat, shown));
            assert_eq!(chair.pledge, kept, "{seat} has shown what it had not pledged");
        }
        let waits = self.room.rest(self.now).is_some();
        assert!(table.sealed.is_none() || waits, "a sealed table never begins");
    }

    /// What must be true whenever the room waits for a command.
    pub fn check(&mut self) {
        if self.store.discarded {
            return;
        }
        self.check_dice();
        if self.table().status() == Status::Closed {
            assert_eq!(self.store.kept.journal.last().map(|line| line.text.as_str()), Some("close"));
            assert_eq!(self.table().turn(), None, "nobody is asked at a table that is closed");
        }
        let mut sitting: Vec<&str> = Vec::new();
        for chair in &self.table().chairs {
            if let (Holder::Guest(_), Some(guest)) = (&chair.holder, &chair.guest) {
                assert!(!sitting.contains(&guest.as_str()), "{guest} sits twice");
                sitting.push(guest);
            }
        }
        if !self.unsure {
            let kept = self.store.kept.clone();
            let (again, _) = Room::open(kept, Vec::new(), self.config.clone(), self.now).expect("a table");
            assert_eq!(again.table(), self.room.table(), "what is kept is not what lives");
        }
        let bot = self.table().turn().is_some_and(|turn| !self.table().chair(turn).has_person());
        let version = self.table().version();
        let thinks = self.thoughts.iter().any(|think| think.version == version);
        let waits = self.room.rest(self.now).is_some_and(|rest| rest < room::MINUTE);
        assert!(!bot || thinks || waits, "a bot must decide, and none thinks");
    }
}
