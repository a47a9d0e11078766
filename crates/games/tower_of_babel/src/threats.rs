//! What is at stake at unfinished wonders, and what finishes them.

use ziggurat_engine::{Measure, Seat, Stake, Text, Threat, Viewer};

use crate::{
    pieces::{Cards, Disc, Wonder},
    scoring::wonder_points,
    state::TowerOfBabel,
    story::{cards, disc},
};

impl TowerOfBabel {
    /// Unfinished wonders with units or a last disc, those first that are soonest finished. Units and
    /// discs are open to all; what is missing is told of the viewer's own hand alone.
    pub(crate) fn stakes(&self, viewer: Viewer) -> Vec<Threat> {
        let mut open: Vec<_> = Wonder::ALL
            .iter()
            .filter_map(|&wonder| {
                let left: Vec<Disc> = Self::spaces(wonder)
                    .filter(|&space| self.on_board(space))
                    .map(|space| self.discs[space])
                    .collect();
                Some((left.len(), self.stake_at(wonder, &left, viewer)?))
            })
            .collect();
        open.sort_by_key(|(left, _)| *left);
        open.into_iter().map(|(_, threat)| threat).collect()
    }

    fn stake_at(&self, wonder: Wonder, left: &[Disc], viewer: Viewer) -> Option<Threat> {
        let (_, row) = self.next_row();
        let points = self.per_seat(wonder_points(self.units[wonder.index()], row));
        let stakes = Stake::all(points);
        let text = match left {
            [] => return None,
            [last] => self.last_disc(*last, viewer),
            _ if stakes.is_empty() => return None,
            _ => Text::new("tob-threat-wonder").with("count", left.len() as i32),
        };
        Some(Threat {
            place: wonder.to_string(),
            name: wonder.key().into(),
            measure: Measure::Points,
            text: text
                .with("wonder", wonder.key())
                .with("stakes", Stake::told(&stakes)),
            stakes,
        })
    }

    /// What the last disc of a wonder asks for, and what the viewer lacks of it.
    fn last_disc(&self, last: Disc, viewer: Viewer) -> Text {
        let mut seats = Seat::all(self.players);
        let own = seats.find(|&seat| viewer.is(seat));
        let lack = own.map(|seat| last.demand().minus(self.hands[seat.index()]));
        let text = match lack {
            None => Text::new("tob-threat-last"),
            Some(Cards::NONE) => Text::new("tob-threat-last-yours"),
            Some(lack) => Text::new("tob-threat-last-lack").with("lack", cards(lack)),
        };
        text.with("disc", disc(last))
    }
}
