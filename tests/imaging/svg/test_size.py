"""The size of an SVG by its root alone."""

import pytest

from limner.imaging.svg.read import read_svg
from limner.imaging.svg.render import render
from limner.imaging.svg.size import size_of_svg
from limner.kit.errors import InvalidRequest
from tests.imaging.svg.documents import document


@pytest.mark.parametrize(
    ("root", "size"),
    [
        ('viewBox="0 0 640 480" width="10" height="10"', (640, 480)),
        ('viewBox="-5,-5,10.5,20"', (10.5, 20)),
        ('width="300" height="200"', (300, 200)),
        ('width="72pt" height="1in"', (96, 96)),
        ('width="25.4mm" height="2.54cm"', (96, 96)),
        ('viewBox="0 0 0 0" width="30px" height="20px"', (30, 20)),
    ],
)
def test_size(root: str, size: tuple[float, float]) -> None:
    assert size_of_svg(document("", size=root)) == pytest.approx(size)


def test_the_beginning_of_a_file_is_enough() -> None:
    data = document("<g>" * 1000, before="<!-- first -->\n")
    assert size_of_svg(data[:200]) == (100, 100)
    assert size_of_svg(data.decode().encode("utf-16")) == (100, 100)


@pytest.mark.parametrize(
    "data",
    [document("", size=""), document("", size='width="50%" height="9"'), b"<svg", b"", b"\x89PNG", b"<html/>"],
)
def test_no_size(data: bytes) -> None:
    with pytest.raises(InvalidRequest) as refused:
        size_of_svg(data, "image")
    assert refused.value.code == "image_unreadable"


def test_entities_are_not_expanded() -> None:
    with pytest.raises(InvalidRequest) as refused:
        size_of_svg(b'<!DOCTYPE svg [<!ENTITY a "9">]><svg viewBox="0 0 &a; &a;"/>')
    assert refused.value.code == "svg_unsafe"


@pytest.mark.parametrize(
    ("box", "size"),
    [
        ("0 0 4096 4096", (4096, 4096)),
        ("0 0 8192 6144", (4096, 3072)),
        ("0 0 12192000 6858000", (4096, 2304)),
        ("0 0 1 0.5", (1, 0.5)),
        ("0 0 128 1", (128, 1)),
        ("0 0 1 128e3", None),
        ("0 0 1290 10", None),
    ],
)
def test_units_have_no_size_only_a_ratio(box: str, size: tuple[float, float] | None) -> None:
    data = document('<rect width="100%" height="100%"/>', f'viewBox="{box}"')
    if size is not None:
        assert size_of_svg(data) == pytest.approx(size)
        assert read_svg(data).view_box == pytest.approx([float(number) for number in box.split()])
        return
    for read in (size_of_svg, read_svg):
        with pytest.raises(InvalidRequest, match=r"^mask is an SVG of .* 128 times is accepted") as refused:
            read(data, "mask")
        assert refused.value.code == "image_too_small"


def test_coordinates_of_a_large_view_box_stay() -> None:
    inside = '<rect x="6000000" width="12000000" height="68000000" fill="#f00"/>'
    text = read_svg(document(inside, 'viewBox="0 0 12192000 6858000"')).text
    assert render(text, 40, 23)[11, 30].tolist() == [255, 0, 0, 255]
    assert render(text, 40, 23)[11, 5, 3] == 0
