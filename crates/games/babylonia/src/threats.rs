//! What is at stake at open cities and ziggurats, for whoever asks.

use ziggurat_engine::{Measure, Seat, Stake, Text, Threat};

use crate::{
    board::{Hex, LOCATIONS},
    state::Babylonia,
    story::place,
    study::Worth,
};

impl Babylonia {
    /// Open sites at which somebody has something, those first that are soonest scored. Everything
    /// here is open to all.
    pub(crate) fn stakes(&self) -> Vec<Threat> {
        let cities = LOCATIONS.iter().copied();
        let ziggurats = self.ziggurats_in_use().map(|(_, hex)| hex);
        let mut open: Vec<_> = cities
            .chain(ziggurats)
            .filter_map(|hex| Some((self.missing(hex).len(), self.stake_at(hex)?)))
            .collect();
        open.sort_by_key(|(missing, _)| *missing);
        open.into_iter().map(|(_, threat)| threat).collect()
    }

    fn stake_at(&self, hex: Hex) -> Option<Threat> {
        match self.worth(hex) {
            Worth::City {
                winner,
                nobles,
                cities,
            } => {
                let sums = nobles.iter().zip(&cities).map(|(a, b)| a + b);
                let keys = ["bab-threat-city", "bab-threat-city-tied"];
                self.threat(hex, keys, winner, Measure::Points, Stake::all(sums))
            }
            Worth::Ziggurat { winner } => {
                let seats = Seat::all(self.players);
                let beside = Stake::all(seats.map(|seat| self.beside(seat, hex) as u8));
                let keys = ["bab-threat-ziggurat", "bab-threat-ziggurat-tied"];
                self.threat(hex, keys, winner, Measure::Pieces, beside)
            }
            Worth::Field { .. } | Worth::Nothing => None,
        }
    }

    fn threat(
        &self,
        hex: Hex,
        [led, tied]: [&'static str; 2],
        winner: Option<Seat>,
        measure: Measure,
        stakes: Vec<Stake>,
    ) -> Option<Threat> {
        let text = match winner {
            Some(seat) => Text::new(led).with("seat", seat),
            None => Text::new(tied),
        };
        let text = text
            .with("hex", place(hex))
            .with("stakes", Stake::told(&stakes))
            .with("missing", self.missing(hex).len() as i32);
        (!stakes.is_empty()).then(|| Threat {
            place: hex.id().to_owned(),
            name: place(hex),
            measure,
            stakes,
            text,
        })
    }
}
