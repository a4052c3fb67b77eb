"""A display list in a style's colours."""

import numpy as np
import pytest

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, distance
from limner.drawing.display import Display, Fill, Group, Item, Linear, Solid, Stop, Stroke
from limner.drawing.raster import rasterise
from limner.engines.illustrator.style_transfer.recolour import recoloured
from limner.engines.illustrator.style_transfer.strengths import STRENGTHS
from limner.engines.learned import Match
from tests.engines.illustrator.style_transfer import styles

SKY, LAND, INK = (120, 180, 230), (90, 150, 70), (12, 12, 16)


def drawing(hero: RGB) -> Display:
    sky = Linear((0, 0), (0, 60), (Stop(0, SKY), Stop(1, (230, 240, 240))))
    items: tuple[Item, ...] = (
        Group((Fill(g.rect(0, 0, 100, 60), sky),), "sky"),
        Group(
            (Fill(g.rect(0, 60, 100, 40), Solid(LAND)), Stroke(g.line([(0, 60), (100, 60)]), Solid(INK), 1)), "ground"
        ),
        Group((Group((Fill(g.ellipse(50, 65, 16), Solid(hero)),), "ball", matrix=(1, 0, 0, 1, 0, 0)),), "hero"),
    )
    return Display(100, 100, (255, 255, 255), items)


def colours(items: tuple[Item, ...]) -> list[RGB]:
    found: list[RGB] = []
    for item in items:
        if isinstance(item, Group):
            found += colours(item.items)
        elif isinstance(item.paint, Solid):
            found.append(item.paint.rgb)
        else:
            found += [stop.rgb for stop in item.paint.stops]
    return found


def drawn(hero: RGB, match: Match = "precise", *, whole: bool = False, style: str = "CLAY") -> Display:
    learned = getattr(styles, style)
    return recoloured(drawing(hero), learned, STRENGTHS[match], kept={INK}, named=(), whole=whole)


@pytest.mark.parametrize("style", ["CLAY", "POSTER", "NIGHT"])
def test_the_picture_comes_much_nearer_to_the_palette(style: str) -> None:
    before = styles.distance(rasterise(drawing((200, 60, 50))), getattr(styles, style))
    after = styles.distance(rasterise(drawn((200, 60, 50), style=style)), getattr(styles, style))
    assert after < 0.68 * before


def test_inks_stay() -> None:
    assert INK in colours(drawn((200, 60, 50)).items)


@pytest.mark.parametrize("style", ["CLAY", "POSTER", "NIGHT"])
@pytest.mark.parametrize("hero", [LAND, SKY, (140, 160, 120), (250, 250, 250)], ids=str)
def test_a_subject_never_melts_into_its_ground(hero: RGB, style: str) -> None:
    pixels = rasterise(drawn(hero, style=style))
    ball, land, sky = (tuple(int(c) for c in pixels[y, x]) for y, x in ((65, 50), (85, 10), (45, 10)))
    assert distance(ball, land) > 0.1  # type: ignore[arg-type]
    assert distance(ball, sky) > 0.03  # type: ignore[arg-type]


def test_flat_areas_become_swatches() -> None:
    pixels = rasterise(drawn((200, 60, 50), whole=True, style="POSTER"))
    land = tuple(int(c) for c in pixels[90, 5])
    assert min(distance(land, swatch.rgb) for swatch in styles.POSTER.palette) < 0.08  # type: ignore[arg-type]


def test_alphas_and_shapes_stay() -> None:
    before, after = drawing(LAND), drawn(LAND)
    assert len(colours(before.items)) == len(colours(after.items))
    assert not np.array_equal(rasterise(before), rasterise(after))
