//! Which component data a table is played with: what ships when it begins, and the same ever after.

use crate::app::App;
use crate::guard::logs;
use crate::table::keep::LoadError;
use room::Laid;
use shelf::{AnyGame, Order, Shelf, ShelfError};
use std::sync::Arc;
use store::{Components, Store, StoreError, Table, TableId};

/// Tables looked after at once.
const PAGE: u32 = 200;

/// The component file a begun table is played with or, while it is open, that of the game it plays on from; none where
/// that is the embedded one, which is shared and need not be read.
///
/// An open table of its own has none yet: it begins with what ships when it begins.
pub async fn of_table(app: &App, laid: &Laid, table: &Table) -> Result<Option<Arc<str>>, LoadError> {
    let digest = match (&table.components, &laid.from) {
        (Some(digest), _) => Some(digest.clone()),
        (None, Some(from)) => of_origin(&app.store, &from.record).await?,
        (None, None) => None,
    };
    let embedded = embedded(app.shelf.game(&laid.terms.game)?)?;
    match digest.filter(|digest| *digest != embedded) {
        Some(digest) => Ok(Some(app.store.components(&digest).await?.text.into())),
        None => Ok(None),
    }
}

async fn of_origin(store: &Store, record: &str) -> Result<Option<String>, StoreError> {
    let Ok(origin) = record.parse::<TableId>() else { return Ok(None) };
    Ok(store.table(&origin).await?.components)
}

/// Tells tables that began before tables named their data what they began with: the oldest data there is. The first server
/// that opens such a database does it for all of them.
pub async fn adopt(store: &Store, shelf: &Shelf) -> Result<(), StoreError> {
    loop {
        let tables = store.tables_without_components(PAGE).await?;
        let mut adopted = 0;
        for table in &tables {
            match began_with(shelf, table) {
                Ok(components) => {
                    store.adopt_components(&table.id, components).await?;
                    adopted += 1;
                }
                Err(error) => {
                    // It cannot be played either, and says so to all who ask for it.
                    tracing::warn!(table = %logs::short(table.id.as_str()), %error, "a table cannot be told its components");
                }
            }
        }
        if adopted == 0 || tables.len() < PAGE as usize {
            return Ok(());
        }
    }
}

fn began_with(shelf: &Shelf, table: &Table) -> Result<Components, LoadError> {
    let laid: Laid = serde_json::from_str(&table.terms)?;
    let game = shelf.game(&laid.terms.game)?;
    let oldest = game.former_component_files().first().map(|file| (*file).to_owned());
    let components = oldest.or_else(|| game.component_file());
    let text = components.clone().unwrap_or_default();
    Ok(Components { digest: digest(game, components)?, text })
}

fn embedded(game: &dyn AnyGame) -> Result<String, ShelfError> {
    digest(game, None)
}

/// The digest names all tables of a game, so it is the same for every edition and number of players.
fn digest(game: &dyn AnyGame, components: Option<String>) -> Result<String, ShelfError> {
    Ok(game.digest(&Order { components, ..Order::default() })?.to_string())
}
