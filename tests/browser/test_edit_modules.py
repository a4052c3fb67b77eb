"""What the canvas reckons with, held against a slow and plain way to the same."""

import base64
import io
import json
import random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page

from limner.api.endpoints import ENDPOINTS
from limner.studio.fields import Fields
from limner.studio.outpaint import OutpaintRequest
from limner.web.edit import PATHS
from tests.api.service import Service
from tests.browser.canvas import Canvas

WIDTH, HEIGHT = 61, 43
NOT_IN_THE_FORM = {
    "image": "the picture on the board",
    "image_url": "the picture on the board, by its link",
    "mask": "painted on the board",
    "mask_url": "painted on the board",
    "response_format": "the page gets its pictures by their links",
    "stream": "none of these operations streams",
    "seed": "random_seed by its other name",
}


class Modules:
    """The page's modules, called one function at a time."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def call(self, module: str, script: str, **given: Any) -> Any:
        """Evaluate a script with what the module exports as `it`."""
        load = """
        async ([module, given]) => {
          const entry = document.querySelector("script[src$='edit/edit.js']").src;
          const it = await import(new URL(`./${module}.js`, entry));
          return (%s)(it, given);
        }
        """
        return self._page.evaluate(load % script, [module, given])


@pytest.fixture
def modules(page: Page, service: Service) -> Modules:
    Canvas(page).open(service.url)
    return Modules(page)


def unpacked(rows: str) -> NDArray[np.bool_]:
    """A mask of the spans that a shape gave."""
    mask = np.zeros((HEIGHT, WIDTH), bool)
    for y, left, right in json.loads(rows):
        if 0 <= y < HEIGHT:
            mask[y, max(0, left) : max(0, right)] = True
    return mask


def bits(mask: NDArray[np.bool_]) -> list[int]:
    return [int(byte) for byte in np.packbits(mask, axis=1).ravel()]


def from_bits(given: list[int]) -> NDArray[np.bool_]:
    rows = np.array(given, np.uint8).reshape(HEIGHT, -1)
    return np.unpackbits(rows, axis=1)[:, :WIDTH].astype(bool)


CENTRES = np.stack(np.meshgrid(np.arange(WIDTH) + 0.5, np.arange(HEIGHT) + 0.5), axis=-1)


def test_a_brush_paints_the_pixels_whose_centres_it_covers(modules: Modules) -> None:
    chance = random.Random(1)
    for _ in range(60):
        a, b = ((chance.uniform(-5, 66), chance.uniform(-5, 48)) for _ in range(2))
        b = a if chance.random() < 0.2 else b
        diameter = chance.uniform(3, 30)
        script = """({ capsule }, { a, b, diameter }) => {
          const spans = [];
          capsule({ x: a[0], y: a[1] }, { x: b[0], y: b[1] }, diameter, (...span) => spans.push(span));
          return JSON.stringify(spans);
        }"""
        painted = unpacked(modules.call("shapes", script, a=a, b=b, diameter=diameter))
        along = np.subtract(b, a)
        length = float(along @ along)
        share = np.clip((CENTRES - a) @ along / length, 0, 1) if length else np.zeros((HEIGHT, WIDTH))
        far = np.linalg.norm(CENTRES - (np.array(a) + share[..., None] * along), axis=-1)
        sure = abs(far - diameter / 2) > 1e-6
        assert np.array_equal(painted[sure], (far <= diameter / 2)[sure])


def test_the_smallest_brush_paints_the_pixel_that_it_is_on(modules: Modules) -> None:
    script = """({ capsule }) => {
      const spans = [];
      capsule({ x: 4.95, y: 7.05 }, { x: 4.95, y: 7.05 }, 1, (...span) => spans.push(span));
      return JSON.stringify(spans);
    }"""
    assert json.loads(modules.call("shapes", script)) == [[7, 4, 5]]


def test_a_mask_grows_and_shrinks_by_a_disc(modules: Modules) -> None:
    chance = np.random.default_rng(2)
    mask = chance.random((HEIGHT, WIDTH)) < 0.02
    rows, columns = np.nonzero(mask)
    script = "({ grown }, { w, h, bits, by }) => [...grown(w, h, new Uint8Array(bits), by)]"
    for radius in (0, 1, 2, 5):
        found = from_bits(modules.call("grow", script, w=WIDTH, h=HEIGHT, bits=bits(mask), by=radius))
        y, x = np.mgrid[:HEIGHT, :WIDTH]
        near = ((y[..., None] - rows) ** 2 + (x[..., None] - columns) ** 2).min(axis=-1) <= radius**2
        assert np.array_equal(found, near)
        back = from_bits(modules.call("grow", script, w=WIDTH, h=HEIGHT, bits=bits(~mask), by=-radius))
        assert np.array_equal(back, ~near)


def test_a_mask_is_a_png_of_one_bit(modules: Modules) -> None:
    mask = np.random.default_rng(3).random((HEIGHT, WIDTH)) < 0.5
    script = """async ({ encodeBits }, { w, h, bits }) => {
      const blob = await encodeBits(w, h, new Uint8Array(bits));
      return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
    }"""
    image = Image.open(io.BytesIO(base64.b64decode(modules.call("png", script, w=WIDTH, h=HEIGHT, bits=bits(mask)))))
    image.load()
    assert image.mode == "1"
    assert np.array_equal(np.asarray(image), mask)


def test_a_mask_is_what_was_done_to_it(modules: Modules) -> None:
    """Over more than one tile, with undoing, and taken up again from its bits."""
    script = """({ Mask }, { width, height }) => {
      const mask = new Mask(width, height);
      const paint = (y, from, to, on) => { mask.begin(); mask.span(y, from, to, on); mask.commit(); };
      paint(600, 500, 530, true);
      paint(600, 505, 510, false);
      const counts = [mask.count];
      mask.undo();
      counts.push(mask.count);
      mask.redo();
      mask.invert();
      counts.push(mask.count);
      mask.begin();
      mask.span(3, 0, 9999, false);
      mask.rollback();
      counts.push(new Mask(width, height, mask.bits).count, Number(mask.at(507, 600)), Number(mask.at(501, 600)));
      return counts;
    }"""
    everything = 1000 * 700
    counts = modules.call("mask", script, width=1000, height=700)
    assert counts == [25, 30, everything - 25, everything - 25, 1, 0]


def test_the_frame_is_where_the_service_puts_it(modules: Modules) -> None:
    chance = random.Random(4)
    for _ in range(150):
        fields: dict[str, Any] = {}
        if chance.random() < 0.5:
            fields = {f"expand_{side}": chance.randrange(300) for side in ("left", "right", "top", "bottom")}
        else:
            fields["size"] = chance.choice(["16:9", "9:16", "1:1", "14:10", "700x500", "300x1200"])
        if chance.random() < 0.5:
            fields["zoom_out_percentage"] = round(chance.uniform(0, 99), 1)
        size = chance.randrange(256, 1200), chance.randrange(256, 1200)
        request = OutpaintRequest.model_validate({"prompt": "a", "image_url": "a", **fields})
        if not (request.expanded or request.size or request.zoom_out_percentage):
            continue
        canvas, frame = request.layout(size)
        script = "({ layout }, { width, height, fields }) => layout({ width, height }, fields)"
        found = modules.call("outpaint-layout", script, width=size[0], height=size[1], fields=fields)
        assert (found["canvas"]["width"], found["canvas"]["height"]) == canvas
        assert [found["frame"][side] for side in ("x", "y")] == [frame.x, frame.y]


def fields_of(request: type[Fields]) -> set[str]:
    """The names of a request's fields, those of objects in it with a dot."""
    names: set[str] = set()
    for name, field in request.model_fields.items():
        if isinstance(field.annotation, type) and issubclass(field.annotation, Fields):
            names |= {f"{name}.{inner}" for inner in fields_of(field.annotation)}
        else:
            names.add(name)
    return names - request.lenient_fields - request.unread_fields


