//! Why a request is refused, for programs and for people.

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use ziggurat_engine::Text;
use ziggurat_protocol::{Bilingual, ClientId, ServerMessage, TableId, http::Problem};
use ziggurat_store::StoreError;
use ziggurat_table::{LogError, LogFault, Refusal, SetupError, Unwritable};
use ziggurat_words::{Lang, say_numbered, text};

/// Why a request is refused. It has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Denied {
    /// The table says no.
    Table(Refusal),
    /// A file does not replay.
    File(LogFault),
    NotFound,
    NoName,
    NotSeated,
    NoPartner,
    NotHost,
    NotGathering,
    NotStarted,
    SeatTaken,
    BadInvite,
    SeatsEmpty,
    BadOptions,
    BadSeats,
    UnknownGame,
    TooFast,
    TooMany,
    TooLong,
    Busy,
    Storage,
    /// Something panicked, or what should never fail has failed.
    Internal,
    BadOrigin,
    Malformed,
    NoSuchStep,
    NoSuchPage,
}

impl Denied {
    /// The code for programs and the key of the sentence for people.
    const fn names(&self) -> (&'static str, &'static str) {
        match self {
            Self::Table(Refusal::Illegal(illegal)) => ("illegal", illegal.why.key),
            Self::Table(refusal) => (refusal.code(), refusal.key()),
            Self::File(fault) => ("bad_file", fault.key()),
            Self::NotFound => ("not_found", "server-refusal-not_found"),
            Self::NoName => ("no_name", "server-refusal-no_name"),
            Self::NotSeated => ("not_seated", "server-refusal-not_seated"),
            Self::NoPartner => ("no_partner", "server-refusal-no_partner"),
            Self::NotHost => ("not_host", "server-refusal-not_host"),
            Self::NotGathering => ("not_gathering", "server-refusal-not_gathering"),
            Self::NotStarted => ("not_started", "server-refusal-not_started"),
            Self::SeatTaken => ("seat_taken", "server-refusal-seat_taken"),
            Self::BadInvite => ("bad_invite", "server-refusal-bad_invite"),
            Self::SeatsEmpty => ("seats_empty", "server-refusal-seats_empty"),
            Self::BadOptions => ("bad_options", "server-refusal-bad_options"),
            Self::BadSeats => ("bad_seats", "server-refusal-bad_seats"),
            Self::UnknownGame => ("unknown_game", "server-refusal-unknown_game"),
            Self::TooFast => ("too_fast", "server-refusal-too_fast"),
            Self::TooMany => ("too_many", "server-refusal-too_many"),
            Self::TooLong => ("too_long", "server-refusal-too_long"),
            Self::Busy => ("busy", "server-refusal-busy"),
            Self::Storage => ("storage", "server-refusal-storage"),
            Self::Internal => ("internal", "server-refusal-internal"),
            Self::BadOrigin => ("bad_origin", "server-refusal-bad_origin"),
            Self::Malformed => ("malformed", "server-refusal-malformed"),
            Self::NoSuchStep => ("no_such_step", "server-refusal-no_such_step"),
            Self::NoSuchPage => ("no_such_page", "server-refusal-no_such_page"),
        }
    }

    /// Something could not be written as JSON, which should never happen.
    #[expect(clippy::needless_pass_by_value, reason = "made for `map_err`")]
    pub(crate) fn unwritable(error: serde_json::Error) -> Self {
        tracing::error!(%error, "a value could not be written");
        Self::Internal
    }

