//! What those who run the server may ask of it on the same machine: over a Unix socket beside the
//! database that only its user can open, one line of JSON each way.

use std::{
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;
use ziggurat_protocol::{Name, PlayerId, TableId, TableInfo};
use ziggurat_store::{Ban, Banned, StoreError};

use crate::{
    app::{self, App},
    bans, clock,
    denied::Denied,
    tables::Request,
};

/// How many tables of a player are looked through for a name.
const TABLES: u32 = 10_000;

/// The socket of the server that uses a database.
#[must_use]
pub fn admin_socket(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".admin");
    name.into()
}

/// Somebody to ban: a player by id, or a network.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdminTarget {
    /// A player.
    Player(PlayerId),
    /// An address or a network, for example `192.0.2.7` or `2001:db8::/32`.
    Network(String),
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum AdminRequest {
    /// Keeps somebody out.
    Ban {
        /// Whom.
        who: AdminTarget,
        /// Why; for the list of bans.
        #[serde(default)]
        reason: String,
    },
    /// Lets somebody in again.
    Unban {
        /// Whom.
        who: AdminTarget,
    },
    /// Closes a table.
    CloseTable {
        /// The table.
        table: TableId,
    },
    /// Calls a player "Guest …".
    RemoveName {
        /// The player.
        player: PlayerId,
    },
    /// Lists players whose name has this in it, or the one with this id.
    Players {
        /// What to look for; everybody if empty.
        #[serde(default)]
        search: String,
        /// How many.
        limit: u32,
    },
    /// Lists the tables that changed last.
    Tables {
        /// How many.
        limit: u32,
    },
    /// Lists all bans.
    Bans,
}

/// A player in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdminPlayer {
    /// Who.
    pub id: PlayerId,
    /// What the player is called.
    pub name: Name,
    /// At how many tables the player has or had a seat.
    pub tables: u64,
    /// When the player came first, in milliseconds since 1970.
    pub created: u64,
    /// When a browser of the player was last here.
    pub used: u64,
    /// Whether the player is banned.
    pub banned: bool,
}

/// A ban in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdminBan {
    /// Who.
    pub who: AdminTarget,
    /// Why.
    pub reason: String,
    /// Since when, in milliseconds since 1970.
    pub at: u64,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdminAnswer {
    /// It is done.
    Done,
    /// The player is now called this.
    Renamed(Name),
    /// Players.
    Players(Vec<AdminPlayer>),
    /// Tables.
    Tables(Vec<TableInfo>),
    /// Bans.
    Bans(Vec<AdminBan>),
    /// It was not done.
    Refused(AdminFault),
}

/// Why something was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdminFault {
    /// The line cannot be read.
    Malformed,
    /// There is no such player.
    NoPlayer,
    /// There is no such table.
    NoTable,
    /// Nobody is banned by this name.
    NoBan,
    /// This is neither an address nor a network.
    BadNetwork,
    /// The database or the table did not do it.
    Failed,
}

impl From<StoreError> for AdminFault {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self::Failed
    }
}

fn banned(who: &AdminTarget) -> Result<Banned, AdminFault> {
    match who {
        AdminTarget::Player(player) => Ok(Banned::Player(*player)),
        AdminTarget::Network(text) => {
            let network = bans::network(text).ok_or(AdminFault::BadNetwork)?;
            Ok(Banned::Network(network.to_string()))
        }
    }
}

/// Carries out what is asked.
async fn answer(app: &Arc<App>, request: AdminRequest) -> Result<AdminAnswer, AdminFault> {
    match request {
        AdminRequest::Ban { who, reason } => {
            let who = banned(&who)?;
            if let Banned::Player(player) = &who {
                known(app, *player).await?;
            }
            let at = clock::now();
            let ban = Ban { who, reason, at };
            app.store.add_ban(ban.clone()).await?;
            app.bans.add(&ban.who);
            Ok(AdminAnswer::Done)
        }
        AdminRequest::Unban { who } => {
            let who = banned(&who)?;
            match app.store.remove_ban(who.clone()).await {
                Err(StoreError::NotFound) => return Err(AdminFault::NoBan),
                removed => removed?,
            }
            app.bans.lift(&who);
            Ok(AdminAnswer::Done)
        }
        AdminRequest::CloseTable { table } => {
            ask(app, table, Request::Close).await?;
            Ok(AdminAnswer::Done)
        }
        AdminRequest::RemoveName { player } => remove_name(app, player).await,
        AdminRequest::Players { search, limit } => players(app, &search, limit).await,
        AdminRequest::Tables { limit } => {
            let tables = app.store.latest_tables(limit).await?;
            let tables = tables.iter().filter_map(app::info).collect();
            Ok(AdminAnswer::Tables(tables))
        }
        AdminRequest::Bans => {
            let bans = app.store.bans().await?.into_iter();
            let bans = bans.map(|ban| AdminBan {
                who: match ban.who {
                    Banned::Player(player) => AdminTarget::Player(player),
                    Banned::Network(network) => AdminTarget::Network(network),
                },
                reason: ban.reason,
                at: ban.at,
            });
            Ok(AdminAnswer::Bans(bans.collect()))
        }
    }
}

