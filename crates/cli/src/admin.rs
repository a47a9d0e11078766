//! `ziggurat admin`: what those who run a server may do on the same machine.

use std::{
    io::{BufRead, BufReader, Write},
    os::unix::net::UnixStream,
    path::PathBuf,
};

use clap::{Args, Subcommand};
use ziggurat_server::{AdminAnswer, AdminFault, AdminRequest, AdminTarget, Config, admin_socket};
use ziggurat_words::{Lang, text, text_with};

use crate::{args::Language, fail::Failure};

/// How many lines a list has if nothing else is said.
const LIMIT: u32 = 100;

#[derive(Debug, Args)]
pub(crate) struct Admin {
    #[command(subcommand)]
    what: What,
    /// The database of the server, which must be running [default: ziggurat.sqlite]
    #[arg(long, value_name = "FILE", global = true)]
    database: Option<PathBuf>,
    #[command(flatten)]
    lang: Language,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Keep a player (by id) or everybody from an address or a network out
    Ban {
        /// The id of a player, an address (192.0.2.7) or a network (2001:db8::/32)
        who: String,
        /// Why; it is shown in the list of bans
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Let somebody in again
    Unban {
        /// As it was banned
        who: String,
    },
    /// Close a table: nobody can sit down or act there any more
    CloseTable {
        /// The id of the table, the last part of its address
        table: String,
    },
    /// Call a player "Guest …" on every seat and in the chat
    RemoveName {
        /// The id of the player
        player: String,
    },
    /// List players, the newest first: id, name, tables, last visit, whether banned
    Players {
        /// Part of a name, or an id
        #[arg(default_value = "")]
        search: String,
        /// How many
        #[arg(long, default_value_t = LIMIT)]
        limit: u32,
    },
    /// List the tables that changed last: id, game, stage, host, seats
    Tables {
        /// How many
        #[arg(long, default_value_t = LIMIT)]
        limit: u32,
    },
    /// List all bans: who, since when, why
    Bans,
}

/// A player by id, or else an address or a network.
fn target(who: &str) -> AdminTarget {
    match who.parse() {
        Ok(player) => AdminTarget::Player(player),
        Err(_) => AdminTarget::Network(who.to_owned()),
    }
}

fn request(what: What, lang: Lang) -> Result<AdminRequest, Failure> {
    let wrong = |key| move |_| Failure::Arguments(text(lang, key));
    Ok(match what {
        What::Ban { who, reason } => AdminRequest::Ban {
            who: target(&who),
            reason,
        },
        What::Unban { who } => AdminRequest::Unban { who: target(&who) },
        What::CloseTable { table } => AdminRequest::CloseTable {
            table: table.parse().map_err(wrong("term-admin-no_table"))?,
        },
        What::RemoveName { player } => AdminRequest::RemoveName {
            player: player.parse().map_err(wrong("term-admin-no_player"))?,
        },
        What::Players { search, limit } => AdminRequest::Players { search, limit },
        What::Tables { limit } => AdminRequest::Tables { limit },
        What::Bans => AdminRequest::Bans,
    })
}

/// Asks the server that runs on a database.
pub(crate) fn admin(args: Admin, out: &mut impl Write) -> Result<(), Failure> {
    let lang = args.lang.get();
    let request = request(args.what, lang)?;
    let database = args.database.unwrap_or_else(|| Config::default().database);
    let stream = UnixStream::connect(admin_socket(&database)).map_err(|error| {
        let values = [
            ("file", database.display().to_string().into()),
            ("why", error.to_string().into()),
        ];
        Failure::Other(text_with(lang, "term-admin-no_server", &values))
    })?;
    let mut line = serde_json::to_string(&request)?;
    line.push('\n');
    (&stream).write_all(line.as_bytes())?;
    let mut line = String::new();
    BufReader::new(&stream).read_line(&mut line)?;
    show(serde_json::from_str(&line)?, lang, out)
}

fn show(answer: AdminAnswer, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    match answer {
        AdminAnswer::Done => writeln!(out, "{}", text(lang, "term-admin-done"))?,
        AdminAnswer::Renamed(name) => {
            let values = [("name", name.to_string().into())];
            writeln!(out, "{}", text_with(lang, "term-admin-renamed", &values))?;
        }
        AdminAnswer::Players(players) => {
            for player in players {
                let banned = if player.banned { "banned" } else { "" };
                let (used, tables) = (date(player.used), player.tables);
                let line = [
                    player.id.to_string(),
                    player.name.to_string(),
                    tables.to_string(),
                    used,
                    banned.to_owned(),
                ];
                writeln!(out, "{}", line.join("\t").trim_end())?;
            }
        }
        AdminAnswer::Tables(tables) => {
            for table in tables {
                let host = table.host.map(|host| format!("{} {}", host.id, host.name));
                let seats = table.seats.iter().map(|seat| seat.name.as_str());
                let seats: Vec<_> = seats.filter(|name| !name.is_empty()).collect();
                let line = [
                    table.id.to_string(),
                    table.game,
                    format!("{:?}", table.stage).to_lowercase(),
                    host.unwrap_or_default(),
                    seats.join(", "),
                ];
                writeln!(out, "{}", line.join("\t").trim_end())?;
            }
        }
        AdminAnswer::Bans(bans) => {
            for ban in bans {
                let who = match ban.who {
                    AdminTarget::Player(player) => player.to_string(),
                    AdminTarget::Network(network) => network,
                };
                let line = [who, date(ban.at), ban.reason];
                writeln!(out, "{}", line.join("\t").trim_end())?;
            }
        }
        AdminAnswer::Refused(fault) => {
            let key = match fault {
                AdminFault::NoPlayer => "term-admin-no_player",
                AdminFault::NoTable => "term-admin-no_table",
                AdminFault::NoBan => "term-admin-no_ban",
                AdminFault::BadNetwork => "term-admin-bad_network",
                AdminFault::Malformed | AdminFault::Failed => "term-admin-failed",
            };
            return Err(Failure::Other(text(lang, key)));
        }
    }
    Ok(())
}

/// A day, from milliseconds since 1970 (UTC), as in 2026-05-01.
fn date(millis: u64) -> String {
    // By Howard Hinnant's algorithm, with March as the first month.
    let days = millis / 86_400_000 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    let year = year + era * 400 + next;
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_as_people_do() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(951_782_400_000), "2000-02-29");
        assert_eq!(date(1_794_787_200_000), "2026-11-16");
    }

    #[test]
    fn players_are_known_by_their_ids() {
        assert!(matches!(target("4sKp4sKp4sKp"), AdminTarget::Player(_)));
        assert!(matches!(target("192.0.2.7"), AdminTarget::Network(_)));
    }
}
