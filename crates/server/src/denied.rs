//! Why a request is refused, for programs and for people.

use axum::{
    Json,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use ziggurat_engine::Text;
use ziggurat_protocol::{BadName, Bilingual, ClientId, ServerMessage, TableId, http::Problem};
use ziggurat_store::StoreError;
use ziggurat_table::{LogError, Refusal, SetupError, Unwritable};
use ziggurat_words::{Lang, say_numbered, text, text_with};

use crate::limits::Reached;

/// Why a request is refused. It has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Denied {
    /// The table says no.
    Table(Refusal),
    /// A file does not replay.
    File(LogError),
    /// This cannot be a name.
    Name(BadName),
    NotFound,
    NoName,
    NotSeated,
    NoPartner,
    NotHost,
    /// Only the host may seat people at the same screen.
    NoLocals,
    /// The host is gone, and not all others are ready.
    NotReady,
    /// The host has forbidden this player the table.
    Banned,
    /// Banned from the whole server.
    ShutOut,
    /// The table was closed.
    Closed,
    NotGathering,
    NotStarted,
    SeatTaken,
    BadInvite,
    SeatsEmpty,
    BadOptions,
    BadSeats,
    UnknownGame,
    /// Too much in too little time.
    TooFast(Reached),
    TooMany,
    TooLong,
    Busy,
    /// There is no room for another connection.
    Full,
    Storage,
    /// Something panicked, or what should never fail has failed.
    Internal,
    BadOrigin,
    Malformed,
    /// The body has more bytes than it may have.
    TooLarge,
    NoSuchStep,
    NoSuchPage,
    NoSuchSession,
}

impl Denied {
    /// The code for programs and the key of the sentence for people.
    const fn names(&self) -> (&'static str, &'static str) {
        match self {
            Self::Table(Refusal::Illegal(illegal)) => ("illegal", illegal.why.key),
            Self::Table(refusal) => (refusal.code(), refusal.key()),
            Self::File(error) => ("bad_file", error.reason.key()),
            Self::Name(fault) => ("bad_name", name_key(*fault)),
            Self::NotFound => ("not_found", "server-refusal-not_found"),
            Self::NoName => ("no_name", "server-refusal-no_name"),
            Self::NotSeated => ("not_seated", "server-refusal-not_seated"),
            Self::NoPartner => ("no_partner", "server-refusal-no_partner"),
            Self::NotHost => ("not_host", "server-refusal-not_host"),
            Self::NoLocals => ("no_locals", "server-refusal-no_locals"),
            Self::NotReady => ("not_ready", "server-refusal-not_ready"),
            Self::Banned => ("banned", "server-refusal-banned"),
            Self::ShutOut => ("shut_out", "server-refusal-shut_out"),
            Self::Closed => ("closed", "server-refusal-closed"),
            Self::NotGathering => ("not_gathering", "server-refusal-not_gathering"),
            Self::NotStarted => ("not_started", "server-refusal-not_started"),
            Self::SeatTaken => ("seat_taken", "server-refusal-seat_taken"),
            Self::BadInvite => ("bad_invite", "server-refusal-bad_invite"),
            Self::SeatsEmpty => ("seats_empty", "server-refusal-seats_empty"),
            Self::BadOptions => ("bad_options", "server-refusal-bad_options"),
            Self::BadSeats => ("bad_seats", "server-refusal-bad_seats"),
            Self::UnknownGame => ("unknown_game", "server-refusal-unknown_game"),
            Self::TooFast(_) => ("too_fast", "server-refusal-too_fast"),
            Self::TooMany => ("too_many", "server-refusal-too_many"),
            Self::TooLong => ("too_long", "server-refusal-too_long"),
            Self::Busy => ("busy", "server-refusal-busy"),
            Self::Full => ("full", "server-refusal-full"),
            Self::Storage => ("storage", "server-refusal-storage"),
            Self::Internal => ("internal", "server-refusal-internal"),
            Self::BadOrigin => ("bad_origin", "server-refusal-bad_origin"),
            Self::Malformed => ("malformed", "server-refusal-malformed"),
            Self::TooLarge => ("too_large", "server-refusal-too_large"),
            Self::NoSuchStep => ("no_such_step", "server-refusal-no_such_step"),
            Self::NoSuchSession => ("no_such_session", "server-refusal-no_such_session"),
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
            Self::TooFast(reached) => too_fast(*reached),
            Self::File(error) if error.step > 0 => at_step(error),
            _ => in_words(self.names().1),
        }
    }

    fn rule(&self) -> Option<String> {
        match self {
            Self::Table(Refusal::Illegal(illegal)) => Some(illegal.rule.to_string()),
            _ => None,
        }
    }

    /// The limit that was reached, and in how many seconds it may be tried again.
    const fn reached(&self) -> Option<Reached> {
        match self {
            Self::TooFast(reached) => Some(*reached),
            _ => None,
        }
    }

    /// Every refusal is counted when it is told.
    fn count(&self) {
        metrics::counter!("ziggurat_refusals_total", "code" => self.code()).increment(1);
    }