async fn known(app: &App, player: PlayerId) -> Result<Name, AdminFault> {
    let name = app.store.name_of(player).await?;
    name.ok_or(AdminFault::NoPlayer)
}

async fn players(app: &App, search: &str, limit: u32) -> Result<AdminAnswer, AdminFault> {
    let bans = app.store.bans().await?;
    let players = app.store.players(search, limit).await?.into_iter();
    let players = players.map(|player| AdminPlayer {
        banned: bans.iter().any(|ban| ban.who == Banned::Player(player.id)),
        id: player.id,
        name: player.name,
        tables: player.tables,
        created: player.created,
        used: player.used,
    });
    Ok(AdminAnswer::Players(players.collect()))
}

/// Calls a player "Guest …" wherever the name is shown.
async fn remove_name(app: &Arc<App>, player: PlayerId) -> Result<AdminAnswer, AdminFault> {
    known(app, player).await?;
    let some = player.as_str().get(..4).unwrap_or_default();
    let name = Name::mend(&format!("Guest {some}"));
    app.store.rename_player(player, name.clone()).await?;
    app.store.rename_in_chat(player, name.clone()).await?;
    for record in app.store.tables_of(player, TABLES).await? {
        let renamed = ask(app, record.id, |reply| Request::Rename {
            player,
            name: name.clone(),
            reply,
        });
        renamed.await?;
    }
    app.bans.reconnect(player);
    Ok(AdminAnswer::Renamed(name))
}

async fn ask(
    app: &Arc<App>,
    table: TableId,
    request: impl FnOnce(oneshot::Sender<Result<(), Denied>>) -> Request,
) -> Result<(), AdminFault> {
    let (reply, done) = oneshot::channel();
    let asked = app.tables.ask(app, table, request(reply));
    asked.map_err(|_| AdminFault::Failed)?;
    match done.await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(Denied::NotFound)) => Err(AdminFault::NoTable),
        Ok(Err(_)) | Err(_) => Err(AdminFault::Failed),
    }
}

/// A socket that is removed with the server.
#[cfg(unix)]
#[derive(Debug)]
pub(crate) struct AdminDoor {
    listener: tokio::net::UnixListener,
    path: PathBuf,
}

#[cfg(unix)]
impl AdminDoor {
    /// Listens beside the database. Nobody else can open the socket, not even for a moment: it gets its
    /// name only once its permissions are set.
    pub(crate) fn open(database: &Path) -> io::Result<Self> {
        use std::{fs, os::unix::fs::PermissionsExt};
        let path = admin_socket(database);
        let mut new = path.as_os_str().to_owned();
        new.push(".new");
        let new = PathBuf::from(new);
        // Left by a server that was killed; whoever holds the lock of the database may remove it.
        let _ = fs::remove_file(&new);
        let listener = tokio::net::UnixListener::bind(&new)?;
        fs::set_permissions(&new, fs::Permissions::from_mode(0o600))?;
        fs::rename(&new, &path)?;
        Ok(Self { listener, path })
    }

    /// Answers everybody who asks, forever.
    pub(crate) async fn serve(self, app: Arc<App>) {
        loop {
            match self.listener.accept().await {
                Ok((stream, _)) => {
                    let app = Arc::clone(&app);
                    tokio::spawn(async move {
                        if let Err(error) = talk(&app, stream).await {
                            tracing::debug!(%error, "an admin is gone");
                        }
                    });
                }
                Err(error) => {
                    tracing::warn!(%error, "an admin could not be let in");
                    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
                }
            }
        }
    }
}

#[cfg(unix)]
impl Drop for AdminDoor {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

#[cfg(unix)]
async fn talk(app: &Arc<App>, stream: tokio::net::UnixStream) -> io::Result<()> {
    use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    while let Some(line) = lines.next_line().await? {
        let answered = match serde_json::from_str(&line) {
            Ok(request) => {
                tracing::info!(request = %line, "an admin asks");
                answer(app, request).await
            }
            Err(_) => Err(AdminFault::Malformed),
        };
        let answer = answered.unwrap_or_else(AdminAnswer::Refused);
        let mut line = serde_json::to_string(&answer).map_err(io::Error::other)?;
        line.push('\n');
        write.write_all(line.as_bytes()).await?;
    }
    Ok(())
}
