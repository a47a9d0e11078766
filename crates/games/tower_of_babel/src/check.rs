//! Whether a position can exist.

use ziggurat_engine::{Invalid, Seat};

use crate::{
    pieces::{ActionCard, Cards, Kind, Wonder},
    state::{MAX_PLAYERS, NO_DISC, Offer, Phase, SPACES, TowerOfBabel},
    tables::{CARDS_PER_KIND, UNITS},
};

type Checked = Result<(), Invalid>;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(Invalid(what())) }
}

impl TowerOfBabel {
    /// Says what is wrong with a position that cannot exist: it must be consistent, it need not be
    /// reachable.
    pub(crate) fn check_position(&self) -> Checked {
        self.options.check().map_err(Invalid)?;
        self.check_cards()?;
        self.check_action_cards()?;
        self.check_discs()?;
        self.check_units()?;
        self.check_known()?;
        self.check_turn()?;
        self.check_phase()
    }

    /// All building cards that are not in the deck.
    pub(crate) fn cards_outside_deck(&self) -> Cards {
        let offers = self.offers.iter().map(|offer| offer.cards);
        let all = self.hands.iter().copied().chain(offers);
        all.fold(self.discard, Cards::plus)
    }

    /// All action cards in hands.
    pub(crate) fn action_cards_held(&self) -> [u8; ActionCard::COUNT] {
        let held = |i: usize| self.action_cards.iter().map(move |cards| cards[i]);
        std::array::from_fn(|i| held(i).fold(0, u8::saturating_add))
    }

    fn check_cards(&self) -> Checked {
        let all = self.cards_outside_deck().plus(self.deck);
        for &kind in Kind::ALL {
            let count = all.count(kind);
            ensure(count <= CARDS_PER_KIND, || {
                format!("{count} {kind} cards, but there are only {CARDS_PER_KIND} (TOB-1.3)")
            })?;
        }
        Ok(())
    }

    fn check_action_cards(&self) -> Checked {
        let (held, most) = (self.action_cards_held(), self.options.action_cards_in_box());
        for &card in ActionCard::ALL {
            let i = card.index();
            let count = held[i].saturating_add(self.action_pile[i]);
            ensure(count <= most[i], || {
                format!(
                    "{card} is there {count} times, but this game has only {} (TOB-1.4, TOB-17.2)",
                    most[i]
                )
            })?;
        }
        Ok(())
    }

    fn check_discs(&self) -> Checked {
        let mut box_of_discs = self.options.discs().map(Some);
        for space in (0..SPACES).filter(|&space| self.owners[space] != NO_DISC) {
            let disc = self.discs[space];
            match box_of_discs.iter_mut().find(|left| **left == Some(disc)) {
                Some(place) => *place = None,
                None => {
                    return Err(Invalid(format!(
                        "the disc {disc} is there too often or not in this game (TOB-2.2, TOB-2.3)"
                    )));
                }
            }
        }
        Ok(())
    }

    fn check_units(&self) -> Checked {
        for seat in Seat::all(self.players) {
            let units = self
                .units
                .iter()
                .map(|units| u16::from(units[seat.index()]));
            let sum: u16 = units.sum();
            ensure(sum <= UNITS.into(), || {
                format!(
                    "seat {seat} has {sum} units on the wonders, but only {UNITS} in all (TOB-16.4)"
                )
            })?;
        }
        for &wonder in Wonder::ALL {
            let empty = self.units[wonder.index()] == [0; MAX_PLAYERS];
            ensure(empty || !self.is_finished(wonder), || {
                format!("{wonder} is finished, so no units stand on it (TOB-10.11)")
            })?;
        }
        Ok(())
    }

    fn check_known(&self) -> Checked {
        for seat in Seat::all(self.players) {
            let i = seat.index();
            let holds = self.hands[i].plus(self.offers[i].cards);
            ensure(holds.holds(self.known[i]), || {
                format!("known: seat {seat} does not hold {}", self.known[i])
            })?;
        }
        Ok(())
    }

    fn check_turn(&self) -> Checked {
        ensure(self.turn > 0, || "turn: counts from 1".into())?;
        let most = self.options.double_turn_max_per_turn;
        ensure(self.double_turns <= most, || {
            format!("double_turns: at most {most} in a turn (TOB-11.15)")
        })?;
        let over = matches!(self.phase, Phase::Over(_));
        ensure(over || self.stall < self.stall_limit(), || {
            format!(
                "stall: the game would be over at {} (TOB-16.7)",
                self.stall_limit()
            )
        })?;
        let answers = self.phase == Phase::TripleBonus || self.answered == 0;
        ensure(answers, || {
            "bonus_answers: nobody is asked (TOB-11.9)".into()
        })?;
        // Between a build and the payment of its offers the last disc of a kind may be gone.
        let pending = over || self.phase == Phase::TripleBonus && self.disc_given;
        let gone = self.discs_left().iter().position(|&left| left == 0);
        match gone.filter(|_| !pending) {
            Some(kind) => Err(Invalid(format!(
                "no disc shows a {}: the game would be over (TOB-13.1)",
                Kind::ALL[kind]
            ))),
            None => Ok(()),
        }
    }

