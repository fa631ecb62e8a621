//! What a form sends.

use crate::guard::failure::Refusal;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, FromRequest, Request};
use protocol::ErrorCode;
use serde::de::DeserializeOwned;

/// A form, or why it cannot be read: pages say it in their own words.
#[derive(Debug)]
pub struct Sent<T>(pub Result<T, Refusal>);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Sent<T> {
    type Rejection = std::convert::Infallible;

    async fn from_request(request: Request, state: &S) -> Result<Self, Self::Rejection> {
        let read = Form::<T>::from_request(request, state).await;
        Ok(Self(read.map(|Form(form)| form).map_err(|rejection| refused(&rejection))))
    }
}

fn refused(rejection: &FormRejection) -> Refusal {
    let too_large = rejection.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE;
    Refusal::of(if too_large { ErrorCode::TooLarge } else { ErrorCode::BadMessage })
}
