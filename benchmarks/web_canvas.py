"""How even the canvas of the page for editing moves, in Debian's Chromium without a GPU: times from frame to frame."""

import io
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

import numpy as np
import psutil
from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from benchmarks.server import running
from benchmarks.table import print_table

CHROMIUM = "/usr/bin/chromium"
SIDE = 4096
STEPS = 150
"""Movements of the pointer in a gesture; each is an event of its own."""

_RECORD = """
() => {
  const frames = [];
  window.frames = frames;
  const note = (now) => { frames.push(now); if (window.frames === frames) requestAnimationFrame(note); };
  requestAnimationFrame(note);
}
"""
_EMPTY = """
() => {
  const canvas = document.createElement("canvas");
  canvas.id = "board";
  canvas.style.touchAction = "none";
  [canvas.width, canvas.height] = [930, 540];
  document.body.replaceChildren(canvas);
  const context = canvas.getContext("2d");
  let asked = 0;
  const draw = (now) => { asked = 0; context.clearRect(0, 0, 930, 540); context.fillRect(now % 900, 0, 20, 20); };
  const ask = (event) => { event.preventDefault(); asked ||= requestAnimationFrame(draw); };
  canvas.addEventListener("pointermove", ask);
  canvas.addEventListener("wheel", ask, { passive: false });
}
"""
_RECORDED = "() => { const { frames } = window; window.frames = null; return frames; }"


def main(side: int = SIDE, steps: int = STEPS) -> None:
    """Print what painting, moving and zooming cost on a picture of `side` × `side` pixels."""
    with running() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        server.sign_in(context)
        page, empty = context.new_page(), context.new_page()
        for tab in (page, empty):
            tab.goto(f"{server.root}/edit")
        empty.evaluate(_EMPTY)
        floor = _measured(empty, {"floor": lambda: _drag(empty, steps)}, steps)
        page.bring_to_front()
        rows = [*floor, *measure(page, side, steps)]
        browser.close()
    print_table(
        f"The canvas on {side} × {side} pixels; the floor is one small rectangle on an empty canvas",
        ("gesture", "frames", "median ms", "95 % under ms", "frames over 20 ms", "processor ms a movement"),
        rows,
    )


def measure(page: Page, side: int = SIDE, steps: int = STEPS) -> list[tuple[str, ...]]:
    """One row a gesture; the page for editing is open in the tab, with no picture yet."""
    expect(page.locator("#editor[data-ready]")).to_have_count(1)
    page.set_input_files("#file", {"name": "noise.png", "mimeType": "image/png", "buffer": _picture(side)})
    expect(page.locator("#opening")).to_be_hidden(timeout=60_000)
    expect(page.locator("#masked")).to_have_text("0.0 % painted", timeout=60_000)
    page.locator("#brush-size").fill("200")
    gestures: dict[str, Callable[[], None]] = {
        "moving at 100 %": lambda: _at_full_size(page, lambda: _pan(page, steps)),
        "zooming": lambda: _zoom(page, steps),
        "painting, all in view": lambda: _drag(page, steps),
        "painting at 100 %": lambda: _at_full_size(page, lambda: _drag(page, steps)),
        "moving at 100 %, painted": lambda: _at_full_size(page, lambda: _pan(page, steps)),
        "zooming, painted": lambda: _zoom(page, steps),
    }
    return _measured(page, gestures, steps)


def _measured(page: Page, gestures: Mapping[str, Callable[[], None]], steps: int) -> list[tuple[str, ...]]:
    rows = []
    for name, gesture in gestures.items():
        before = _processor_seconds()
        frames = _frames(page, gesture)
        spent = (_processor_seconds() - before) * 1000 / steps
        rows.append((name, *_figures(frames), f"{spent:.1f}"))
    return rows


def _processor_seconds() -> float:
    """What all of the browser's processes have taken of the processor; it does not depend on what else runs."""
    browser = (process for process in psutil.Process().children(recursive=True) if "chrom" in process.name())
    return sum(sum(process.cpu_times()[:2]) for process in browser)


def _picture(side: int) -> bytes:
    """Blocks of noise: something to see at every scale, and quickly encoded."""
    blocks = np.random.default_rng(1).integers(0, 255, (side // 32, side // 32, 3), dtype=np.uint8)
    file = io.BytesIO()
    Image.fromarray(blocks).resize((side, side), Image.Resampling.BICUBIC).save(file, "JPEG", quality=85)
    return file.getvalue()


def _frames(page: Page, gesture: Callable[[], None]) -> list[float]:
    page.evaluate(_RECORD)
    gesture()
    times: list[float] = page.evaluate(_RECORDED)
    return [after - before for before, after in pairwise(times)]


def _figures(frames: Sequence[float]) -> tuple[str, ...]:
    late = np.mean(np.asarray(frames) > 20)
    return f"{len(frames)}", f"{np.median(frames):.1f}", f"{np.percentile(frames, 95):.1f}", f"{late:.1%}"


def _board(page: Page) -> tuple[float, float, float, float]:
    box = page.locator("#board").bounding_box()
    assert box
    return box["x"], box["y"], box["width"], box["height"]


def _drag(page: Page, steps: int) -> None:
    x, y, width, height = _board(page)
    page.mouse.move(x + 0.35 * width, y + 0.2 * height)
    page.mouse.down()
    page.mouse.move(x + 0.65 * width, y + 0.8 * height, steps=steps // 2)
    page.mouse.move(x + 0.4 * width, y + 0.7 * height, steps=steps // 2)
    page.mouse.up()


def _at_full_size(page: Page, gesture: Callable[[], None]) -> None:
    page.locator("#board").focus()
    page.keyboard.press("1")
    gesture()
    page.locator("#board").focus()
    page.keyboard.press("0")


def _pan(page: Page, steps: int) -> None:
    page.keyboard.press("h")
    _drag(page, steps)
    page.keyboard.press("b")


def _zoom(page: Page, steps: int) -> None:
    x, y, width, height = _board(page)
    page.mouse.move(x + width / 2, y + height / 2)
    for step in range(steps):
        page.mouse.wheel(0, -60 if step < steps // 2 else 60)
