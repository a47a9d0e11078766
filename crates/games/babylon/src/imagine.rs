//! A world from a view.

use ziggurat_engine::{Invalid, Viewer, all_at_table};

use crate::{
    board::Corner,
    document::{DecorationDocument, Document, TerraceDocument, add_decoration},
    event::Support,
    pieces::{Effect, Tile},
    state::Babylon,
    tables_document::TokensDocument,
    view::{DecorationView, GardenView, TerraceView, TileView, TokenCount, View},
};

impl Babylon {
    /// The position that looks like this: whatever is hidden is hidden from everybody, and kept as a set
    /// (BYL-12.2, BYL-12.3).
    pub(crate) fn looking_like(view: &View, viewer: Viewer) -> Result<Self, Invalid> {
        let named = [("active", view.active), ("start_player", view.start_player)];
        all_at_table(view.players.len(), viewer, &named)?;
        let document = document(view).map_err(Invalid)?;
        let position = Self::try_from(document).map_err(Invalid)?;
        position.check_position()?;
        Ok(position)
    }
}

/// The document of the position.
fn document(view: &View) -> Result<Document, String> {
    let players = || view.players.iter();
    Ok(Document {
        players: u8::try_from(view.players.len()).unwrap_or(u8::MAX),
        options: view.options,
        phase: view.phase,
        round: view.round,
        token: view.token,
        to_move: view.active,
        start_player: view.start_player,
        boards: Some(players().map(|player| player.board).collect()),
        gardens: players()
            .map(|player| garden(&player.garden))
            .collect::<Result<_, _>>()?,
        stored: players().map(|player| id(player.stored)).collect(),
        pillars: players().map(|player| player.pillars).collect(),
        taken: id(view.turn.taken),
        placed: !view.turn.placed.is_empty(),
        decorated: view.turn.decorated,
        wild_used: view.turn.wild_used,
        to_remove: view.to_remove,
        quarry: Some(view.quarry.iter().map(|spot| id(spot.tile)).collect()),
        covered: Some(view.covered.iter().map(|tile| tile.tile).collect()),
        unseen_tokens: Some(tokens(&view.unseen_tokens)?),
    })
}

fn id(tile: Option<TileView>) -> Option<Tile> {
    tile.map(|tile| tile.tile)
}

fn tokens(seen: &[TokenCount]) -> Result<TokensDocument, String> {
    let effects = seen.iter().map(|token| token.effect);
    if !effects.eq(Effect::ALL.iter().copied()) {
        let all: Vec<_> = Effect::ALL.iter().map(|effect| effect.id()).collect();
        let all = all.join(", ");
        return Err(format!("unseen_tokens: needs each effect once: {all}"));
    }
    let mut counts = [0; Effect::COUNT];
    for (place, token) in counts.iter_mut().zip(seen) {
        *place = token.count;
    }
    Ok(counts.into())
}

fn garden(seen: &GardenView) -> Result<Vec<TerraceDocument>, String> {
    let mut terraces: Vec<_> = seen.terraces.iter().map(terrace).collect();
    for one in &seen.decorations {
        let DecorationView {
            decoration, parts, ..
        } = one;
        let ends = parts.first().zip(parts.last());
        let (from, to) = ends.ok_or_else(|| format!("decorations: a {decoration} has no parts"))?;
        let written = DecorationDocument {
            decoration: *decoration,
            from: from.cell,
            to: (to.cell != from.cell).then_some(to.cell),
        };
        let ends = [from, to].map(|part| (part.cell, part.level));
        add_decoration(&mut terraces, written, ends);
    }
    Ok(terraces)
}

fn terrace(seen: &TerraceView) -> TerraceDocument {
    let mut corners = Corner::ALL.iter().zip(&seen.corners);
    let open = corners.find(|(_, corner)| corner.support == Support::Open);
    TerraceDocument {
        tile: seen.tile.tile,
        at: seen.at,
        turn: seen.turn,
        level: seen.level,
        open: open.map(|(corner, _)| *corner),
        decorations: Vec::new(),
    }
}
