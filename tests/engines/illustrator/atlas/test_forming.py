"""Symbols in another form than their own."""

import pytest

from limner.drawing import geometry as g
from limner.engines.illustrator.atlas.figure import Figure
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.names import Remaking
from limner.engines.illustrator.atlas.remade.forming import FORMS, has, takes
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.tables.shapes import FIGURES
from limner.engines.illustrator.reading.tables.shapes import FORMS as BY_WORD
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import heroes, job


def _figure(symbol: str, form: str) -> Figure:
    return load()[Remaking(form=form).name(symbol)].figure()


def test_every_form_that_is_read_is_drawn() -> None:
    assert {*BY_WORD.values(), *FIGURES.values()} <= {*FORMS}


@pytest.mark.parametrize("form", FORMS)
def test_form_changes_the_outline_and_keeps_what_is_drawn(form: str) -> None:
    before, after = load()["mirror"].figure(), _figure("mirror", form)
    assert [part.slot for part in after.parts] == [part.slot for part in before.parts]
    assert [len(part.marks) for part in after.parts] == [len(part.marks) for part in before.parts]
    assert not g.difference(after.silhouette, before.silhouette).isEmpty() or form in ("narrow", "low")


def test_round_mirror_is_as_wide_as_high() -> None:
    mirror = _figure("mirror", "round")
    assert abs(mirror.width - mirror.height) < 0.04 * mirror.height


def test_things_are_drawn_out_and_flattened() -> None:
    before, after = load()["bicycle"].figure(), _figure("bicycle", "low")
    assert after.height < before.height
    long = _figure("bench", "long")
    assert long.width > 1.4 * load()["bench"].figure().width


def test_pennant_points_away_from_its_pole() -> None:
    flag = _figure("flag", "triangular")
    cloth = next(part.path for part in flag.parts if part.slot == "cloth")
    left, top, right, bottom = g.bounds(cloth)
    near, far = (g.intersection(cloth, g.rect(x, top, 6, bottom - top)) for x in (left + 6, right - 12))
    assert g.bounds(near)[3] - g.bounds(near)[1] > 2 * (g.bounds(far)[3] - g.bounds(far)[1])


@pytest.mark.parametrize("symbol", ["cat", "woman", "mountain", "dress"])
def test_the_living_the_land_and_clothes_keep_their_forms(symbol: str) -> None:
    assert not takes(load()[symbol], "round")


@pytest.mark.parametrize(
    ("prompt", "form"),
    [("an oval clock", "oval"), ("a heart-shaped mirror", "heart"), ("a long table", "long"), ("a round plate", ""),
     ("a star-shaped cookie", "")],
)  # fmt: skip
def test_form_reaches_the_picture(prompt: str, form: str) -> None:
    symbol = heroes(stage(read(prompt), job()))[0].symbol
    assert symbol.partition("~form=")[2] == form


@pytest.mark.parametrize("symbol", ["pencil", "flashlight", "table", "spoon"])
@pytest.mark.parametrize("form", ["round", "pentagonal", "cylindrical"])
def test_what_is_long_and_thin_or_has_legs_keeps_its_form(symbol: str, form: str) -> None:
    assert not takes(load()[symbol], form)


@pytest.mark.parametrize(("symbol", "shape"), [("jar", "cylindrical"), ("orange", "spherical"), ("clock", "round")])
def test_what_all_such_things_are_they_have(symbol: str, shape: str) -> None:
    assert has(load()[symbol], shape)
