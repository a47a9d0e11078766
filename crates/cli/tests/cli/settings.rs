//! Settings by file, environment and command line.

#![cfg(all(feature = "serve", unix))]

use std::{fs, path::Path, process::Command};

struct Said {
    code: Option<i32>,
    out: String,
    err: String,
}

fn serve(folder: &Path, environment: &[(&str, &str)], args: &[&str]) -> Said {
    let output = Command::new(env!("CARGO_BIN_EXE_ziggurat"))
        .arg("serve")
        .args(args)
        .envs(environment.iter().copied())
        .current_dir(folder)
        .output()
        .unwrap();
    Said {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

#[test]
fn the_settings_are_printed_as_a_file_that_can_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let args = [
        "--print-config",
        "--behind-proxy",
        "--port",
        "81",
        "--bot-pause",
        "0",
    ];
    let first = serve(folder.path(), &[("ZIGGURAT_SILENCE", "2m")], &args);
    assert_eq!(first.code, Some(0), "{}", first.err);
    for line in [
        "listen = \"127.0.0.1:81\"",
        "trusted_proxies = [\"127.0.0.1/32\", \"::1/128\"]",
        "silence = \"2m\"",
        "bot_pause = \"0s\"",
        "# metrics = (not set)",
    ] {
        assert!(
            first.out.lines().any(|other| other == line),
            "{line}\n{}",
            first.out
        );
    }
    fs::write(folder.path().join("all.toml"), &first.out).unwrap();
    let again = serve(
        folder.path(),
        &[],
        &["--config", "all.toml", "--print-config"],
    );
    assert_eq!(again.out, first.out, "{}", again.err);
    // Flags win over the environment, the environment wins over the file.
    let environment = [
        ("ZIGGURAT_CONFIG", "all.toml"),
        ("ZIGGURAT_SILENCE", "3m"),
        ("ZIGGURAT_LISTEN", "[::1]:82"),
    ];
    let args = [
        "--port",
        "83",
        "--set",
        "limits.open_per_address=5",
        "--print-config",
    ];
    let mixed = serve(folder.path(), &environment, &args).out;
    for line in [
        "listen = \"[::1]:83\"",
        "silence = \"3m\"",
        "open_per_address = 5",
    ] {
        assert!(mixed.lines().any(|other| other == line), "{line}\n{mixed}");
    }
    assert!(mixed.contains("\"::1/128\""));
    assert!(
        !folder.path().join("ziggurat.sqlite").exists(),
        "nothing was started"
    );
}

#[test]
fn settings_that_are_wrong_are_named_with_their_place() {
    let folder = tempfile::tempdir().unwrap();
    let wrong = |file: &str, environment: &[(&str, &str)], args: &[&str], parts: &[&str]| {
        fs::write(folder.path().join("some.toml"), file).unwrap();
        let args = [&["--config", "some.toml", "--print-config"], args].concat();
        let said = serve(folder.path(), environment, &args);
        assert_eq!(said.code, Some(2), "{}", said.err);
        assert_eq!(said.out, "");
        for part in parts {
            assert!(said.err.contains(part), "{part}: {}", said.err);
        }
    };
    wrong("\nlisten = 5\n", &[], &[], &["some.toml", "line 2"]);
    wrong(
        "[limits]\nchatt = 1\n",
        &[],
        &[],
        &["some.toml", "line 2", "`chatt`", "`chat`"],
    );
    wrong(
        "",
        &[("ZIGGURAT_LIMITS_CHAT", "5")],
        &[],
        &["ZIGGURAT_LIMITS_CHAT"],
    );
    wrong(
        "",
        &[],
        &["--set", "limits.idle=1s"],
        &["--set limits.idle", "limits.idle_timeout"],
    );
    wrong(
        "",
        &[],
        &["--set", "silence=now"],
        &["--set silence", "\"90s\""],
    );
    let said = serve(folder.path(), &[], &["--config", "missing.toml"]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains("missing.toml"), "{}", said.err);
}

/// Whoever reads the documentation finds every limit, and no other.
#[test]
fn every_limit_is_in_the_documentation() {
    let folder = tempfile::tempdir().unwrap();
    let printed = serve(folder.path(), &[], &["--print-config"]).out;
    let limits = printed.split("[limits]").nth(1).unwrap();
    let limits = limits.split("\n[").next().unwrap();
    let names = limits.lines().filter(|line| !line.starts_with('#'));
    let names: Vec<_> = names
        .filter_map(|line| line.split(" = ").next().filter(|_| line.contains(" = ")))
        .collect();
    assert!(names.len() >= 14, "{names:?}");
    let documentation = include_str!("../../../../docs/operating.md");
    for name in &names {
        let setting = format!("`limits.{name}`");
        assert!(documentation.contains(&setting), "{setting} is missing");
    }
    for part in documentation.split("`limits.").skip(1) {
        let name = part.split(['`', ' ', '=']).next().unwrap();
        assert!(names.contains(&name), "there is no limits.{name}");
    }
}
