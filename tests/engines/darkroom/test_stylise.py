import numpy as np
import pytest

from limner.catalog.client_styles import CLIENT_STYLES
from limner.catalog.styles import CURATED
from limner.engines.base import never_cancelled
from limner.engines.darkroom.stylise import EFFECTS, styled
from limner.engines.illustrator.looks.index import LOOKS
from limner.engines.illustrator.reading.tables.styles import STYLES
from tests.engines.darkroom.pictures import apart, photograph


@pytest.mark.parametrize("style", sorted({effect: name for name, effect in EFFECTS.items()}.values()))
def test_every_manner_changes_the_picture_and_is_the_same_again(style: str) -> None:
    picture = photograph("chelsea", 120, 90)
    made = styled(picture, style, 1.0, 7, never_cancelled)
    assert made.shape == picture.shape
    assert apart(made, picture) > 1
    assert np.array_equal(made, styled(picture, style, 1.0, 7, never_cancelled))


def test_every_style_with_a_look_has_a_manner() -> None:
    drawn = {style for style in STYLES.values() if style.replace(" ", "_") in LOOKS}
    assert drawn - set(EFFECTS) == {"photo"}


def test_every_look_of_the_catalogue_has_a_manner() -> None:
    """Photographs' own aside: what comes in is one."""
    looks = {style.look for style in (*CURATED, *CLIENT_STYLES) if style.look}
    names = {name.replace(" ", "_") for name in EFFECTS}
    assert looks - names == {"photorealism", "raw"}


def test_no_share_and_no_manner_leave_it() -> None:
    picture = photograph()
    assert np.array_equal(styled(picture, "oil", 0.0, 1, never_cancelled), picture)
    assert np.array_equal(styled(picture, "photo", 1.0, 1, never_cancelled), picture)


@pytest.mark.parametrize("level", [0, 128, 255])
@pytest.mark.parametrize("style", ["oil", "flat", "low poly", "mosaic", "watercolour", "pencil"])
def test_a_flat_picture(style: str, level: int) -> None:
    picture = np.full((40, 64, 3), level, np.uint8)
    assert styled(picture, style, 1.0, 1, never_cancelled).shape == picture.shape


@pytest.mark.parametrize("style", ["watercolour", "oil", "pencil", "storybook"])
def test_a_medium_is_seen_all_over_the_picture(style: str) -> None:
    before = photograph("astronaut", 360, 360)
    made = styled(before, style, 1.0, 1, never_cancelled)
    parts = [np.s_[y : y + 120, x : x + 120] for y in (0, 120, 240) for x in (0, 120, 240)]
    assert min(apart(made[part], before[part]) for part in parts) > 5


def test_a_watercolour_leaves_paper_bare_round_it() -> None:
    made = styled(photograph("astronaut", 360, 360), "watercolour", 1.0, 1, never_cancelled)
    assert made[:3].mean() > 235
    assert made[100:260, 100:260].mean() < 220
