//! Refusals in the language of the client, even if no handler knows it.

use super::Refusal;
use crate::who::{accepted, wished};
use axum::body::Body;
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use phrasebook::Language;
use std::sync::{Arc, OnceLock};

/// Lies in the extensions of a request: the language of its guest, once someone has found it out.
#[derive(Clone, Debug, Default)]
pub struct Tongue(Arc<OnceLock<Language>>);

/// Lies in the extensions of a response that has no words yet.
#[derive(Clone, Debug)]
pub(super) struct Untold(pub Refusal);

impl Tongue {
    /// Takes note of the guest's language.
    pub fn is(&self, language: Language) {
        // Finding it out twice gives the same result.
        let _ = self.0.set(language);
    }
}

/// The layer: says what was refused in the guest's language or, where nobody asked for it, in the browser's.
pub async fn translate(mut request: Request, next: Next) -> Response {
    let tongue = Tongue::default();
    request.extensions_mut().insert(tongue.clone());
    let wish = wished(request.uri()).ok().flatten();
    let language = wish.unwrap_or_else(|| accepted(request.headers()));
    let mut response = next.run(request).await;
    let Some(Untold(refusal)) = response.extensions_mut().remove::<Untold>() else { return response };
    let language = tongue.0.get().copied().unwrap_or(language);
    let told = serde_json::to_vec(&refusal.failure(language)).expect("a failure is plain data");
    response.map(|_| Body::from(told))
}
