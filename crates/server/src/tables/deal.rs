//! How a match is dealt: the browsers of the players tell their numbers, then it begins.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use ziggurat_protocol::{ClientId, Hex32, PlayerId, SeatPresence, ServerMessage, Stage};
use ziggurat_table::{Share, pledge};

use super::{
    Client,
    actor::{Actor, Broken, Failure, Reply},
    gather::By,
    running::Match,
};
use crate::denied::Denied;

/// How long the browsers of the players have to tell their numbers.
const PATIENCE: Duration = Duration::from_secs(2);

/// A match that is about to begin.
#[derive(Debug)]
pub(super) struct Dealing {
    /// The request that it comes from.
    by: Option<By>,
    /// Who waits for the answer to it.
    waiting: Vec<(Client, ClientId)>,
    /// Whose number is still missing.
    missing: Vec<PlayerId>,
    /// The numbers of the others.
    numbers: BTreeMap<PlayerId, Hex32>,
    /// When it begins even without the rest.
    pub(super) deadline: Instant,
}

impl Actor {
    /// Somebody starts the match.
    pub(super) async fn start(
        &mut self,
        client: &Client,
        player: PlayerId,
        id: ClientId,
    ) -> Result<Reply, Failure> {
        let by = (player, id.clone());
        if let Some(dealing) = &mut self.dealing {
            if dealing.by.as_ref() != Some(&by) {
                return Err(Denied::Busy.into());
            }
            dealing.waiting.push((client.clone(), id));
            return Ok(Reply::Elsewhere);
        }
        self.meta.may_start(player, self.host_is_gone())?;
        self.begin(Some(by)).await?;
        if let Some(dealing) = &mut self.dealing {
            dealing.waiting.push((client.clone(), id));
            return Ok(Reply::Elsewhere);
        }
        Ok(Reply::Done(self.went_on_at()))
    }

    /// The version at which a match goes on that was brought here: its start is an entry of the log.
    fn went_on_at(&self) -> Option<u64> {
        self.meta.brought.as_ref().and(self.version())
    }

    /// Asks the browsers for their numbers, or begins at once if there is none to wait for.
    pub(super) async fn begin(&mut self, by: Option<By>) -> Result<(), Failure> {
        let missing = self.expected();
        for &player in &missing {
            self.ask_for_number(player);
        }
        let dealing = Dealing {
            by,
            waiting: Vec::new(),
            missing,
            numbers: BTreeMap::new(),
            deadline: Instant::now() + PATIENCE,
        };
        if dealing.missing.is_empty() {
            return self.deal(dealing).await;
        }
        self.dealing = Some(dealing);
        Ok(())
    }

    /// The players whose browser has pledged a number and may still tell it.
    fn expected(&self) -> Vec<PlayerId> {
        if !self.app.deals_together(&self.meta) {
            return Vec::new();
        }
        let seats = self.meta.owners().zip(&self.presence.seats);
        let mut expected: Vec<PlayerId> = seats
            .filter(|(_, presence)| **presence != Some(SeatPresence::Gone))
            .filter_map(|(owner, _)| owner)
            .filter(|owner| self.meta.pledges.contains_key(owner))
            .collect();
        expected.sort_unstable();
        expected.dedup();
        expected
    }

    fn ask_for_number(&self, player: PlayerId) {
        let table = self.meta.id;
        let message = ServerMessage::Contribute { table };
        self.watchers.tell_player(player, &message);
    }

    /// Somebody has come: their number may be waited for, or the match begins with them.
    pub(super) async fn arrived(&mut self, player: Option<PlayerId>) -> Result<(), Broken> {
        let Some(player) = player else { return Ok(()) };
        if let Some(dealing) = &self.dealing {
            if dealing.missing.contains(&player) {
                self.ask_for_number(player);
            }
            return Ok(());
        }
        let eager = self.meta.eager && self.meta.stage == Stage::Gathering;
        if !eager || self.meta.may_start(player, false).is_err() {
            return Ok(());
        }
        match self.begin(None).await {
            Ok(()) => Ok(()),
            Err(Failure::Broken(broken)) => Err(broken),
            Err(Failure::Refused(why)) => {
                tracing::error!(table = %self.meta.id, ?why, "a match cannot begin");
                Ok(())
            }
        }
    }

    /// A browser tells its number. One that was not pledged counts for nothing.
    pub(super) async fn number(&mut self, player: PlayerId, number: Hex32) -> Result<(), Broken> {
        let pledged = self.meta.pledges.get(&player);
        let kept = pledged.is_some_and(|it| it.0 == pledge(&number.0));
        let Some(dealing) = self.dealing.as_mut().filter(|_| kept) else {
            return Ok(());
        };
        if dealing.missing.contains(&player) {
            dealing.missing.retain(|other| *other != player);
            dealing.numbers.insert(player, number);
        }
        if dealing.missing.is_empty() {
            self.finish().await?;
        }
        Ok(())
    }

    /// Begins without those who did not answer in time.
    pub(super) async fn check_dealing(&mut self) -> Result<(), Broken> {
        let now = Instant::now();
        if self.dealing.as_ref().is_some_and(|it| it.deadline <= now) {
            self.finish().await?;
        }
        Ok(())
    }

    /// Begins, and answers whoever asked for it.
    async fn finish(&mut self) -> Result<(), Broken> {
        let Some(mut dealing) = self.dealing.take() else {
            return Ok(());
        };
        let waiting = std::mem::take(&mut dealing.waiting);
        let dealt = self.deal(dealing).await;
        let (table, version) = (self.meta.id, self.went_on_at());
        let why = match dealt {
            Ok(()) => None,
            Err(Failure::Refused(why)) => Some(why),
            // Nobody is answered: the request will come again.
            Err(Failure::Broken(broken)) => return Err(broken),
        };
        for (client, id) in waiting {
            client.send(&match &why {
                None => ServerMessage::Ack { table, id, version },
                Some(why) => why.message(Some(table), Some(id), None),
            });
        }
        Ok(())
    }

    /// What the players have put in, by their first seats.
    fn shares(&self, numbers: &BTreeMap<PlayerId, Hex32>) -> Vec<Share> {
        let pledges = self.meta.pledges.iter();
        let mut shares: Vec<Share> = pledges
            .filter_map(|(player, pledge)| {
                let seat = *self.meta.mine(Some(*player)).first()?;
                Some(Share {
                    seat,
                    pledge: pledge.0,
                    number: numbers.get(player).map(|number| number.0),
                })
            })
            .collect();
        shares.sort_unstable_by_key(|share| share.seat);
        shares
    }

    /// Starts the match.
    async fn deal(&mut self, dealing: Dealing) -> Result<(), Failure> {
        let shares = self.shares(&dealing.numbers);
        for share in shares.iter().filter(|share| share.number.is_none()) {
            let (table, seat) = (self.meta.id, share.seat);
            tracing::info!(%table, %seat, "dealt without the number of a seat");
        }
        let origin = self.app.origin(&self.meta, shares);
        let mut meta = self.meta.clone();
        meta.stage = Stage::Playing;
        meta.touch();
        let started = match meta.brought {
            Some(_) => self.go_on(&meta, origin, dealing.by).await?,
            None => {
                let (started, opening) = Match::start(&*self.app.source, &meta, &origin)?;
                let mut record = meta.record()?;
                record.opening = Some(opening);
                self.write(record, dealing.by).await?;
                started
            }
        };
        self.meta = meta;
        self.started = Some(started);
        self.mark_absent();
        self.app.lobby.set(&self.meta.info(), None);
        self.show_all().map_err(Broken)?;
        self.wake_bots();
        Ok(())
    }
}
