//! What is at stake in the quarry and in the gardens: sets that are nearly complete.

use ziggurat_engine::{Measure, Seat, Stake, Text, Threat};

use crate::{
    board::Spot,
    pieces::{Decoration, Flower},
    scoring::Tally,
    state::Babylon,
    story::{by, spot_arg, spot_place, tile},
};

impl Babylon {
    /// Terraces that would complete a set for somebody, then decorations that would. Everything here
    /// is open to all.
    pub(crate) fn stakes(&self) -> Vec<Threat> {
        let tallies: Vec<Tally> = Seat::all(self.players)
            .map(|seat| self.tally(&self.gardens[seat.index() & 3]))
            .collect();
        let spots = Spot::all().filter_map(|spot| self.flower_at(spot, &tallies));
        let gardens = Seat::all(self.players).zip(&tallies);
        let sets = gardens.filter_map(|(seat, tally)| self.decoration_for(seat, tally));
        spots.chain(sets).collect()
    }

    /// For whom the terrace of a place would complete a set of flowers (BYL-10.8).
    fn flower_at(&self, spot: Spot, tallies: &[Tally]) -> Option<Threat> {
        let found = self.visible(spot)?;
        let flower = self.face(found).flower();
        let worth = i32::from(self.options.tables.values.flower_set);
        let completes = |tally: &Tally| only_lack(tally.flowers) == Some(flower.index());
        let gains = tallies
            .iter()
            .map(|tally| i32::from(completes(tally)) * worth);
        let stakes = Stake::all(gains);
        let text = tile(Text::new("byl-threat-flower"), found)
            .with("flower", flower.key())
            .with("spot", spot_arg(spot))
            .with("stakes", Stake::told(&stakes));
        (!stakes.is_empty()).then(|| Threat {
            place: spot_place(spot),
            name: spot_arg(spot),
            measure: Measure::Points,
            stakes,
            text,
        })
    }

    /// The only decoration that a garden lacks for a further set (BYL-10.7).
    fn decoration_for(&self, seat: Seat, tally: &Tally) -> Option<Threat> {
        let decoration = Decoration::ALL.get(only_lack(tally.decorations)?)?;
        let points = i32::from(self.options.tables.values.decoration_set);
        let text = by("byl-threat-decoration", seat)
            .with("decoration", decoration.key())
            .with("points", points);
        Some(Threat {
            place: format!("seat:{}", seat.0),
            name: seat.into(),
            measure: Measure::Points,
            stakes: vec![Stake { seat, points }],
            text,
        })
    }
}

/// The only kind that is missing for one more full set.
fn only_lack<const N: usize>(counts: [u8; N]) -> Option<usize> {
    let least = counts.iter().copied().min()?;
    let mut lacking = (0..N).filter(|&kind| counts[kind] == least);
    let first = lacking.next()?;
    lacking.next().is_none().then_some(first)
}

const _: () = assert!(Flower::COUNT == Decoration::COUNT);

#[cfg(test)]
mod tests {
    use super::only_lack;

    #[test]
    fn a_set_lacks_one_kind_or_several() {
        assert_eq!(only_lack([1, 1, 0, 2]), Some(2));
        assert_eq!(only_lack([1, 1, 1, 1]), None);
        assert_eq!(only_lack([0, 1, 0, 3]), None);
    }
}
