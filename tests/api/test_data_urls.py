"""Data URLs beside the JSON that they stand in."""

import json

import pytest

from limner.api import strict_json
from limner.api.data_urls import Lifted

URL = "data:image/png;base64," + "A" * 50


@pytest.mark.parametrize(
    "text",
    [
        json.dumps({"u": [URL, URL], "v": {"w": "data:,b"}, "x": [1, None, True]}),
        json.dumps({"u": URL.replace("png", "svg+xml")}).replace("/", r"\/"),
        json.dumps({"q": 'say "data:hello" twice', "r": '"data:hello', "s": "\\"}),
        json.dumps({"data:k": URL, "é": "data:,é"}, ensure_ascii=False),
        '{"u" : "data:,%41" , "v":"\\u0064ata:,x"}',
    ],
)
def test_what_is_lifted_is_put_back(text: str) -> None:
    raw = bytearray(text.encode())
    lifted = Lifted(raw)
    raw.clear()
    assert lifted.put_back(strict_json.parse(lifted.rest)) == json.loads(text)


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
