"""Several packs together."""

from pathlib import Path

import pytest

from limner.engines.illustrator.atlas.guests import inviting, present
from limner.engines.illustrator.atlas.index import load as atlas
from limner.engines.illustrator.packs import shelf
from limner.engines.illustrator.packs.settings import MAX_PACKS, PackSettings
from limner.engines.illustrator.packs.shelf import Shelf
from limner.kit.errors import SettingsError
from limner.kit.settings import load
from tests.engines.illustrator.packs.sets import GLYPH, INFO, NEWT, pack, toys, write


def opened(*paths: Path) -> Shelf:
    found = shelf.load(paths)
    assert found is not None
    return found


@pytest.fixture
def toy(tmp_path: Path) -> Shelf:
    return opened(toys(tmp_path))


def test_no_packs() -> None:
    assert shelf.load([]) is None


def test_a_mark_takes_any_icon_and_a_scene_one_in_colours(toy: Shelf) -> None:
    assert toy.find("stethophone", marked=True) == "toy:stethophone"
    assert toy.find("stethophone", marked=False) is None
    assert toy.find("glimmernewt", marked=False) == "toy:glimmernewt"
    assert toy.find("mist", marked=True) is None
    assert toy.find("nothing", marked=True) is None


def test_the_first_pack_that_can_draw_it_is_taken(tmp_path: Path) -> None:
    first = write(tmp_path / "a.json", pack({"newt": GLYPH, "kite": "<text>kite</text>"}, prefix="a"))
    second = write(tmp_path / "b.json", pack({"newt": NEWT, "kite": GLYPH}, prefix="b"))
    both = opened(first, second)
    assert both.find("newt", marked=True) == "a:newt"
    assert both.find("newt", marked=False) == "b:newt"
    assert both.find("kite", marked=True) == "b:kite"
    assert [icon for icon, *_ in both.meanings("newt")] == ["a:newt", "b:newt"]
    assert opened(second, first).find("newt", marked=True) == "b:newt"


def test_a_prefix_is_one_files(tmp_path: Path) -> None:
    file = toys(tmp_path)
    with pytest.raises(SettingsError, match="the prefix 'toy' of another file"):
        shelf.load([file, file])


def test_all_files_together_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MAX_ALL", 100)
    with pytest.raises(SettingsError, match="more than 100 bytes"):
        shelf.load([toys(tmp_path)])


def test_few_icons_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MAX_KEPT", 2)
    icons = opened(write(tmp_path / "a.json", pack(dict.fromkeys("abc", GLYPH))))
    first = icons.symbol("toy:a")
    assert icons.symbol("toy:a") is first
    assert icons.symbol("toy:b")
    assert icons.symbol("toy:c")
    assert icons.symbol("toy:a") is not first


def test_refusals_are_counted_with_their_reason(toy: Shelf) -> None:
    assert toy.packs[0].refused() == {"mist": "a filter"}
    assert toy.packs[0].fault("mist") == "a filter"
    assert toy.packs[0].fault("glimmernewt") is None


def test_guests_stay_no_longer_than_they_are_invited(toy: Shelf) -> None:
    with inviting(toy):
        assert atlas()["toy:glimmernewt"].id == "toy:glimmernewt"
        with pytest.raises(KeyError):
            atlas()["toy:mist"]
        with inviting(None):
            assert present() is None
    with pytest.raises(KeyError):
        atlas()["toy:glimmernewt"]
    assert not [symbol.id for symbol in atlas() if ":" in symbol.id]


def test_a_credit_names_author_and_licence(toy: Shelf) -> None:
    credit = toy.credit("toy:glimmernewt")
    assert credit == {
        "icon": "toy:glimmernewt",
        "name": INFO["name"],
        "author": "Ada Toy",
        "author_url": "https://example.com/ada",
        "title": "Toy Licence 1.0",
        "spdx": "LicenseRef-Toy",
        "url": "https://example.com/licence",
    }
    assert toy.credit("fox") is None
    assert toy.credit("other:newt") is None


def test_the_setting_lists_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert load(PackSettings).art_packs == ()
    toys(tmp_path)
    write(tmp_path / "with space.json", "{}")
    monkeypatch.setenv("LIMNER_ART_PACKS", "toy.json, with space.json,")
    assert load(PackSettings).art_packs == (Path("toy.json"), Path("with space.json"))
    monkeypatch.delenv("LIMNER_ART_PACKS")
    write(tmp_path / "limner.toml", 'art_packs = ["toy.json"]')
    assert load(PackSettings).art_packs == (Path("toy.json"),)


@pytest.mark.parametrize(
    ("value", "said"),
    [("nowhere.json", "there is no nowhere.json"), (",".join(["."] * (MAX_PACKS + 1)), f"at most {MAX_PACKS} paths")],
    ids=["missing", "many"],
)
def test_a_setting_that_cannot_be_used_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LIMNER_ART_PACKS", value)
    with pytest.raises(SettingsError, match=rf"LIMNER_ART_PACKS.*{said}"):
        load(PackSettings)
