"""Formats are told by bytes, in linear time."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from limner.imaging.sniff import LOOK_AHEAD, sniff

SVG = "<svg xmlns='http://www.w3.org/2000/svg'/>"
DOCTYPE = """<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [
  <!ENTITY ns "a > b ]">
]>"""


@pytest.mark.parametrize("name", ["PNG", "WEBP", "JPEG"])
def test_rasters(name: str) -> None:
    file = io.BytesIO()
    Image.new("RGB", (2, 2)).save(file, name)
    assert sniff(file.getvalue()) == name.lower()


@pytest.mark.parametrize(
    "text",
    [
        SVG,
        f"\n\t {SVG}",
        f"<?xml version='1.0'?><!-- > <b> -->\n<?style a?>{SVG}",
        f"<?xml version='1.0'?>{DOCTYPE}{SVG}",
        f"<!DOCTYPE svg>{SVG}",
        "<s:svg xmlns:s='http://www.w3.org/2000/svg'></s:svg>",
        "<svg>",
        "<svg/>",
    ],
    ids=["bare", "white space", "prolog", "entities", "doctype", "prefix", "no attributes", "empty"],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_svg(text: str, encoding: str) -> None:
    assert sniff(text.encode(encoding)) == "svg"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GIF89a",
        b"RIFF0000WAVE",
        b"<html><svg/></html>",
        b"<!-- <svg> -->",
        b"<svgs>",
        b"<?xml version='1.0'?>",
        b"<!DOCTYPE svg [",
        b"\x1f\x8b<svg>",
        b" " * LOOK_AHEAD + b"<svg>",
    ],
)
def test_anything_else_is_nothing(data: bytes) -> None:
    assert sniff(data) is None


@given(st.binary(max_size=64) | st.text("<!-?[]>'\" DOCTYPEsvg:x\n", max_size=64).map(str.encode))
def test_any_bytes_have_an_answer(data: bytes) -> None:
    assert sniff(data) in {None, "png", "webp", "jpeg", "svg"}


@pytest.mark.parametrize(
    "piece", [b"<!", b"<!--", b"<?", b"<!DOCTYPE [", b'<!DOCTYPE "', b"<!DOCTYPE ''", b"  ", b"<!---->"]
)
def test_hostile_prologs_take_linear_time(piece: bytes) -> None:
    assert sniff(piece * (LOOK_AHEAD // len(piece))) is None
