//! What must last: accounts, tables, moves.
