"""Pictures in a terminal that shows them: kitty's protocol, iTerm2's, sixels, else half blocks; nothing in a pipe."""

import os
import sys
from base64 import b64encode
from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Final

from rich.console import Console

from limner.client.answers import Picture
from limner.client.errors import LimnerError

if TYPE_CHECKING:
    from PIL.Image import Image

SIDE: Final = 256
"""Pixels of a picture on the sheet."""
COLUMNS: Final = 4
MOST: Final = 12
_CHUNK: Final = 4096
_SIXEL_TERMINALS: Final = ("foot", "mlterm", "contour", "yaft", "sixel")


def protocol(environment: Mapping[str, str]) -> str:
    """`kitty`, `iterm2`, `sixel` or `blocks`, by what the terminal says of itself."""
    term, program = environment.get("TERM", ""), environment.get("TERM_PROGRAM", "")
    if environment.get("TMUX") or term.startswith(("screen", "tmux")):  # pictures get lost on the way through
        return "blocks"
    if environment.get("KITTY_WINDOW_ID") or term in ("xterm-kitty", "xterm-ghostty") or program == "ghostty":
        return "kitty"
    if program in ("iTerm.app", "WezTerm") or environment.get("LC_TERMINAL") == "iTerm2":
        return "iterm2"
    return "sixel" if any(name in term for name in _SIXEL_TERMINALS) else "blocks"


def show(pictures: Sequence[Picture], console: Console) -> None:
    """A sheet of the pictures on standard output, if that is a terminal; else a word why not."""
    if not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return
    try:
        import PIL  # noqa: F401
    except ImportError:
        console.print("--show needs Pillow: pip install 'limner[show]'")
        return
    pixels = [picture for picture in pictures if picture.format != "svg"][:MOST]
    if len(pixels) < len(pictures):
        console.print(f"{len(pictures) - len(pixels)} of {len(pictures)} pictures are not shown: SVG, or too many.")
    if pixels:
        sys.stdout.write(encoded(sheet(pixels), protocol(os.environ)) + "\n")
        sys.stdout.flush()


def sheet(pictures: Sequence[Picture]) -> "Image":
    """The pictures beside and below each other, small."""
    from PIL import Image

    columns = min(COLUMNS, len(pictures))
    rows = -(-len(pictures) // columns)
    whole = Image.new("RGB", (columns * SIDE, rows * SIDE), "white")
    for place, picture in enumerate(pictures):
        try:
            image = picture.image().convert("RGBA")
        except (LimnerError, OSError, ValueError):  # a server may send anything
            continue
        image.thumbnail((SIDE, SIDE))
        corner = (
            place % columns * SIDE + (SIDE - image.width) // 2,
            place // columns * SIDE + (SIDE - image.height) // 2,
        )
        whole.paste(image, corner, image)
    return whole


def encoded(image: "Image", protocol: str) -> str:
    """The picture as a terminal of the protocol takes it."""
    if protocol == "sixel":
        return sixels(image)
    if protocol == "blocks":
        return blocks(image)
    written = BytesIO()
    image.save(written, "PNG")
    data = b64encode(written.getvalue()).decode()
    if protocol == "iterm2":
        return f"\x1b]1337;File=inline=1;size={len(written.getvalue())}:{data}\x07"
    chunks = [data[start : start + _CHUNK] for start in range(0, len(data), _CHUNK)]
    last = len(chunks) - 1
    return "".join(
        f"\x1b_G{'a=T,f=100,' if not place else ''}m={int(place < last)};{chunk}\x1b\\"
        for place, chunk in enumerate(chunks)
    )


def blocks(image: "Image", columns: int = 0) -> str:
    """Upper halves of blocks, each in the colours of two pixels."""
    columns = columns or min(os.get_terminal_size().columns, 30 * (image.width // SIDE))
    small = image.resize((columns, max(2, round(image.height * columns / image.width) // 2 * 2)))
    lines = []
    for y in range(0, small.height, 2):
        cells = []
        for x in range(small.width):
            above, below = small.getpixel((x, y)), small.getpixel((x, y + 1))
            cells.append(f"\x1b[38;2;{_rgb(above)};48;2;{_rgb(below)}m▀")
        lines.append("".join(cells) + "\x1b[0m")
    return "\n".join(lines)


def _rgb(pixel: object) -> str:
    return ";".join(map(str, pixel)) if isinstance(pixel, tuple) else "0;0;0"


def sixels(image: "Image") -> str:
    """As sixels, in 64 colours: six rows of pixels at a time, a line of characters for each colour in them."""
    indexed = image.quantize(64)
    palette = indexed.getpalette() or []
    width, height, pixels = indexed.width, indexed.height, indexed.tobytes()
    parts = [f'\x1bPq"1;1;{width};{height}']
    for number in range(len(palette) // 3):
        red, green, blue = (round(part / 2.55) for part in palette[3 * number : 3 * number + 3])
        parts.append(f"#{number};2;{red};{green};{blue}")
    for top in range(0, height, 6):
        rows = [pixels[y * width : (y + 1) * width] for y in range(top, min(top + 6, height))]
        for number in sorted(set().union(*map(set, rows))):
            bits = (sum((row[x] == number) << place for place, row in enumerate(rows)) for x in range(width))
            parts.append(f"#{number}{_runs(bytes(63 + bit for bit in bits))}$")
        parts.append("-")
    return "".join(parts) + "\x1b\\"


def _runs(line: bytes) -> str:
    """Repeated characters as their number and one of them."""
    found, start = [], 0
    for place in range(1, len(line) + 1):
        if place == len(line) or line[place] != line[start]:
            count, character = place - start, chr(line[start])
            found.append(f"!{count}{character}" if count > 3 else character * count)
            start = place
    return "".join(found)
