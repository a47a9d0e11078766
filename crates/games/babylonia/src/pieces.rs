//! Tokens, location tiles and ziggurat cards: ids and what is printed on them.

use ziggurat_engine::ids;

use crate::board::{TILES_2, TILES_3, TILES_4};

ids! {
    /// A kind of clan token (BAB-1.1). The first three are nobles.
    Token { what: "token", keys: "bab-token-", file: "babylonia.ts" }
    /// A noble; the star.
    Priest = "priest",
    /// A noble; the tablet.
    Official = "official",
    /// A noble; the amphora.
    Merchant = "merchant",
    /// The only kind that is not a noble; the plant.
    Farmer = "farmer",
}

impl Token {
    /// The three kinds of nobles.
    pub const NOBLES: [Self; 3] = [Self::Priest, Self::Official, Self::Merchant];

    /// Whether it is a priest, an official or a merchant.
    #[inline]
    #[must_use]
    pub const fn is_noble(self) -> bool {
        !matches!(self, Self::Farmer)
    }
}

ids! {
    /// A location tile (BAB-1.2): the first seven are cities, the others fields.
    Tile { what: "location tile", keys: "bab-tile-", file: "babylonia.ts" }
    /// A city that pays for priests.
    CityPriest = "city_priest",
    /// A city that pays for officials.
    CityOfficial = "city_official",
    /// A city that pays for merchants.
    CityMerchant = "city_merchant",
    /// A city that pays for officials and priests.
    CityOfficialPriest = "city_official_priest",
    /// A city that pays for merchants and officials.
    CityMerchantOfficial = "city_merchant_official",
    /// A city that pays for merchants and priests.
    CityMerchantPriest = "city_merchant_priest",
    /// A city that pays for all nobles.
    CityAll = "city_all",
    /// A field worth 5.
    Field5 = "field_5",
    /// A field worth 6.
    Field6 = "field_6",
    /// A field worth 7.
    Field7 = "field_7",
    /// A field worth one point for each city that players own.
    FieldCities = "field_cities",
}

impl Tile {
    /// Whether it is a city.
    #[inline]
    #[must_use]
    pub const fn is_city(self) -> bool {
        (self as u8) < Self::Field5 as u8
    }

    /// The nobles that the city pays for.
    #[must_use]
    pub const fn symbols(self) -> &'static [Token] {
        use Token::{Merchant, Official, Priest};
        match self {
            Self::CityPriest => &[Priest],
            Self::CityOfficial => &[Official],
            Self::CityMerchant => &[Merchant],
            Self::CityOfficialPriest => &[Official, Priest],
            Self::CityMerchantOfficial => &[Merchant, Official],
            Self::CityMerchantPriest => &[Merchant, Priest],
            Self::CityAll => &[Merchant, Official, Priest],
            Self::Field5 | Self::Field6 | Self::Field7 | Self::FieldCities => &[],
        }
    }

    /// What a field brings while all players together own `cities` (BAB-5.5, BAB-5.6).
    #[must_use]
    pub const fn field_value(self, cities: u16) -> u16 {
        match self {
            Self::Field5 => 5,
            Self::Field6 => 6,
            Self::Field7 => 7,
            Self::FieldCities => cities,
            Self::CityPriest
            | Self::CityOfficial
            | Self::CityMerchant
            | Self::CityOfficialPriest
            | Self::CityMerchantOfficial
            | Self::CityMerchantPriest
            | Self::CityAll => 0,
        }
    }

    /// How many of each tile are in a game with this many players (BAB-1.2).
    #[must_use]
    pub const fn counts(players: u8) -> &'static [u8; 11] {
        match players {
            2 => &TILES_2,
            3 => &TILES_3,
            _ => &TILES_4,
        }
    }
}

ids! {
    /// A ziggurat card (section 8 of the rules), by number.
    Card { what: "ziggurat card", keys: "bab-card-", file: "babylonia.ts" }
    /// 10 points at once (BAB-8.2).
    TenPoints = "ten_points",
    /// One additional turn (BAB-8.3).
    ExtraTurn = "extra_turn",
    /// A stand of seven (BAB-8.5).
    SevenTokens = "seven_tokens",
    /// Three different nobles as a play (BAB-8.6).
    ThreeNobles = "three_nobles",
    /// A noble together with three or more farmers (BAB-8.7).
    NobleWithFarmers = "noble_with_farmers",
    /// Nobles on fields (BAB-8.10).
    NoblesInFields = "nobles_in_fields",
    /// More points for cities (BAB-8.11).
    CityBonus = "city_bonus",
    /// Free central land connects (BAB-8.12).
    CentralLandConnects = "central_land_connects",
    /// Free river hexes connect (BAB-8.13).
    RiversConnect = "rivers_connect",
}

/// A set of ziggurat cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(pub(crate) u16);

impl CardSet {
    /// The seven cards of the base game (BAB-3.4).
    pub const BASE: Self = Self(0b111_1111);
    /// All nine cards.
    pub const ALL: Self = Self(0b1_1111_1111);

    /// Whether the card is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card as u8 & 1 == 1
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u8;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u8);
    }

    /// How many cards are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no card is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards by number.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL
            .iter()
            .copied()
            .filter(move |&card| self.contains(card))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}
