//! A world from a view.
//!
//! First every place is filled, with something that may lie there where the viewer does not know what
//! lies there. Then what the view remembers is dealt to those places, as [`crate::hidden`] deals it.

mod frame;
mod memory;

use ziggurat_engine::{Chance, Invalid, Seat, Viewer, all_at_table};

use crate::{
    around::CityId,
    state::{OwnTile, SevenWonders},
    view::View,
};

impl SevenWonders {
    /// A position that looks like this to the viewer.
    pub(crate) fn looking_like(view: &View, viewer: Viewer) -> Result<Self, Invalid> {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let players = view.players().map_err(Invalid)?;
        all_at_table(players.into(), viewer, &[])?;
        let document = view.frame(players, seat).map_err(Invalid)?;
        let mut position = Self::try_from(document).map_err(Invalid)?;
        position.commit_hidden(view, seat);
        position.check_frame()?;
        position.remember(view, seat).map_err(Invalid)?;
        position.check_pieces()?;
        position.choose_again(seat, &mut Chance::new(0));
        position.check_position()?;
        Ok(position)
    }

    /// Deals what the viewer remembers.
    fn remember(&mut self, view: &View, seat: Option<Seat>) -> Result<(), String> {
        let chance = &mut Chance::new(0);
        for age in self.age.so_far() {
            let secrets = self.remembered_cards(view, seat, age)?;
            self.deal_secrets(secrets, chance);
        }
        if self.options.babel_tower {
            self.deal_these_tiles(seat, view.remembered_tiles()?, chance);
        }
        if self.options.leaders {
            self.deal_these_leaders(seat, view.remembered_leaders()?, chance);
        }
        Ok(())
    }

    /// As many tiles of others as everybody knows are about to be placed.
    fn commit_hidden(&mut self, view: &View, seat: Option<Seat>) {
        for (city, seen) in CityId::first(self.cities()).zip(&view.cities) {
            if Some(city.seat()) != seat {
                let tiles = self.city[city].tiles.iter_mut().flatten();
                let committed = tiles.take(seen.tiles_committed.into());
                committed.for_each(|own: &mut OwnTile| *own = own.committed());
            }
        }
    }
}
