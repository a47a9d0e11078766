//! Bots for every game through the contract: random, greedy, search.
