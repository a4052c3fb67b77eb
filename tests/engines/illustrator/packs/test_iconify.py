"""Files in the Iconify JSON format, the wrong ones too."""

from pathlib import Path
from typing import Any

import pytest

from limner.engines.illustrator.packs import iconify
from limner.engines.illustrator.packs.faults import Refused
from limner.kit.errors import SettingsError
from tests.engines.illustrator.packs.sets import GLYPH, INFO, pack, write


def read(tmp_path: Path, content: Any) -> iconify.IconSet:
    return iconify.read(write(tmp_path / "set.json", content))


def test_an_icon_has_its_own_box_before_the_sets_and_the_formats(tmp_path: Path) -> None:
    icons = read(tmp_path, pack({"a": {"body": GLYPH, "width": 30, "left": -2}}))
    icon = icons.icon("a")
    assert (icon.left, icon.top, icon.width, icon.height) == (-2, 0, 30, 24)
    bare = read(tmp_path, {"prefix": "bare", "icons": {"a": {"body": GLYPH}}}).icon("a")
    assert (bare.width, bare.height) == (16, 16)


def test_aliases_add_turns_and_undo_flips(tmp_path: Path) -> None:
    aliases = {
        "b": {"parent": "a", "rotate": 3, "hFlip": True},
        "c": {"parent": "b", "rotate": 2, "hFlip": True, "vFlip": True, "width": 48},
    }
    icon = read(tmp_path, pack({"a": {"body": GLYPH}}, aliases=aliases)).icon("c")
    assert (icon.body, icon.width, icon.quarters, icon.flip_x, icon.flip_y) == (GLYPH, 48, 1, False, True)


@pytest.mark.parametrize(
    ("name", "aliases", "reason"),
    [
        ("loop", {"loop": {"parent": "pool"}, "pool": {"parent": "loop"}}, "lead to each other"),
        ("self", {"self": {"parent": "self"}}, "lead to each other"),
        ("lost", {"lost": {"parent": "nowhere"}}, "leads nowhere"),
        ("odd", {"odd": "a"}, "leads nowhere"),
        ("skew", {"skew": {"parent": "a", "rotate": 0.5}}, "no quarter turn"),
        ("flat", {"flat": {"parent": "a", "height": 0}}, "without a size"),
        ("text", {"text": {"parent": "a", "width": "24"}}, "without a size"),
        ("vast", {"vast": {"parent": "a", "left": 1e300}}, "without a size"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_alias_that_cannot_be_followed_is_refused(
    tmp_path: Path, name: str, aliases: dict[str, Any], reason: str
) -> None:
    icons = read(tmp_path, pack({"a": GLYPH}, aliases=aliases))
    with pytest.raises(Refused, match=reason):
        icons.icon(name)
    assert icons.icon("a")


@pytest.mark.parametrize("name", ["A b", "ünicode", "../a", "a--b", "-a", "a\n", "", "<script>"])
def test_a_name_that_the_format_does_not_allow_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(Refused, match="a name"):
        read(tmp_path, pack({name: GLYPH})).icon(name)


@pytest.mark.parametrize("body", ["", "  ", None, 7, ["<path/>"]])
def test_an_icon_without_a_body_is_refused(tmp_path: Path, body: Any) -> None:
    with pytest.raises(Refused, match="nothing to draw"):
        read(tmp_path, pack({"a": {"body": body}})).icon("a")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "is not JSON"),
        ("{", "is not JSON"),
        ("[" * 100_000, "is not JSON"),
        ('{"prefix": "a", "icons": {"a": {"body": "<g/>", "width": NaN}}}', "is not JSON"),
        ("[]", "JSON of another kind"),
        ({"icons": {"a": {"body": GLYPH}}}, "has no prefix"),
        ({"prefix": "A:b", "icons": {"a": {"body": GLYPH}}}, "has no prefix"),
        ({"prefix": "toy"}, "has no icons"),
        ({"prefix": "toy", "icons": {}}, "0 icons"),
        ({"prefix": "toy", "icons": {"a": {}}, "aliases": []}, "not a table"),
    ],
    ids=["empty", "cut off", "deep", "NaN", "list", "no prefix", "odd prefix", "no icons", "none", "aliases"],
)
def test_a_file_of_another_kind_stops_the_start(tmp_path: Path, content: Any, said: str) -> None:
    with pytest.raises(SettingsError, match=rf"LIMNER_ART_PACKS: .*set\.json.*{said}.*Accepted"):
        read(tmp_path, content)


def test_a_file_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = write(tmp_path / "set.json", pack({"a": GLYPH, "b": GLYPH}))
    monkeypatch.setattr(iconify, "MAX_ICONS", 1)
    with pytest.raises(SettingsError, match="has 2 icons"):
        iconify.read(file)
    monkeypatch.setattr(iconify, "MAX_BYTES", 100)
    with pytest.raises(SettingsError, match="at most 100 are read"):
        iconify.read(file)


def test_a_licence_is_read_from_the_set_or_beside_it(tmp_path: Path) -> None:
    inside = read(tmp_path, pack({"a": GLYPH}, info=INFO)).licence
    assert (inside.title, inside.spdx, inside.url) == (
        "Toy Licence 1.0",
        "LicenseRef-Toy",
        "https://example.com/licence",
    )
    write(tmp_path / "icons.json", pack({"a": GLYPH}))
    write(tmp_path / "info.json", INFO)
    assert iconify.read(tmp_path).licence == inside
    assert read(tmp_path, pack({"a": GLYPH}, info={"author": "Ada", "license": "MIT"})).licence.title == "MIT"
    steering = {"name": "Toy\n\x1b[31m Signs\u202e", "license": {"title": "x" * 9_000}}
    shown = read(tmp_path, pack({"a": GLYPH}, info=steering)).licence
    assert (shown.name, len(shown.title)) == ("Toy [31m Signs", 300)
    assert read(tmp_path, pack({"a": GLYPH}, info=[1])).licence == iconify.Licence()
