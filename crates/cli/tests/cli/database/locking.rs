//! Two servers never share a file.

use std::{thread, time::Duration};

use super::{Server, beside, files, rows};

fn says_in_use(words: &str, file: &std::path::Path) {
    assert!(words.contains(file.to_str().unwrap()), "{words}");
    assert!(words.contains("in use by a server"), "{words}");
    assert!(words.contains("Stop that server"), "{words}");
}

#[test]
fn a_second_server_ends_at_once_and_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("store.sqlite");
    let server = Server::start(&database);
    let begun = std::time::Instant::now();
    let second = Server::started(Server::command(&database).spawn().unwrap());
    says_in_use(&second.err().expect("no second server"), &database);
    assert!(begun.elapsed() < Duration::from_secs(5));
    // Another way to the same file is no way around it.
    let link = folder.path().join("link.sqlite");
    std::os::unix::fs::symlink(&database, &link).unwrap();
    let linked = Server::started(Server::command(&link).spawn().unwrap());
    says_in_use(&linked.err().expect("no second server"), &link);
    // The lock goes with the process, however it ends.
    server.kill();
    let server = Server::start(&database);
    server.stop();
    Server::start(&database).stop();
}

#[tokio::test]
async fn while_a_file_is_brought_up_to_date_nobody_else_gets_it() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("store.sqlite");
    rows::first_version(&database, 100_000).await;
    let first = Server::command(&database).spawn().unwrap();
    // It copies the file before it changes it: now it is at it.
    while !files(folder.path(), ".before-").iter().any(|_| true) {
        thread::sleep(Duration::from_millis(1));
    }
    let second = Server::started(Server::command(&database).spawn().unwrap());
    says_in_use(&second.err().expect("no second server"), &database);
    Server::started(first).unwrap_or_else(|words| panic!("{words}"));
    assert_eq!(rows::everything(&database).await["events"].len(), 100_000);
}

#[tokio::test]
async fn a_copy_that_an_earlier_crash_has_left_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let first = folder.path().join("first.sqlite");
    rows::first_version(&first, 2_000).await;
    let good = std::fs::read(&first).unwrap();
    let left: [(&str, &[u8]); 3] = [
        ("empty", b""),
        ("nonsense", &b"once upon a time".repeat(99)),
        ("half", &good[..good.len() / 2]),
    ];
    for (what, bytes) in left {
        let database = folder.path().join(format!("{what}.sqlite"));
        std::fs::write(&database, &good).unwrap();
        let before = rows::everything(&database).await;
        let newest = ziggurat_store::DatabaseFile::newest_version();
        let copy = beside(&database, &format!(".before-{newest}"));
        std::fs::write(&copy, bytes).unwrap();
        Server::start(&database).stop();
        assert_eq!(rows::everything(&copy).await, before, "{what}");
        let partial = files(folder.path(), "partial");
        assert!(partial.is_empty(), "{what}: {partial:?}");
    }
}