def test_every_field_of_the_interface_is_in_the_form(modules: Modules) -> None:
    script = "({ OPERATIONS, namesOf }) => OPERATIONS.map((operation) => [operation.id, namesOf(operation)])"
    of_page = {path: set(names) for path, names in modules.call("operations", script)}
    of_interface = {each.path: fields_of(each.request) for each in ENDPOINTS if each.path in PATHS}
    assert of_page == {path: names - NOT_IN_THE_FORM.keys() for path, names in of_interface.items()}
    assert NOT_IN_THE_FORM.keys() <= set().union(*of_interface.values())


def test_the_store_keeps_within_its_bounds(modules: Modules) -> None:
    """The work that was touched the longest ago goes, with its pictures; one shown elsewhere stays."""
    script = """async ({ Store }) => {
      const store = await Store.open(`test-${Math.random()}`);
      const picture = (id) => ({ id, blob: new Blob([new Uint8Array(600)]) });
      for (const [i, work] of ["old", "new"].entries()) {
        await store.put({
          works: [{ id: work, touched: i }],
          steps: [{ id: `${work} step`, work, parent: null, pictures: [work, "shared"], sizes: [600, 600], made: i }],
          pictures: [picture(work), picture("shared")],
          masks: [{ id: `${work} step`, bits: new Uint8Array(8) }],
        });
      }
      const before = await store.bytes();
      store.most = 1300;
      const after = await store.trim("new");
      const left = [["pictures", "old"], ["masks", "old step"], ["pictures", "shared"]];
      const there = await Promise.all(left.map(async ([name, id]) => Boolean(await store.get(name, id))));
      return [before, after, (await store.works()).map((work) => work.id), there];
    }"""
    assert modules.call("store", script) == [1800, 1200, ["new"], [False, False, True]]


def test_colours_of_an_svg_are_read_and_changed(modules: Modules) -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="red" d="M0 0h9"/>'
        '<path style="fill: #f00; stroke: none" d="M0 1h9"/>'
        '<rect fill="url(#a)" stroke="#00F" width="3" height="3"/></svg>'
    )
    script = """({ SvgColours }, { svg }) => {
      const colours = new SvgColours(svg);
      return [colours.shapes, colours.palette.slice(), colours.recolour(0, "#123456")];
    }"""
    shapes, palette, text = modules.call("svg-colours", script, svg=svg)
    assert shapes == 3
    assert palette == ["#ff0000", "#0000ff"]
    assert 'fill="#123456"' in text
    assert 'style="fill:#123456; stroke: none"' in text
    assert 'fill="url(#a)"' in text
