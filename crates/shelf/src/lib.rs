//! The games behind one closed enum: what hosts talk to.
