//! The head of a page whose link may be shared, for browsers and for programs that show previews.

use super::card::Card;
use super::picture::{HEIGHT, WIDTH};
use maud::{Markup, html};
use phrasebook::render;
use tabletop::Phrase;

/// Title, description and picture; `address` and `picture` are whole addresses.
pub fn head(card: &Card, address: &str, picture: &str) -> Markup {
    let words = render(card.language, &Phrase::new("server-preview-picture"));
    html! {
        title { (card.title) }
        meta name="description" content=(card.sentence);
        meta property="og:type" content="website";
        meta property="og:site_name" content="Lagoon";
        meta property="og:locale" content=(card.language);
        meta property="og:title" content=(card.title);
        meta property="og:description" content=(card.sentence);
        meta property="og:url" content=(address);
        meta property="og:image" content=(picture);
        meta property="og:image:type" content="image/png";
        meta property="og:image:width" content=(WIDTH);
        meta property="og:image:height" content=(HEIGHT);
        meta property="og:image:alt" content=(words);
        meta name="twitter:card" content="summary_large_image";
    }
}