    fn check_phase(&self) -> Checked {
        let building = matches!(self.phase, Phase::Offering | Phase::Building);
        let on_board = self.column().map(|space| self.on_board(space));
        let column = if building { Some(true) } else { None };
        ensure(on_board == column, || {
            "column: a disc of the board lies on it from its choice until the build, and only then (TOB-5.1)".into()
        })?;
        ensure(self.offers[self.active.index()] == Offer::default(), || {
            "offers: the active player makes none (TOB-6.1)".into()
        })?;
        self.check_returned()?;
        match self.phase {
            Phase::Offering => self.check_hidden_offers(),
            Phase::Building => self.check_open_offers(),
            Phase::TripleBonus => self.check_bonus(),
            Phase::DoubleTurn if self.double_turns == self.options.double_turn_max_per_turn => Err(
                Invalid::new("phase: no further double_turn in this turn (TOB-11.15)"),
            ),
            Phase::Choosing | Phase::DoubleTurn | Phase::Over(_) => {
                ensure(self.offers.iter().all(|offer| !offer.made), || {
                    "offers: they lie there only while something is built (TOB-6.1)".into()
                })
            }
        }
    }

    /// Cards go back from an offer only with the option, and only when it is turned up (TOB-6.7).
    fn check_returned(&self) -> Checked {
        let open = matches!(self.phase, Phase::Building | Phase::TripleBonus);
        let none = self.offers.iter().all(|offer| offer.returned.is_empty());
        ensure(none || open && self.options.wrong_kind_cards, || {
            "offers: no cards have gone back (TOB-6.7)".into()
        })
    }

    fn check_hidden_offers(&self) -> Checked {
        let demand = self.demand();
        for seat in self.opponents() {
            let Offer {
                cards, trade, made, ..
            } = self.offers[seat.index()];
            let demanded = cards.only(demand);
            let kinds = demanded == cards || self.options.wrong_kind_cards;
            let right = kinds && demand.holds(demanded) && !(trade && cards.is_empty());
            ensure(right, || {
                format!("offers: that of seat {seat} does not fit the demand (TOB-6.5, 6.7, 6.8)")
            })?;
            let nothing = self.hands[seat.index()].is_empty() && !self.has_action_card(seat);
            ensure(made || !nothing, || {
                format!("offers: seat {seat} has nothing, so its offer is an empty one (TOB-6.14)")
            })?;
        }
        let open = self.opponents().any(|seat| !self.offers[seat.index()].made);
        ensure(open, || {
            "phase: all offers are made, so they are turned up (TOB-6.12)".into()
        })
    }

    fn check_open_offers(&self) -> Checked {
        let demand = self.demand();
        for seat in self.opponents() {
            let Offer {
                cards, trade, made, ..
            } = self.offers[seat.index()];
            let right = made && demand.holds(cards) && !(trade && cards.is_empty());
            ensure(right, || {
                format!("offers: that of seat {seat} is missing or not valid (TOB-6.12)")
            })?;
        }
        Ok(())
    }

    fn check_bonus(&self) -> Checked {
        let asked = self.bonus_asked().fold(0u8, |set, seat| set | 1 << seat.0);
        ensure(self.answered & !asked == 0, || {
            "bonus_answers: only those are asked whose offer was not taken and who hold an action card (TOB-11.19)".into()
        })?;
        ensure(self.answered != asked, || {
            "phase: triple_bonus, but nobody is left to answer (TOB-11.10)".into()
        })?;
        for seat in self.opponents() {
            let yes = self.accepted >> seat.0 & 1 == 1;
            ensure(
                !yes || self.holds(seat, ActionCard::TripleBonus) > 0,
                || format!("bonus_answers: seat {seat} holds no triple_bonus (TOB-11.9)"),
            )?;
            let Offer { cards, trade, .. } = self.offers[seat.index()];
            ensure(!trade || !cards.is_empty(), || {
                format!("offers: seat {seat} has a trading card without building cards (TOB-6.8)")
            })?;
        }
        Ok(())
    }
}