    pub(crate) const fn code(&self) -> &'static str {
        self.names().0
    }

    fn text(&self) -> Bilingual {
        match self {
            Self::Table(Refusal::Illegal(illegal)) => told(&illegal.why),
            _ => in_words(self.names().1),
        }
    }

    fn rule(&self) -> Option<String> {
        match self {
            Self::Table(Refusal::Illegal(illegal)) => Some(illegal.rule.to_string()),
            _ => None,
        }
    }

    const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound | Self::NoSuchStep | Self::NoSuchPage | Self::UnknownGame => {
                StatusCode::NOT_FOUND
            }
            Self::NoName => StatusCode::UNAUTHORIZED,
            Self::BadOrigin | Self::NotHost | Self::NotSeated => StatusCode::FORBIDDEN,
            Self::TooFast | Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Busy | Self::Storage => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal | Self::Table(Refusal::Unwritable(_)) => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
            Self::Table(_) => StatusCode::CONFLICT,
            Self::Malformed | Self::BadOptions | Self::BadSeats | Self::File(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::NotGathering
            | Self::NotStarted
            | Self::NoPartner
            | Self::SeatTaken
            | Self::TooLong
            | Self::BadInvite
            | Self::SeatsEmpty => StatusCode::CONFLICT,
        }
    }

    /// The refusal as a message.
    pub(crate) fn message(
        &self,
        table: Option<TableId>,
        id: Option<ClientId>,
        version: Option<u64>,
    ) -> ServerMessage {
        ServerMessage::Refused {
            table,
            id,
            code: self.code().to_owned(),
            rule: self.rule(),
            text: self.text(),
            version,
        }
    }

    /// The refusal of a frame that is not a message.
    pub(crate) fn error(&self) -> ServerMessage {
        ServerMessage::Error {
            code: self.code().to_owned(),
            text: self.text(),
        }
    }

    pub(crate) fn problem(&self) -> Problem {
        Problem {
            code: self.code().to_owned(),
            text: self.text(),
        }
    }
}

/// A sentence with its values in both languages.
fn told(text: &Text) -> Bilingual {
    let [en, de] = [Lang::En, Lang::De].map(|lang| say_numbered(lang, text));
    Bilingual { en, de }
}

/// A message in both languages.
pub(crate) fn in_words(key: &str) -> Bilingual {
    Bilingual {
        en: text(Lang::En, key),
        de: text(Lang::De, key),
    }
}

impl IntoResponse for Denied {
    fn into_response(self) -> Response {
        (self.status(), Json(self.problem())).into_response()
    }
}

impl From<Refusal> for Denied {
    fn from(refusal: Refusal) -> Self {
        Self::Table(refusal)
    }
}

impl From<SetupError> for Denied {
    fn from(error: SetupError) -> Self {
        match error {
            SetupError::Seats(_) => Self::BadSeats,
            SetupError::Options(_) => Self::BadOptions,
            SetupError::Unwritable(error) => error.into(),
        }
    }
}

impl From<Unwritable> for Denied {
    fn from(error: Unwritable) -> Self {
        tracing::error!(%error, "a value could not be written");
        Self::Internal
    }
}

impl From<LogError> for Denied {
    fn from(error: LogError) -> Self {
        Self::File(error.reason)
    }
}

impl From<StoreError> for Denied {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self::Storage
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_words_in_both_languages() {
        let all = [
            Denied::Table(Refusal::Stale),
            Denied::File(LogFault::Commitment),
            Denied::NotFound,
            Denied::NoName,
            Denied::NotSeated,
            Denied::NoPartner,
            Denied::NotHost,
            Denied::NotGathering,
            Denied::NotStarted,
            Denied::SeatTaken,
            Denied::BadInvite,
            Denied::SeatsEmpty,
            Denied::BadOptions,
            Denied::BadSeats,
            Denied::UnknownGame,
            Denied::TooFast,
            Denied::TooMany,
            Denied::TooLong,
            Denied::Busy,
            Denied::Storage,
            Denied::Internal,
            Denied::BadOrigin,
            Denied::Malformed,
            Denied::NoSuchStep,
            Denied::NoSuchPage,
        ];
        for why in all {
            let Bilingual { en, de } = why.text();
            assert!(en.contains(' ') && de.contains(' '), "{why:?}: {en} / {de}");
            assert_ne!(en, de, "{why:?}");
        }
    }
}
