//! Names for what is in the box: closed sets with ids for files and keys for words.

use ziggurat_engine::ids;

ids! {
    /// A resource (SWB-1.2): the first four are raw materials, the others manufactured goods.
    Resource { what: "resource", keys: "swb-resource-", file: "seven_wonders.ts" }
    /// A raw material.
    Wood = "wood",
    /// A raw material.
    Stone = "stone",
    /// A raw material.
    Clay = "clay",
    /// A raw material.
    Ore = "ore",
    /// A manufactured good.
    Glass = "glass",
    /// A manufactured good.
    Textile = "textile",
    /// A manufactured good.
    Papyrus = "papyrus",
}

ids! {
    /// The two classes of resources, which have prices of their own (SWB-6.4).
    Class { what: "class of resources", keys: "swb-class-", file: "seven_wonders.ts" }
    /// Wood, stone, clay, ore.
    Raw = "raw",
    /// Glass, textile, papyrus.
    Manufactured = "manufactured",
}

ids! {
    /// The colour of a card (SWB-1.3).
    Colour { what: "colour", keys: "swb-colour-", file: "seven_wonders.ts" }
    /// Raw materials.
    Brown = "brown",
    /// Manufactured goods.
    Grey = "grey",
    /// Civilian structures.
    Blue = "blue",
    /// Commercial structures.
    Yellow = "yellow",
    /// Military structures.
    Red = "red",
    /// Scientific structures.
    Green = "green",
    /// Guilds.
    Purple = "purple",
    /// City cards (SWC-1.6).
    Black = "black",
    /// Leaders, which are no structures (SWL-4.1).
    White = "white",
}

ids! {
    /// A science symbol (SWB-12.1).
    Symbol { what: "symbol", keys: "swb-symbol-", file: "seven_wonders.ts" }
    /// The compass.
    Compass = "compass",
    /// The gear.
    Gear = "gear",
    /// The tablet.
    Tablet = "tablet",
}

ids! {
    /// A side of a Wonder board (SWB-2.4).
    Side { what: "side", keys: "swb-side-", file: "seven_wonders.ts" }
    /// The plainer side.
    A = "a",
    /// The side with special powers.
    B = "b",
}

ids! {
    /// A token that a project rewards with (SWP-5.4 to SWP-5.9).
    Token { what: "token", keys: "swb-token-", file: "seven_wonders.ts" }
    /// Take part in a project with a structure of any colour.
    WildParticipation = "wild_participation",
    /// Build a structure without cost.
    FreeStructure = "free_structure",
    /// Build a stage without resources.
    FreeWonderStage = "free_wonder_stage",
    /// Points for sets of science symbols.
    VpPerScienceSet = "vp_per_science_set",
    /// Points for guilds around.
    VpPerGuild = "vp_per_guild",
    /// Points for own stages.
    VpPerOwnWonderStage = "vp_per_own_wonder_stage",
}

impl Side {
    /// By the letter on the board.
    #[must_use]
    pub const fn from_bit(bit: u8) -> Self {
        if bit & 1 == 0 { Self::A } else { Self::B }
    }
}
