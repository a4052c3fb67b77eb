"""Pictures in terminals: which protocol, and what it is sent."""

import re
from base64 import b64decode

import pytest
from PIL import Image

from limner.cli.remote.shown import blocks, encoded, protocol, sheet, sixels
from limner.client.answers import Picture

PNG = b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==")


@pytest.mark.parametrize(
    ("environment", "found"),
    [
        ({"TERM": "xterm-kitty"}, "kitty"),
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"}, "iterm2"),
        ({"TERM": "foot"}, "sixel"),
        ({"TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"}, "blocks"),
        ({}, "blocks"),
    ],
    ids=["kitty", "iterm2", "foot", "tmux", "other"],
)
def test_the_protocol_is_what_the_terminal_says(environment: dict[str, str], found: str) -> None:
    assert protocol(environment) == found


def test_what_terminals_are_sent() -> None:
    whole = sheet([Picture("a", data=PNG), Picture("b", data=b"RIFF----WEBPbroken")])
    assert whole.size == (512, 256)
    kitty = encoded(whole, "kitty")
    payload = "".join(re.findall(r";([A-Za-z0-9+/=]*)\x1b", kitty))
    assert b64decode(payload).startswith(b"\x89PNG")
    assert all(len(chunk) <= 4096 for chunk in re.findall(r";([A-Za-z0-9+/=]*)\x1b", kitty))
    assert encoded(whole, "iterm2").startswith("\x1b]1337;File=inline=1;")


def test_sixels_and_blocks_have_the_picture() -> None:
    image = Image.new("RGB", (8, 12), (255, 0, 0))
    image.paste((0, 0, 255), (0, 6, 8, 12))
    drawn = sixels(image)
    assert drawn.startswith('\x1bPq"1;1;8;12')
    bands = drawn.rpartition(";")[2].split("-")
    assert len(bands) == 3
    assert all("!8~" in band for band in bands[:2])
    assert blocks(image, 4).count("▀") == 12
