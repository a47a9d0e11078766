//! Files that cannot be trusted are refused, with words that say what is wrong.

use std::{fs, os::unix::fs::PermissionsExt, path::Path};

use super::{Server, backup, check, done, files, load, refused, restore, rows};

/// A database with a match in it, made by a real server.
async fn made(folder: &Path) -> (std::path::PathBuf, String) {
    let database = folder.join("store.sqlite");
    let server = Server::start(&database);
    let table = load::some_moves(server.addr, 6).await;
    server.stop();
    (database, table)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn broken_files_are_refused_and_nothing_changes() {
    let folder = tempfile::tempdir().unwrap();
    let (database, _) = made(folder.path()).await;
    let kept = folder.path().join("backups");
    done(&mut backup(&database, &kept, &[]));
    let good = fs::read(&files(&kept, "Z.sqlite")[0]).unwrap();
    let before = rows::everything(&database).await;

    let mut flipped = good.clone();
    let middle = good.len() / 2 / 4_096 * 4_096;
    flipped[middle..middle + 2_048].fill(0xa5);
    let cases: [(&str, Vec<u8>, &str); 4] = [
        ("empty", Vec::new(), "it is empty"),
        (
            "text",
            b"once upon a time".repeat(99),
            "not a Ziggurat database",
        ),
        ("short", good[..good.len() / 2].to_vec(), "is broken"),
        ("flipped", flipped, "is broken"),
    ];
    for (name, bytes, right) in cases {
        let file = folder.path().join(format!("{name}.sqlite"));
        fs::write(&file, bytes).unwrap();
        let (_, errors) = refused(&mut restore(&file, &database));
        assert!(errors.contains(right) && errors.contains(name), "{errors}");
        refused(&mut check(&file));
        if name != "short" && name != "flipped" {
            let (_, errors) = refused(&mut backup(&file, &kept, &[]));
            assert!(errors.contains(right), "{errors}");
        }
    }
    let missing = folder.path().join("missing.sqlite");
    for command in [
        &mut restore(&missing, &database),
        &mut check(&missing),
        &mut backup(&missing, &kept, &[]),
    ] {
        let (_, errors) = refused(command);
        assert!(errors.contains("There is no file"), "{errors}");
    }
    assert!(!missing.exists());
    let (_, errors) = refused(&mut restore(&database, &database));
    assert!(errors.contains("from itself"), "{errors}");

    let foreign = folder.path().join("foreign.sqlite");
    rows::change(&foreign, "CREATE TABLE recipes (name TEXT)").await;
    let (_, errors) = refused(&mut restore(&foreign, &database));
    assert!(errors.contains("not a Ziggurat database"), "{errors}");
    let later = folder.path().join("later.sqlite");
    fs::write(&later, &good).unwrap();
    rows::change(
        &later,
        "UPDATE _sqlx_migrations SET version = 1000 WHERE version = 1",
    )
    .await;
    let (_, errors) = refused(&mut restore(&later, &database));
    assert!(errors.contains("schema 1000"), "{errors}");

    assert_eq!(rows::everything(&database).await, before);
    assert_eq!(files(folder.path(), "replaced").len(), 0);
    assert_eq!(files(folder.path(), "restored").len(), 0);
    assert_eq!(files(&kept, "Z.sqlite").len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_is_for_its_owner_unless_it_replaces_a_file_that_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let (database, _) = made(folder.path()).await;
    let rights = |file: &Path| file.metadata().unwrap().permissions().mode() & 0o777;
    fs::set_permissions(&database, fs::Permissions::from_mode(0o644)).unwrap();
    let kept = folder.path().join("backups");
    done(&mut backup(&database, &kept, &[]));
    let copy = &files(&kept, "Z.sqlite")[0];
    assert_eq!(rights(copy), 0o600);
    let new = folder.path().join("new.sqlite");
    done(&mut restore(copy, &new));
    assert_eq!(rights(&new), 0o600);
    done(&mut restore(copy, &database));
    assert_eq!(rights(&database), 0o644);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_check_plays_every_match_again_and_lists_what_is_broken() {
    let folder = tempfile::tempdir().unwrap();
    let (database, table) = made(folder.path()).await;
    let said = done(&mut check(&database));
    assert!(said.contains("1 match"), "{said}");
    assert!(said.contains("6 match entries"), "{said}");
    let good = fs::read(&database).unwrap();

    let cases = [
        // An entry that the rules do not allow, or that cannot be read.
        (
            "UPDATE events SET payload = (SELECT payload FROM events WHERE version = 2) WHERE version = 3",
            "Table",
        ),
        (
            "UPDATE events SET payload = 'nonsense' WHERE version = 3",
            "Table",
        ),
        (
            "DELETE FROM events WHERE version = 3",
            "entry 3 of the match is missing",
        ),
        (
            "UPDATE tables SET opening = NULL",
            "not the setup it started from",
        ),
        ("UPDATE tables SET meta = 'nonsense'", "Table"),
        ("UPDATE tables SET id = 'x'", "Table x"),
        ("INSERT INTO replays VALUES ('r', '{}', 1, 1)", "Replay r"),
        ("DELETE FROM players", "belong to no row of players"),
        (
            "DELETE FROM tables",
            "events: 6 rows belong to no row of tables",
        ),
        ("DROP INDEX tables_in_lobby", "tables_in_lobby is missing"),
    ];
    for (change, right) in cases {
        let file = folder.path().join("broken.sqlite");
        fs::write(&file, &good).unwrap();
        rows::change(&file, change).await;
        let (said, errors) = refused(&mut check(&file));
        assert!(said.contains(right), "{change}: {said}{errors}");
        assert!(errors.contains("fault"), "{errors}");
        if right == "Table" {
            assert!(said.contains(&format!("Table {table}")), "{said}");
        }
    }
}
