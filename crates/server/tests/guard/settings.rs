//! Settings come from the right place, wrong ones are named, and the documents tell all of them.

use server::settings::{Flags, Place, Settings, SettingsError, document, example};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

fn variables(pairs: &[(&str, &str)]) -> Vec<(OsString, OsString)> {
    pairs.iter().map(|(name, value)| (OsString::from(name), OsString::from(value))).collect()
}

fn from_file(text: &str) -> Result<Settings, SettingsError> {
    let mut settings = Settings::default();
    settings.take_file(Path::new("lagoon.toml"), text)?;
    Ok(settings)
}

fn set(pair: &str) -> Flags {
    Flags { set: vec![pair.into()], ..Flags::default() }
}

/// A folder with a file of settings in it.
fn with_file(text: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("any.toml");
    fs::write(&path, text).unwrap();
    (folder, path)
}

#[test]
fn nothing_given_gives_the_defaults() {
    let settings = Settings::gather(&Flags::default(), variables(&[])).unwrap();
    assert_eq!(settings, Settings::default());
    assert_eq!(settings.listen.to_string(), "127.0.0.1:7700");
    assert_eq!(settings.data, PathBuf::from("./lagoon-data"));
    assert_eq!(settings.database_url().expose(), "sqlite:./lagoon-data/lagoon.db");
}

#[test]
fn the_command_line_wins_over_the_environment_and_that_over_the_file() {
    let (_folder, path) = with_file("[limits]\nbody_bytes = 2000\nlive_tables = 3\nidle_minutes = 4\n");
    let flags = Flags { config: Some(path), ..set("limits.body_bytes=4000") };
    let environment = variables(&[("LAGOON_LIMITS_BODY_BYTES", "3000"), ("LAGOON_LIMITS_LIVE_TABLES", "5")]);
    let limits = Settings::gather(&flags, environment).unwrap().limits;
    assert_eq!((limits.body_bytes, limits.live_tables, limits.idle_minutes), (4000, 5, 4));
    assert_eq!(limits.sockets, Settings::default().limits.sockets);
}

#[test]
fn a_named_option_wins_over_set() {
    let flags = Flags { listen: Some("127.0.0.1:2".into()), ..set("listen=127.0.0.1:1") };
    assert_eq!(Settings::gather(&flags, variables(&[])).unwrap().listen.port(), 2);
}

#[test]
fn the_environment_can_name_the_file_and_the_command_line_another() {
    let (_first, named) = with_file("listen = \"127.0.0.1:1\"\n");
    let (_second, other) = with_file("listen = \"127.0.0.1:2\"\n");
    let environment = || vec![(OsString::from("LAGOON_CONFIG"), named.clone().into_os_string())];
    let port = |flags: &Flags| Settings::gather(flags, environment()).unwrap().listen.port();
    assert_eq!(port(&Flags::default()), 1);
    assert_eq!(port(&Flags { config: Some(other), ..Flags::default() }), 2);
}

#[test]
fn a_file_that_was_named_must_be_there() {
    let flags = Flags { config: Some("/nowhere/lagoon.toml".into()), ..Flags::default() };
    let error = Settings::gather(&flags, variables(&[])).unwrap_err();
    assert!(matches!(error, SettingsError::Unreadable { .. }), "{error}");
    assert!(error.to_string().contains("/nowhere/lagoon.toml"));
}

#[test]
fn the_data_folder_follows_the_machine() {
    let data = |pairs: &[(&str, &str)]| Settings::gather(&Flags::default(), variables(pairs)).unwrap().data;
    assert_eq!(data(&[("XDG_DATA_HOME", "/d"), ("HOME", "/h")]), PathBuf::from("/d/lagoon"));
    assert_eq!(data(&[("HOME", "/h")]), PathBuf::from("/h/.local/share/lagoon"));
    assert_eq!(data(&[("XDG_DATA_HOME", "relative"), ("HOME", "")]), PathBuf::from("./lagoon-data"));
    assert_eq!(data(&[("HOME", "/h"), ("LAGOON_DATA", "/mine")]), PathBuf::from("/mine"));
}

#[test]
fn an_unknown_name_in_the_file_is_told_with_its_line_and_a_guess() {
    let error = from_file("listen = \"127.0.0.1:1\"\n\n[limits]\nbody_byte = 5\n").unwrap_err();
    let place = Place::File { path: "lagoon.toml".into(), line: 4 };
    let near = Some("limits.body_bytes".into());
    assert_eq!(error, SettingsError::Unknown { key: "limits.body_byte".into(), place, near });
    let text = error.to_string();
    assert_eq!(text, "lagoon.toml:4: unknown setting `limits.body_byte`; did you mean `limits.body_bytes`?");
}

