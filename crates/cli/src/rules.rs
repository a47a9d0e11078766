//! `ziggurat rules`.

use std::io::Write;

use ziggurat_terminal::rules_text;

use crate::{args, fail::Failure};

pub(crate) fn rules(args: &args::Rules, out: &mut dyn Write) -> Result<(), Failure> {
    let about = args.about.join(" ");
    let text = rules_text(
        &args.game.info(),
        args.game.rules(),
        args.lang.get(),
        &about,
    )
    .map_err(Failure::arguments)?;
    Ok(out.write_all(text.as_bytes())?)
}
