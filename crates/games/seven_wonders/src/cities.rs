//! Cities: losses of coins, debt, and team play (SWC).

mod losses;
mod teams;
