//! Sizes, leftovers, and what stays out.

use super::files::File;

/// The most lines of a file with code.
const LONGEST: usize = 800;
/// What must not be left behind in code. Split so that this file does not accuse itself.
const LEFTOVERS: [(&str, &str); 6] = [
    ("todo", "!("),
    ("unimplemented", "!("),
    ("dbg", "!("),
    ("FIX", "ME"),
    ("#[ig", "nore"),
    ("test.fix", "me"),
];
/// Places on somebody's machine.
const MACHINE: [(&str, &str); 3] = [("/ro", "ot/"), ("/wo", "rk/"), ("/home", "/")];

pub(super) fn check(files: &[File], faults: &mut Vec<String>) {
    for file in files {
        if file.is_code() {
            size(file, faults);
            leftovers(file, faults);
        }
        if !file.is("Cargo.lock") && !file.is("package-lock.json") {
            machine(file, faults);
        }
        if file.is_code() || file.is(".md") || file.is(".ftl") {
            space(file, faults);
        }
    }
}

fn size(file: &File, faults: &mut Vec<String>) {
    let lines = file.text.lines().count();
    if lines > LONGEST {
        faults.push(format!(
            "{}: {lines} lines, at most {LONGEST}; give a part a file of its own",
            file.path
        ));
    }
}

fn leftovers(file: &File, faults: &mut Vec<String>) {
    for (number, line) in file.text.lines().enumerate() {
        for (start, end) in LEFTOVERS {
            if line.contains(&format!("{start}{end}")) {
                faults.push(format!(
                    "{}:{}: a leftover: {}",
                    file.path,
                    number + 1,
                    line.trim()
                ));
            }
        }
    }
}

fn machine(file: &File, faults: &mut Vec<String>) {
    for (start, end) in MACHINE {
        if file.text.contains(&format!("{start}{end}")) {
            faults.push(format!(
                "{}: names a place on somebody's machine ({start}{end})",
                file.path
            ));
        }
    }
}

fn space(file: &File, faults: &mut Vec<String>) {
    for (number, line) in file.text.lines().enumerate() {
        if line.ends_with([' ', '\t']) {
            faults.push(format!(
                "{}:{}: space at the end of the line",
                file.path,
                number + 1
            ));
        }
    }
    if !file.text.is_empty() && !file.text.ends_with('\n') {
        faults.push(format!("{}: the last line has no end", file.path));
    }
}
