"""`limner packs`, and what other commands say of packs."""

from pathlib import Path

import pytest

from tests.cli.conftest import Limner
from tests.engines.illustrator.packs.sets import toys, write


@pytest.fixture
def toy(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One pack is set."""
    monkeypatch.setenv("LIMNER_ART_PACKS", toys(home).name)


@pytest.mark.usefixtures("toy")
def test_list_shows_the_licence(limner: Limner) -> None:
    (line,) = limner("packs", "list").stdout.splitlines()
    assert line.split("\t") == [
        "toy",
        "Toy Signs",
        "2",
        "1",
        "Ada Toy",
        "Toy Licence 1.0",
        "LicenseRef-Toy",
        "https://example.com/licence",
        "toy.json",
    ]


def test_a_licence_that_is_not_stated_is_not_made_up(
    home: Path, limner: Limner, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(home / "bare.json", {"prefix": "bare", "icons": {"kite": {"body": "<path d='M0 0h9v9z'/>"}}})
    monkeypatch.setenv("LIMNER_ART_PACKS", "bare.json")
    assert limner("packs", "list").stdout.split("\t").count("not stated") == 5


@pytest.mark.usefixtures("toy")
def test_find(limner: Limner) -> None:
    assert limner("packs", "find", "Glimmernewt").stdout == "toy:glimmernewt\teverywhere\tToy Licence 1.0\n"
    assert "marks and patterns" in limner("packs", "find", "stethophone").stdout
    missing = limner("packs", "find", "zorblax")
    assert (missing.exit_code, missing.stdout) == (1, "")
    assert "no art pack has an icon for 'zorblax'" in missing.stderr.lower()


@pytest.mark.usefixtures("toy")
def test_check_lists_what_is_refused(limner: Limner) -> None:
    result = limner("packs", "check")
    assert result.stdout == "toy:mist\ta filter\n"
    assert "2 of 3 icons can be drawn" in result.stderr
    unknown = limner("packs", "check", "mdi")
    assert unknown.exit_code == 1
    assert "no art pack 'mdi'" in unknown.stderr


def test_no_packs(limner: Limner) -> None:
    for command in (["list"], ["find", "kite"], ["check"]):
        result = limner("packs", *command)
        assert result.stdout == ""
        assert "LIMNER_ART_PACKS" in result.stderr


@pytest.mark.usefixtures("toy")
def test_explain_says_where_a_noun_went(limner: Limner) -> None:
    said = limner("explain", "a glimmernewt and a stethophone").stdout
    assert "art pack     toy:glimmernewt (Toy Signs, Ada Toy, Toy Licence 1.0)\n" in said
    assert "art pack     toy:stethophone draws stethophone in icons, logos, stickers, badges and patterns\n" in said
    assert "not drawn    stethophone\n" in said


@pytest.mark.usefixtures("toy")
def test_generate_draws_it(home: Path, limner: Limner) -> None:
    result = limner("generate", "sticker of a stethophone", "-o", "sign.svg", "--seed", "1")
    assert result.exit_code == 0
    assert "Nothing was drawn" not in result.stderr
    assert "toy-stethophone" in (home / "sign.svg").read_text()


@pytest.mark.parametrize("command", [["packs", "list"], ["explain", "a cat"], ["serve"], ["doctor"]], ids=" ".join)
def test_a_file_that_is_no_pack_stops_every_command(
    home: Path, limner: Limner, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    write(home / "bad.json", "{}")
    monkeypatch.setenv("LIMNER_ART_PACKS", "bad.json")
    result = limner(*command)
    assert result.exit_code == 1
    assert "LIMNER_ART_PACKS: 'bad.json' cannot be used" in result.stderr + result.stdout
    assert "Traceback" not in result.stderr + result.stdout
