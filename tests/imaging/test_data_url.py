"""Files within the text of a request."""

import base64
import tracemalloc
from urllib.parse import unquote_to_bytes

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.imaging import data_url
from limner.imaging.data_url import PIECE, is_data_url, read_data_url
from limner.kit.errors import InvalidRequest

DATA = bytes(range(256))
PACKED = base64.b64encode(DATA).decode()
SVG = "<svg xmlns='http://www.w3.org/2000/svg' fill='#f00'>é</svg>"


@pytest.mark.parametrize(
    "url",
    [
        f"data:image/png;base64,{PACKED}",
        f" DATA:IMAGE/PNG;BASE64,{PACKED}",
        f"data:;base64,{PACKED}",
        f"data:text/html;charset=utf-8; base64 ,{PACKED}",
        f"data:image/png;base64,{PACKED.rstrip('=')}",
        "data:image/png;base64,\r\n" + "\n".join(PACKED[at : at + 76] for at in range(0, len(PACKED), 76)) + "\n ",
        "data:image/png;base64," + PACKED.replace("+", "%2B").replace("/", "%2f").replace("=", "%3D"),
        "data:application/octet-stream," + "".join(f"%{byte:02X}" for byte in DATA),
    ],
    ids=["plain", "loud", "no type", "parameters", "no padding", "lines", "escaped", "bytes escaped"],
)
def test_the_bytes_come_out(url: str) -> None:
    assert is_data_url(url)
    assert read_data_url(url) == DATA


@pytest.mark.parametrize("head", ["data:image/svg+xml;utf8,", "data:image/svg+xml;charset=utf-8,", "data:,"])
def test_text_may_stand_as_it_is(head: str) -> None:
    assert read_data_url(head + SVG) == SVG.encode()
    assert read_data_url(head + SVG.replace("<", "%3C").replace("#", "%23")) == SVG.encode()


@pytest.mark.parametrize(
    "url",
    [
        "data:image/png;base64",
        "data:" + "x" * 2_000 + ",",
        "data:image/png;base64,A",
        "data:image/png;base64,AA-_",
        "data:image/png;base64,AA==AA==",
        "data:image/png;base64,é",
        "data:image/png;base64,%00",
        "data:,\ud800",
    ],
    ids=["no comma", "long head", "one character", "URL alphabet", "more after padding", "letters", "NUL", "surrogate"],
)
def test_what_cannot_be_read(url: str) -> None:
    with pytest.raises(InvalidRequest, match="mask_url is a data URL that cannot be read") as caught:
        read_data_url(url, "mask_url")
    assert (caught.value.code, caught.value.param) == ("invalid_image_url", "mask_url")
    assert len(caught.value.message) < 300


@pytest.mark.parametrize("url", [f"data:;base64,{PACKED}", "data:," + "a" * 256, "data:," + "%61" * 256])
def test_the_size_is_bounded(url: str) -> None:
    assert len(read_data_url(url, max_bytes=256)) == 256
    for most in (255, 10, 1):
        with pytest.raises(InvalidRequest) as caught:
            read_data_url(url, max_bytes=most)
        assert caught.value.code == "image_too_large"


@given(st.binary(max_size=40), st.integers(0, 40))
def test_white_space_anywhere(data: bytes, at: int) -> None:
    packed = base64.b64encode(data).decode()
    assert read_data_url(f"data:;base64,{packed[:at]} \r\n\t{packed[at:]}") == data


@given(st.text(max_size=60))
def test_any_text_gives_bytes_or_an_invalid_request(text: str) -> None:
    for head in ("data:;base64,", "data:", "data:,"):
        try:
            read_data_url(head + text)
        except InvalidRequest as error:
            assert error.message  # noqa: PT017  either is right


@pytest.mark.parametrize("unit", ["%41", "A", "%4", "%", "+/%2f ", "%%41"])
def test_decoding_takes_no_more_than_the_text_and_a_little(unit: str) -> None:
    url = "data:," + unit * (3_000_000 // len(unit))
    tracemalloc.start()
    try:
        data = read_data_url(url)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert data == unquote_to_bytes(url.removeprefix("data:,"))
    # The file, which grows by an eighth beyond its size, and one piece with its arrays; each escape took 200 bytes.
    assert peak < 1.3 * len(data) + 40 * PIECE


@given(st.lists(st.sampled_from(["%", "%4", "%41", "a", "F", "é", "%zz", "%%", "2"]), max_size=60), st.integers(1, 9))
def test_pieces_do_not_show(parts: list[str], piece: int) -> None:
    text = "".join(parts)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(data_url, "PIECE", piece)
        assert read_data_url("data:," + text) == unquote_to_bytes(text)
