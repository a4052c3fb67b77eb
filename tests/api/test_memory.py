"""What one request takes of the server's memory: three times its body at most, whatever the body holds."""

import base64
import io
import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest
from PIL import Image

from tests.api.service import Service, running

BODY = 16_000_000
EMOJI = "\U0001f600"
"""One makes four bytes of each character of a text."""


@cache
def noise(size: int) -> bytes:
    """A PNG of about so many bytes."""
    side = int((size / 3) ** 0.5)
    pixels = np.random.default_rng(1).integers(0, 256, (side, side, 3), dtype=np.uint8)
    file = io.BytesIO()
    Image.fromarray(pixels).save(file, "PNG", compress_level=0)
    return file.getvalue()


def in_json(text: str, *, escaped: bool = False) -> dict[str, Any]:
    body = json.dumps({"image_url": text, "size": "1:1"}, ensure_ascii=False)
    if escaped:
        body = body.replace("/", r"\/")
    return {"content": body.encode(), "headers": {"Content-Type": "application/json"}}


def in_base64(size: int) -> str:
    return "data:image/png;base64," + base64.b64encode(noise(size * 3 // 4)).decode()


def as_text(size: int, character: str) -> str:
    """An SVG that stands in its URL as it is, of one description as long as that."""
    text = character * (size // len(character.encode()))
    return f"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><desc>{text}</desc></svg>"


def in_form(**parts: Any) -> dict[str, Any]:
    return {"files": {**parts, "size": (None, "1:1")}}


BODIES: dict[str, tuple[Callable[[int], dict[str, Any]], str | None]] = {
    "Base64": (lambda size: in_json(in_base64(size)), None),
    "Base64 with escaped slashes": (lambda size: in_json(in_base64(size), escaped=True), None),
    "Base64 and an emoji": (lambda size: in_json(in_base64(size) + EMOJI), "invalid_image_url"),
    "percent escapes": (
        lambda size: in_json("data:image/png,%" + noise(size // 3).hex("%")),
        None,
    ),
    "text of two bytes a character": (lambda size: in_json(as_text(size, "é")), "svg_too_complex"),
    "text and an emoji": (lambda size: in_json("data:," + "a" * size + EMOJI), "image_unreadable"),
    "a file of a form": (lambda size: in_form(image=("a.png", noise(size), "image/png")), None),
    "a field of JSON": (lambda size: in_json(EMOJI + "a" * size), "request_too_large"),
    "a field of a form": (lambda size: in_form(image_url=(None, EMOJI + "a" * size)), "request_too_large"),
}
"""Bodies of a size, and the codes that they get."""


def status_of(pid: int, key: str) -> int:
    """A line of the process's status, in bytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith(f"{key}:"))


@pytest.fixture(scope="module")
def frugal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service that gives back at once what it frees, so that nothing of it hides what is taken next."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MALLOC_MMAP_THRESHOLD_", "131072")
        service = Service(tmp_path_factory.mktemp("frugal") / "data")
    yield from running(service)


@pytest.fixture
def peak_of(frugal: Service) -> Callable[[dict[str, Any], str | None], int]:
    """Sends a body; the bytes that the server took at the most beside what it had before."""

    def measured(body: dict[str, Any], code: str | None) -> int:
        headers = frugal.customer().headers
        with httpx.Client(base_url=f"{frugal.url}/v1/images/", headers=headers, timeout=120) as client:
            client.post("variateImage", **in_json(in_base64(300_000))).raise_for_status()  # imports what it needs
            before = status_of(frugal.pid, "VmRSS")
            Path(f"/proc/{frugal.pid}/clear_refs").write_text("5")  # the peak begins anew: proc(5)
            answer = client.post("variateImage", **body)
            peak = status_of(frugal.pid, "VmHWM")
        assert answer.json().get("code") == code
        return peak - before

    return measured


@pytest.mark.parametrize("name", BODIES)
def test_a_request_takes_three_times_its_body_at_most(
    peak_of: Callable[[dict[str, Any], str | None], int], name: str
) -> None:
    # Measured: at most 2.7 times, for text that becomes Base64 on its way. It was 3 to 9 times, or 240 for escapes.
    make, code = BODIES[name]
    assert peak_of(make(BODY), code) <= 3 * BODY


@pytest.mark.parametrize("form", [False, True], ids=["JSON", "form"])
def test_fields_take_a_bounded_multiple_of_what_they_may_have(
    peak_of: Callable[[dict[str, Any], str | None], int], form: bool
) -> None:
    # Text in memory takes four bytes a character when one of them needs these, beside the body twice: as a whole, and
    # as values. Both are of what no picture is, a megabyte of a body at most.
    text = EMOJI + "a" * 990_000
    body = in_form(image_url=(None, text)) if form else in_json(text)
    assert peak_of(body, "invalid_image_url") <= 12_000_000