    const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound
            | Self::NoSuchStep
            | Self::NoSuchPage
            | Self::NoSuchSession
            | Self::UnknownGame => StatusCode::NOT_FOUND,
            Self::NoName => StatusCode::UNAUTHORIZED,
            Self::BadOrigin
            | Self::NotHost
            | Self::NoLocals
            | Self::Banned
            | Self::ShutOut
            | Self::NotSeated => StatusCode::FORBIDDEN,
            Self::TooFast(_) | Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Busy | Self::Full | Self::Storage => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal | Self::Table(Refusal::Unwritable(_)) => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
            Self::Table(_) => StatusCode::CONFLICT,
            Self::Malformed | Self::BadOptions | Self::BadSeats | Self::File(_) | Self::Name(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::NotGathering
            | Self::Closed
            | Self::NotReady
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
        self.count();
        ServerMessage::Refused {
            table,
            id,
            code: self.code().to_owned(),
            rule: self.rule(),
            text: self.text(),
            version,
            limit: self
                .reached()
                .map(|reached| reached.limit.name().to_owned()),
            retry_after: self.reached().map(|reached| reached.retry_after),
        }
    }

    /// The refusal of a frame that is not a message.
    pub(crate) fn error(&self) -> ServerMessage {
        self.count();
        ServerMessage::Error {
            code: self.code().to_owned(),
            text: self.text(),
        }
    }

    pub(crate) fn problem(&self) -> Problem {
        Problem {
            code: self.code().to_owned(),
            text: self.text(),
            limit: self
                .reached()
                .map(|reached| reached.limit.name().to_owned()),
            retry_after: self.reached().map(|reached| reached.retry_after),
        }
    }
}

/// The key of the sentence that says what is wrong with a name, and what would be right.
const fn name_key(fault: BadName) -> &'static str {
    match fault {
        BadName::Empty => "server-refusal-bad_name-empty",
        BadName::TooLong => "server-refusal-bad_name-long",
        BadName::Invisible => "server-refusal-bad_name-invisible",
        BadName::Character => "server-refusal-bad_name-character",
        BadName::Scripts => "server-refusal-bad_name-scripts",
        BadName::Marks => "server-refusal-bad_name-marks",
    }
}

/// A sentence with its values in both languages.
fn told(text: &Text) -> Bilingual {
    let [en, de] = [Lang::En, Lang::De].map(|lang| say_numbered(lang, text));
    Bilingual { en, de }
}

/// What is wrong with a file, and at which step of its log.
fn at_step(error: &LogError) -> Bilingual {
    let [en, de] = [Lang::En, Lang::De].map(|lang| {
        let why = text(lang, error.reason.key());
        let values = [("step", error.step.into()), ("why", why.into())];
        text_with(lang, "server-refusal-bad_file-step", &values)
    });
    Bilingual { en, de }
}

/// Which limit was reached, and how long to wait.
fn too_fast(Reached { limit, retry_after }: Reached) -> Bilingual {
    let seconds = u32::try_from(retry_after).unwrap_or(u32::MAX);
    let values = [("limit", limit.name().into()), ("seconds", seconds.into())];
    let [en, de] =
        [Lang::En, Lang::De].map(|lang| text_with(lang, "server-refusal-too_fast", &values));
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
        self.count();
        let wait = self.reached().map(|reached| reached.retry_after);
        let wait = wait.map(|seconds| [(header::RETRY_AFTER, seconds.to_string())]);
        (self.status(), wait, Json(self.problem())).into_response()
    }
}

impl From<Refusal> for Denied {
    fn from(refusal: Refusal) -> Self {
        Self::Table(refusal)
    }
}

impl From<BadName> for Denied {
    fn from(fault: BadName) -> Self {
        Self::Name(fault)
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
        Self::File(error)
    }
}

impl From<StoreError> for Denied {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        metrics::counter!("ziggurat_storage_errors_total").increment(1);
        Self::Storage
    }
}

#[cfg(test)]
mod tests {
    use ziggurat_table::LogFault;

    use super::*;

    #[test]
    fn every_refusal_has_words_in_both_languages() {
        let all = [
            Denied::Table(Refusal::Stale),
            Denied::File(LogFault::Commitment.at(0)),
            Denied::File(LogFault::Result.at(7)),
            Denied::NotFound,
            Denied::NoName,
            Denied::NotSeated,
            Denied::NoPartner,
            Denied::NotHost,
            Denied::NoLocals,
            Denied::NotReady,
            Denied::Banned,
            Denied::ShutOut,
            Denied::Closed,
            Denied::NotGathering,
            Denied::NotStarted,
            Denied::SeatTaken,
            Denied::BadInvite,
            Denied::SeatsEmpty,
            Denied::BadOptions,
            Denied::BadSeats,
            Denied::UnknownGame,
            Denied::TooFast(Reached {
                limit: crate::limits::Limit::Chat,
                retry_after: 2,
            }),
            Denied::TooMany,
            Denied::TooLong,
            Denied::Busy,
            Denied::Full,
            Denied::Storage,
            Denied::Internal,
            Denied::BadOrigin,
            Denied::Malformed,
            Denied::TooLarge,
            Denied::NoSuchStep,
            Denied::NoSuchPage,
            Denied::NoSuchSession,
        ];
        let names = BadName::ALL.map(Denied::Name);
        for why in all.into_iter().chain(names) {
            let Bilingual { en, de } = why.text();
            assert!(en.contains(' ') && de.contains(' '), "{why:?}: {en} / {de}");
            assert_ne!(en, de, "{why:?}");
        }
    }
}
