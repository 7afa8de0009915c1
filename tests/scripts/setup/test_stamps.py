from pathlib import Path

from scripts.setup.stamps import Stamps, fingerprint


def test_nothing_is_current_before_it_was_made(tmp_path: Path) -> None:
    assert not Stamps(tmp_path / "stamps").is_current("front-end", "one")


def test_what_was_made_stays_current_until_it_should_be_made_from_something_else(tmp_path: Path) -> None:
    Stamps(tmp_path / "stamps").set("front-end", "one")

    assert Stamps(tmp_path / "stamps").is_current("front-end", "one")
    assert not Stamps(tmp_path / "stamps").is_current("front-end", "other")
    assert not Stamps(tmp_path / "stamps").is_current("node-modules", "one")


def test_a_fingerprint_follows_contents_names_and_facts(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("1")
    (tmp_path / "b").write_text("2")
    first = fingerprint("fact", files=[tmp_path / "a", tmp_path / "b"])

    assert fingerprint("fact", files=[tmp_path / "b", tmp_path / "a"]) == first
    assert fingerprint("other", files=[tmp_path / "a", tmp_path / "b"]) != first
    assert fingerprint("fact", files=[tmp_path / "a"]) != first
    (tmp_path / "b").write_text("3")
    assert fingerprint("fact", files=[tmp_path / "a", tmp_path / "b"]) != first
    (tmp_path / "b").write_text("2")
    (tmp_path / "b").rename(tmp_path / "c")
    assert fingerprint("fact", files=[tmp_path / "a", tmp_path / "c"]) != first
