//! Names of what is in the box: factions, units, artefacts, roads, cities.

use ziggurat_engine::ids;

ids! {
    /// A faction and its terrain (BAT-1.2).
    Faction { what: "faction", keys: "bat-faction-", file: "battalia.ts" }
    /// Bärfolk: green, forest.
    Barfolk = "barfolk",
    /// Islanders: blue, lake.
    Islanders = "islanders",
    /// Emberians: red, canyon.
    Emberians = "emberians",
    /// Cloudborn: gold, mountain.
    Cloudborn = "cloudborn",
}

ids! {
    /// A rank of units; its strength is its place counted from 1 (BAT-1.3).
    Rank { what: "rank", keys: "bat-unit-", file: "battalia.ts" }
    /// Rank 1.
    Tribesman = "tribesman",
    /// Rank 2.
    Chief = "chief",
    /// Rank 3.
    Priest = "priest",
    /// Rank 4.
    Lord = "lord",
}

ids! {
    /// An ordinary artefact (BAT-1.4).
    Artefact { what: "artefact", keys: "bat-artefact-", file: "battalia.ts" }
    /// Stands for up to two tribesmen.
    Tool = "tool",
    /// Hires heroes and opens attacks.
    Weapon = "weapon",
    /// A roll of the die changes a card.
    Amulet = "amulet",
    /// Promotes a unit.
    Title = "title",
    /// Changes the faction of a card.
    Scroll = "scroll",
    /// Keeps a card for later turns.
    Tent = "tent",
    /// Moves a hero.
    Horse = "horse",
}

ids! {
    /// A great artefact (section 10).
    Great { what: "great artefact", keys: "bat-great-", file: "battalia.ts" }
    /// Hammer of Stratos: any ordinary artefact.
    Hammer = "hammer",
    /// Sword of Elemag: strong in attack.
    Blade = "blade",
    /// Shield of Britos: strong in defence.
    Shield = "shield",
    /// Wings of Aviena: a hero flies.
    Wings = "wings",
    /// Horn of Baldur: two cards of the nation.
    Horn = "horn",
}

ids! {
    /// The shape of a terrain card: what stands on it and its exits (BAT-1.5).
    Shape { what: "terrain card", keys: "bat-shape-", file: "battalia.ts" }
    /// A straight road.
    Straight = "straight",
    /// A curve.
    Curve = "curve",
    /// A T-junction.
    Tee = "tee",
    /// Crossroads.
    Cross = "cross",
    /// A city with one exit.
    One = "one",
    /// A city with two opposite exits.
    TwoOpposite = "two_opposite",
    /// A city with two adjacent exits.
    TwoAdjacent = "two_adjacent",
    /// A city with three exits.
    Three = "three",
    /// A city with four exits.
    Four = "four",
}

impl Shape {
    /// Whether it is a city.
    #[inline]
    #[must_use]
    pub const fn is_city(self) -> bool {
        self as u8 >= Self::One as u8
    }
}

impl Rank {
    /// Rank and strength, 1 to 4.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// Looks names up by their place.
macro_rules! by_place {
    ($($name:ident)+) => {$(
        impl $name {
            /// The one at a place; the first if there is no such place.
            #[inline]
            pub(crate) const fn at(index: usize) -> Self {
                if index < Self::COUNT { Self::ALL[index] } else { Self::ALL[0] }
            }
        }
    )+};
}
by_place!(Faction Rank Artefact Great);
