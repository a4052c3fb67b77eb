"""The page where pictures are edited, as a person's hands use it."""

import base64
import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import CDPSession, Locator, Page, expect

Pixels = NDArray[np.uint8]
Point = tuple[float, float]
"""A place on the board, as shares of it."""

PATIENCE = 60_000
KEEP_FILES = """
const real = window.fetch;
window.fetch = (address, options) => {
  if (options?.body instanceof FormData) window.sent = options.body;
  return real(address, options);
};
"""
READ_FILE = """
async (name) => {
  const bytes = new Uint8Array(await window.sent.get(name).arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
}
"""
PICTURE_OF_STEP = """
async () => {
  const names = (await indexedDB.databases()).map((each) => each.name);
  const name = names.find((each) => each.startsWith("limner-edit"));
  const opening = indexedDB.open(name);
  const done = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
  const database = await done(opening);
  const get = (store, id) => done(database.transaction(store).objectStore(store).get(id));
  const work = await get("works", new URLSearchParams(location.search).get("work"));
  const step = await get("steps", work.current);
  const { blob } = await get("pictures", step.pictures[step.chosen]);
  database.close();
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
}
"""


@dataclass
class Canvas:
    """A tab with the page."""

    page: Page

    def open(self, url: str, picture: Path | None = None) -> None:
        """Go there, and open a picture."""
        self.page.add_init_script(KEEP_FILES)
        self.page.goto(f"{url}/edit")
        self.ready()
        if picture is not None:
            self.page.set_input_files("#file", picture)
            expect(self.steps).to_have_count(1)
            expect(self.page.locator("#opening")).to_be_hidden()
            self.shown()

    def ready(self) -> None:
        """Wait until the page's script has taken over."""
        expect(self.page.locator("#editor[data-ready]")).to_have_count(1)

    @property
    def steps(self) -> Locator:
        return self.page.locator(".step-button")

    @property
    def painted(self) -> Locator:
        """What the page says of how much is painted."""
        return self.page.locator("#masked")

    def painted_share(self) -> str:
        """What the page says when something is painted."""
        expect(self.painted).not_to_have_text("0.0 % painted")
        return self.painted.inner_text()

    @property
    def board(self) -> Locator:
        return self.page.locator("#board")

    def pick(self, operation: str) -> None:
        self.page.click(f"[data-operation={operation}]")

    def run(self) -> None:
        """Run what is chosen, and wait for one step more."""
        before = self.steps.count()
        self.page.click("#run")
        expect(self.steps).to_have_count(before + 1, timeout=PATIENCE)
        expect(self.page.locator("#working")).to_be_hidden()
        self.shown()

    def shown(self) -> None:
        """Wait until the step that the strip names is the one on the board."""
        current = self.page.locator(".step-button[aria-current]").get_attribute("data-step")
        expect(self.board).to_have_attribute("data-step", current or "")

    def kept(self) -> None:
        """Wait until nothing is on its way to the browser's database."""
        expect(self.page.locator("#editor:not([data-keeping])")).to_have_count(1)

    def place(self, point: Point) -> Point:
        """Where it is in the window."""
        box = self.board.bounding_box()
        assert box
        return box["x"] + point[0] * box["width"], box["y"] + point[1] * box["height"]

    def by_mouse(self, points: Sequence[Point]) -> None:
        """Drag along points."""
        mouse = self.page.mouse
        mouse.move(*self.place(points[0]))
        mouse.down()
        for point in points[1:]:
            mouse.move(*self.place(point), steps=5)
        mouse.up()

    def by_touch(self, points: Sequence[Point]) -> None:
        """Draw along points with a finger."""
        self.fingers("touchStart", [points[0]])
        for point in points[1:]:
            self.fingers("touchMove", [point])
        self.fingers("touchEnd", [])

    def by_keyboard(self, points: Sequence[Point]) -> None:
        """Paint a line to the right from the middle of the picture; the points do not matter."""
        self.board.focus()
        self.page.keyboard.press("ArrowUp")
        self.page.keyboard.down(" ")
        for _ in range(8):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.up(" ")

    def fingers(self, kind: str, points: Sequence[Point]) -> None:
        """One event of the touch screen."""
        places = [self.place(point) for point in points]
        touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(places)]
        self._screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    @cached_property
    def _screen(self) -> CDPSession:
        return self.page.context.new_cdp_session(self.page)

    def sent_file(self, name: str) -> bytes:
        """A file of the last form that the page sent."""
        return base64.b64decode(self.page.evaluate(READ_FILE, name))

    def sent_mask(self) -> NDArray[np.bool_]:
        """The mask of the last request, which has only black and white."""
        gray = np.asarray(Image.open(io.BytesIO(self.sent_file("mask"))).convert("L"))
        assert set(np.unique(gray)) <= {0, 255}
        mask: NDArray[np.bool_] = gray == 255
        return mask

    def picture_bytes(self) -> bytes:
        """The file of the step that is shown."""
        return base64.b64decode(self.page.evaluate(PICTURE_OF_STEP))

    def picture(self) -> Pixels:
        """Its pixels, RGB."""
        return pixels(self.picture_bytes())


def pixels(data: bytes) -> Pixels:
    """A file's pixels, RGB."""
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGB"))