#[test]
fn an_unknown_name_elsewhere_is_told_too() {
    let error = Settings::gather(&Flags::default(), variables(&[("LAGOON_LISTNE", "x")])).unwrap_err();
    assert!(error.to_string().contains("LAGOON_LISTNE") && error.to_string().contains("`LAGOON_LISTEN`"));
    let error = Settings::gather(&set("colour=blue"), variables(&[])).unwrap_err();
    assert_eq!(error.to_string(), "on the command line, --set colour: unknown setting `colour`");
    assert!(matches!(from_file("[colours]\n"), Err(SettingsError::Unknown { .. })));
    assert!(from_file("[limits]\n").is_ok());
    let error = from_file("[colours]\nsea = 1\n").unwrap_err();
    assert!(matches!(error, SettingsError::Unknown { key, .. } if key == "colours.sea"));
}

#[test]
fn other_programs_variables_are_left_alone() {
    assert!(Settings::gather(&Flags::default(), variables(&[("PATH", "x"), ("LAGOONS", "y")])).is_ok());
}

#[test]
fn a_value_that_cannot_be_is_told_with_name_value_place_and_form() {
    let error = from_file("listen = 7700\n").unwrap_err().to_string();
    assert!(
        error.starts_with("lagoon.toml:1: `listen` is `7700`, but must be an address and a port"),
        "{error}"
    );
    let error = Settings::gather(&set("limits.sockets=many"), variables(&[])).unwrap_err().to_string();
    assert!(error.contains("--set limits.sockets") && error.contains("`many`"), "{error}");
    assert!(error.contains("a whole number from 1 to 1000000"), "{error}");
}

#[test]
fn values_beyond_their_bounds_or_of_another_kind_are_refused() {
    let wrong = [
        "trust_proxy = \"true\"",
        "[limits]\nsockets = \"5\"",
        "[limits]\nsockets = 0",
        "[limits]\nsockets = -1",
        "[limits]\nsockets = 1000001",
        "[limits]\nsockets = 1.5",
        "[limits]\nsockets = 99999999999999999999",
        "[limits]\nname_letters = 25",
        "public_origins = \"https://a\"",
        "public_origins = [\"a\"]",
        "public_origins = [1]",
        "metrics = \"maybe\"",
        "log_format = \"xml\"",
        "log_level = \"loud\"",
        "log_level = \"info,server=loud\"",
        "data = \"\"",
        "database = \"mysql://x\"",
        "database = \"\"",
        "listen = \"localhost\"",
        "limits = 5",
        "listen = 2020-01-01",
        "[listen]\nport = 5",
    ];
    for text in wrong {
        assert!(from_file(text).is_err(), "{text}");
    }
}

#[test]
fn a_file_that_is_no_toml_is_told_with_its_line() {
    let error = from_file("listen = \"127.0.0.1:1\"\nlimits = [\n").unwrap_err();
    assert!(matches!(error, SettingsError::NotToml { .. }), "{error}");
    assert!(error.to_string().starts_with("lagoon.toml:"), "{error}");
    assert!(matches!(from_file("a = 1\na = 2\n"), Err(SettingsError::NotToml { .. })));
}

#[test]
fn set_needs_a_name_and_a_value() {
    let error = Settings::gather(&set("listen"), variables(&[])).unwrap_err();
    assert_eq!(error, SettingsError::NotAPair { given: "listen".into() });
}

#[test]
fn a_databases_password_is_shown_nowhere() {
    let settings = from_file("database = \"postgres://lagoon:hunter2@host/lagoon\"\n").unwrap();
    assert!(!format!("{settings:?}").contains("hunter2"));
    assert_eq!(settings.database_url().expose(), "postgres://lagoon:hunter2@host/lagoon");
    let error = from_file("database = \"postgers://lagoon:hunter2@host/lagoon\"\n").unwrap_err();
    assert!(!error.to_string().contains("hunter2") && !format!("{error:?}").contains("hunter2"));
}

#[test]
fn origins_are_a_list_in_the_file_and_have_commas_elsewhere() {
    let file = from_file("public_origins = [\"https://a.example\", \"http://b.example:81\"]\n").unwrap();
    let given =
        Settings::gather(&set("public_origins=https://a.example, http://b.example:81"), variables(&[]));
    assert_eq!(file.public_origins, given.unwrap().public_origins);
    assert!(file.is_https());
    let flags = Flags { public_origins: vec!["http://a".into(), "http://b".into()], ..Flags::default() };
    let settings = Settings::gather(&flags, variables(&[])).unwrap();
    assert_eq!(settings.public_origins.len(), 2);
    assert!(!settings.is_https());
}

#[test]
fn the_example_parses_to_the_defaults_and_names_every_setting() {
    assert_eq!(from_file(&example()).unwrap(), Settings::default());
    compare("examples/lagoon.toml", &example());
}

#[test]
fn the_page_about_settings_is_the_one_the_code_tells() {
    compare("docs/configuration.md", &document());
}

/// With `BLESS=1` the file is rewritten.
fn compare(path: &str, now: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        fs::write(&path, now).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(kept, now, "{}: run cargo xtask bless", path.display());
}
