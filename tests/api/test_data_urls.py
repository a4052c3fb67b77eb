"""Data URLs beside the JSON that they stand in."""

import json

import pytest

from limner.api import strict_json
from limner.api.data_urls import Lifted
from limner.imaging.data_url import PIECE, read_data_url
from limner.kit.errors import InvalidRequest

URL = "data:image/png;base64," + "A" * 50


@pytest.mark.parametrize(
    "text",
    [
        json.dumps({"u": [URL, URL], "v": {"w": "data:,b"}, "x": [1, None, True]}),
        json.dumps({"u": URL.replace("png", "svg+xml")}).replace("/", r"\/"),
        json.dumps({"q": 'say "data:hello" twice', "r": '"data:hello', "s": "\\"}),
        json.dumps({"data:k": URL, "é": "data:,"}, ensure_ascii=False),
        '{"u" : "data:,%41" , "v":"\\u0064ata:,x"}',
    ],
)
def test_what_is_lifted_is_put_back(text: str) -> None:
    raw = bytearray(text.encode())
    lifted = Lifted(raw)
    raw.clear()
    assert lifted.put_back(strict_json.parse(lifted.rest)) == json.loads(text)


@pytest.mark.parametrize(
    "url",
    ["data:,é", "data:é;a=b,é%C3%A9%zz" + "😀%2" * 50_000, "data:image/svg+xml;utf8,<svg/>é", "data:,😀%4", "data:,é%"],
)
def test_other_characters_become_base64_of_the_same_file(url: str) -> None:
    lifted = Lifted(bytearray(json.dumps(url, ensure_ascii=False).encode()))
    found = lifted.put_back(strict_json.parse(lifted.rest))
    assert found.isascii()
    assert read_data_url(found) == read_data_url(url)


@pytest.mark.parametrize("url", ["data:image/png;base64,QUJDé", "data:é", "data:image/png;base64 ,é"])
def test_what_is_no_base64_stays_none(url: str) -> None:
    lifted = Lifted(bytearray(json.dumps(url, ensure_ascii=False).encode()))
    found = lifted.put_back(strict_json.parse(lifted.rest))
    for each in (found, url):
        with pytest.raises(InvalidRequest) as refused:
            read_data_url(each)
        assert refused.value.code == "invalid_image_url"


@pytest.mark.parametrize(("size", "byte"), [(5, 5), (PIECE - 8, PIECE - 8), (PIECE - 6, PIECE - 6)])
def test_bytes_that_are_no_text_are_named(size: int, byte: int) -> None:
    url = b"data:," + b"a" * (size - 6) if size > 5 else b"data:"
    lifted = Lifted(bytearray(b'"' + url + b'\xc3\x28"'))
    with pytest.raises(strict_json.InvalidJson, match=f"byte {byte} of a data URL"):
        lifted.put_back(strict_json.parse(lifted.rest))


def test_urls_leave_the_text() -> None:
    lifted = Lifted(bytearray(json.dumps({"a": 1, "u": [URL] * 3}).encode()))
    assert URL.encode() not in lifted.rest
    assert lifted.size == 3 * (len(URL) + 2)


@pytest.mark.parametrize(
    "raw", [b'{"u": "data:\xff"}', b'{"u": "data:,\n"}', b'{"u": "data:,"data:,"}', b'{"u": "data:,']
)
def test_what_is_no_json_stays_none(raw: bytes) -> None:
    lifted = Lifted(bytearray(raw))
    with pytest.raises(strict_json.InvalidJson):
        lifted.put_back(strict_json.parse(lifted.rest))
