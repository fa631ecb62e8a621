//! Which component data a table is played with: what ships when it begins, and the same ever after.

use crate::environment::Environment;
use crate::guard::logs;
use crate::table::fork::Origin;
use crate::table::load::LoadError;
use crate::table::state::Laid;
use protocol::Terms;
use shelf::{AnyGame, Order, ShelfError};
use std::sync::Arc;
use store::{Components, Store, StoreError, Table, TableId};

/// Tables looked after at once.
const PAGE: u32 = 200;

/// What a table that begins now is played with: a fork goes on with the data of its game, any other takes what ships.
///
/// An open table has none yet. Nothing of it was dealt, so it begins with the release that people see when it begins.
pub async fn beginning(
    store: &Store,
    environment: &Environment,
    laid: &Laid,
) -> Result<Components, LoadError> {
    match &laid.from {
        Some(Origin { record, .. }) => {
            let origin: TableId = record.parse().map_err(|_| LoadError::Origin)?;
            let digest = store.table(&origin).await?.components.ok_or(LoadError::Origin)?;
            Ok(store.components(&digest).await?)
        }
        None => shipped(environment, &laid.terms),
    }
}

/// The text a begun table is opened with; none where it is the embedded data, which is shared and need not be read.
pub async fn of_table(store: &Store, terms: &Terms, table: &Table) -> Result<Option<Arc<str>>, LoadError> {
    match &table.components {
        Some(digest) if *digest != embedded(terms)? => Ok(Some(store.components(digest).await?.text.into())),
        _ => Ok(None),
    }
}

/// The same for components at hand.
pub fn unless_embedded(terms: &Terms, components: &Components) -> Result<Option<Arc<str>>, LoadError> {
    let other = components.digest != embedded(terms)?;
    Ok(other.then(|| components.text.as_str().into()))
}

/// Tells tables that began before tables named their data that they began with the embedded one. The first server that
/// opens such a database does it for all of them; it must ship what the servers before it shipped.
pub async fn adopt(store: &Store) -> Result<(), StoreError> {
    loop {
        let tables = store.tables_without_components(PAGE).await?;
        let mut adopted = 0;
        for table in &tables {
            match began_with(table) {
                Ok(components) => {
                    store.adopt_components(&table.id, components).await?;
                    adopted += 1;
                }
                Err(error) => {
                    // It cannot be played either, and says so to everybody who asks for it.
                    tracing::warn!(table = %logs::short(table.id.as_str()), %error, "a table cannot be told its components");
                }
            }
        }
        if adopted == 0 || tables.len() < PAGE as usize {
            return Ok(());
        }
    }
}

fn began_with(table: &Table) -> Result<Components, LoadError> {
    let laid: Laid = serde_json::from_str(&table.terms)?;
    shipped(&Environment::default(), &laid.terms)
}

fn shipped(environment: &Environment, terms: &Terms) -> Result<Components, LoadError> {
    let game = shelf::game(&terms.game)?;
    let text = environment.components(&terms.game).map_or_else(|| game.component_file(), str::to_owned);
    let order = Order { components: Some(text.clone()), ..Order::default() };
    Ok(Components { digest: digest(game, &order)?, text })
}

fn embedded(terms: &Terms) -> Result<String, LoadError> {
    digest(shelf::game(&terms.game)?, &Order::default())
}

/// The digest names all tables of a game, so it is the same for every edition and number of players.
fn digest(game: &dyn AnyGame, order: &Order) -> Result<String, LoadError> {
    Ok(game.digest(order).map_err(ShelfError::from)?.to_string())
}
