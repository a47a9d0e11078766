//! The rule ids in a rule text.

use std::collections::BTreeSet;

/// The ids of the rules that a Markdown text defines, on lines that begin like `- **BAB-5.3**`.
#[must_use]
pub fn rule_ids(markdown: &str) -> BTreeSet<&str> {
    let id = |line| -> Option<&str> {
        let (id, _) = str::trim_start(line)
            .strip_prefix("- **")?
            .split_once("**")?;
        id.contains('-').then_some(id)
    };
    markdown.lines().filter_map(id).collect()
}

#[cfg(test)]
mod tests {
    use super::rule_ids;

    #[test]
    fn only_definitions_count() {
        let text =
            "# Title\n- **BAB-1.1** Tokens (BAB-1.2).\n- **Not a rule**\n  - **BAB-X1b** x\n";
        let ids: Vec<_> = rule_ids(text).into_iter().collect();
        assert_eq!(ids, ["BAB-1.1", "BAB-X1b"]);
    }
}
