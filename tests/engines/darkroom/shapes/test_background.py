"""Dropping the background."""

import numpy as np
import pytest

from limner.engines.darkroom.shapes.background import drop_background
from tests.engines.darkroom.shapes.pictures import HOUSE, SHIRT, USES, changed, drawn, safe, shown


def test_a_scene_keeps_its_hero() -> None:
    text = drop_background(drawn("a red fox in a forest"))
    assert 'id="fox"' in text
    assert 'id="sky"' not in text
    assert "shadow" not in text.split("</defs>")[1]
    alpha = shown(text)[..., 3]
    assert alpha[0].max() == 0
    assert 0.1 < np.mean(alpha > 128) < 0.6


def test_several_heroes_stay() -> None:
    text = drop_background(drawn("two people walking in a city street with a dog"))
    assert 'id="dog"' in text
    assert text.count("<title>people") == 2


@pytest.mark.parametrize("picture", [HOUSE, SHIRT, USES])
def test_foreign_pictures_by_their_geometry(picture: str) -> None:
    svg = safe(picture)
    pixels = shown(drop_background(svg))
    middle = pixels.shape[0] // 2, pixels.shape[1] // 2
    assert pixels[middle][3] == 255
    assert pixels[middle].tolist() == shown(svg.text)[middle].tolist()
    assert pixels[0, :, 3].max() == 0
    assert pixels[:, 0, 3].max() == 0


def test_named_groups_are_taken_at_their_word() -> None:
    subject = '<g id="subject"><rect width="400" height="300" fill="#123456"/></g>'
    text = drop_background(safe(HOUSE.replace("</svg>", subject + "</svg>")))
    assert text.count("<rect") == 1
    named = HOUSE.replace('id="house"', 'id="background"')
    assert "House" not in drop_background(safe(named))


def test_something_is_always_left() -> None:
    one = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z" fill="#39c"/></svg>'
    svg = safe(one)
    assert not changed(svg.text, drop_background(svg)).any()
    nothing = safe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
    assert drop_background(nothing) == nothing.text
