"""SVG as pixels."""

import numpy as np
import pytest

from limner.imaging.svg import render as module
from limner.imaging.svg.read import read_svg
from limner.imaging.svg.render import render
from limner.kit.errors import InvalidRequest
from tests.imaging.svg.documents import document


def test_size_and_straight_alpha() -> None:
    pixels = render(read_svg(document('<rect width="50" height="100" fill="#f00" opacity=".5"/>')).text, 40, 20)
    assert pixels.shape == (20, 40, 4)
    assert pixels.dtype == np.uint8
    assert pixels[10, 12, :3].tolist() == [255, 0, 0]
    assert abs(int(pixels[10, 12, 3]) - 128) <= 1
    assert pixels[10, 39].tolist() == [0, 0, 0, 0]


def test_the_aspect_ratio_is_kept_unless_the_document_gives_it_up() -> None:
    inside = '<rect width="100" height="100" fill="#0f0"/>'
    kept = render(read_svg(document(inside)).text, 80, 40)
    stretched = render(read_svg(document(inside, 'viewBox="0 0 100 100" preserveAspectRatio="none"')).text, 80, 40)
    assert kept[20, 5, 3] == 0
    assert stretched[20, 5, 3] == 255


def test_text_is_drawn_in_a_bundled_font() -> None:
    text = '<text x="5" y="70" font-size="60" font-family="Arial, sans-serif">Hi</text>'
    assert np.count_nonzero(render(read_svg(document(text)).text, 100, 100)[..., 3]) > 300


def test_what_cannot_be_drawn_names_the_field() -> None:
    with pytest.raises(InvalidRequest) as refused:
        render("<svg", 10, 10, "mask")
    assert (refused.value.code, refused.value.param) == ("image_unreadable", "mask")


def test_what_costs_much_is_drawn_smaller_and_enlarged(monkeypatch: pytest.MonkeyPatch) -> None:
    text = read_svg(document('<rect width="50" height="100" fill="#f00" fill-opacity=".5"/>')).text
    whole = render(text, 1500, 1500)
    monkeypatch.setattr(module, "MAX_WORK", 1.0)
    coarse = render(text, 1500, 1500)
    assert coarse.shape == whole.shape
    apart = np.abs(coarse.astype(int) - whole).max(axis=-1) > 8
    assert 0 < np.count_nonzero(apart) < 3 * 1500
