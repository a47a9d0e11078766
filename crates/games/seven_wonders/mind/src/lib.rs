//! The bots of 7 Wonders, compiled for speed.

ziggurat_browser::mind!(ziggurat_seven_wonders::SevenWonders);
