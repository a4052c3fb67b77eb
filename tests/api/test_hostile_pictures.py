"""Pictures that mean harm: each is refused or made harmless, costs nothing, and leaves the service as it was."""

import base64
import io
import struct
import zipfile
import zlib
from typing import Any

import httpx
import numpy as np
import pytest
from PIL import Image

from tests.api.service import Service
from tests.api.test_errors import check

SIDE = 256
NOISE = np.random.default_rng(3).integers(0, 256, (SIDE, SIDE, 3), np.uint8)


def encoded(kind: str) -> bytes:
    file = io.BytesIO()
    Image.fromarray(NOISE).save(file, kind)
    return file.getvalue()


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(width: int, height: int, inflated: int) -> bytes:
    """A PNG of any header over any amount of zeros."""
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", zlib.compress(bytes(inflated), 9)) + chunk(b"IEND", b"")


def svg(inside: str, before: str = "") -> bytes:
    return f'{before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">{inside}</svg>'.encode()


LAUGHS = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
REFUSED: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "image_unreadable"),
    "text": (b"hello " * 100, "image_unreadable"),
    "a web page": (b"<!doctype html><html><body>404</body></html>", "image_unreadable"),
    "a GIF": (b"GIF89a" + bytes(100), "image_format_unsupported"),
    "half a PNG": (encoded("PNG")[:50_000], "image_unreadable"),
    "half a JPG": (encoded("JPEG")[:300], "image_unreadable"),
    "half a WEBP": (encoded("WEBP")[:3_000], "image_unreadable"),
    "a PNG without its end": (encoded("PNG")[:40], "image_unreadable"),
    "a PNG with a damaged middle": (encoded("PNG")[:9_000] + bytes(500) + encoded("PNG")[9_500:], "image_unreadable"),
    "a PNG that says it is huge": (png(60_000, 60_000, 1_000), "image_too_large"),
    "a PNG that says it is large, and is not": (png(4096, 4096, 1_000), "image_unreadable"),
    "entities": (svg("&l9;", f'<!DOCTYPE svg [<!ENTITY l0 "ha">{LAUGHS}]>'), "svg_unsafe"),
    "an external entity": (
        svg("<text>&x;</text>", '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
        "svg_unsafe",
    ),
    "10,000 groups in each other": (svg("<g>" * 10_000 + "</g>" * 10_000), "svg_too_complex"),
    "100,000 paths": (svg('<path d="M0 0h9v9z"/>' * 100_000), "svg_too_complex"),
    "an SVG that is cut off": (svg("<g>")[:-9], "image_unreadable"),
    "an SVG without a size": (
        b'<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>',
        "image_unreadable",
    ),
}
SHAPE = '<rect width="300" height="300" fill="#9cf"/><circle cx="150" cy="150" r="60" fill="#c00"/>'
HARMLESS = {
    "a script": (f"<script>fetch('http://127.0.0.1/')</script>{SHAPE}", b"script"),
    "an event": (SHAPE.replace("<circle", '<circle onclick="alert(1)"'), b"onclick"),
    "an outside picture": (f'{SHAPE}<image href="http://127.0.0.1:9/a.png" width="9" height="9"/>', b"127.0.0.1"),
    "a file of the server": (f'{SHAPE}<image href="file:///etc/passwd" width="9" height="9"/>', b"passwd"),
    "a foreign object": (f"{SHAPE}<foreignObject><b>hi</b></foreignObject>", b"foreignObject"),
    "a style sheet from elsewhere": (f"<style>@import url(http://127.0.0.1:9/a.css);</style>{SHAPE}", b"import"),
    "coordinates that are no numbers": (f'{SHAPE}<path d="M NaN inf L 1e999 5 z" fill="red"/>', b"NaN"),
}


def address(data: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(data).decode()}"


def left(api: httpx.Client) -> Any:
    return api.get("/users/me").raise_for_status().json()["credits"]


@pytest.mark.parametrize("case", REFUSED)
def test_refused(api: httpx.Client, case: str) -> None:
    data, code = REFUSED[case]
    before = left(api)
    check(api.post("/images/removeBackground", json={"image_url": address(data)}), code, "image_url")
    check(api.post("/images/removeBackground", files={"image": data}), code, "image")
    assert left(api) == before


@pytest.mark.parametrize("case", HARMLESS)
def test_made_harmless(api: httpx.Client, case: str) -> None:
    inside, gone = HARMLESS[case]
    request = {"image_url": address(svg(inside)), "response_format": "b64_json"}
    answer = api.post("/images/removeBackground", json=request).raise_for_status().json()
    result = base64.b64decode(answer["image"]["b64_json"])
    assert b"<circle" in result or b"<path" in result
    assert gone not in result


def test_a_file_that_is_two_things_is_the_picture(api: httpx.Client) -> None:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as zipped:
        zipped.writestr("a.txt", "hidden")
    polyglot = encoded("PNG") + archive.getvalue()
    request = {"image_url": address(polyglot), "response_format": "b64_json"}
    answer = api.post("/images/crispUpscale", json=request).raise_for_status().json()
    assert b"hidden" not in base64.b64decode(answer["image"]["b64_json"])


def test_afterwards_the_service_works(service: Service, api: httpx.Client) -> None:
    assert httpx.get(f"{service.url}/readyz").status_code == 200
    assert service.audit() == ()
    made = api.post("/images/generations", json={"prompt": "a fox", "model": "svcv4_1_flash"})
    assert made.status_code == 200
