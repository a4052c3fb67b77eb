"""What an agent gets: words, small pictures that it can look at, and the same in data for programs."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from PIL import Image

from limner.catalog.limits import MAX_UPSCALED_SIDE
from limner.catalog.operations import dollars
from limner.catalog.sizes import ratio_of
from limner.imaging.source import Source, probe
from limner.kit.errors import LimnerError
from limner.mcp.desk import Desk
from limner.mcp.interface import IGNORED
from limner.mcp.refused import Refused, plain

SIDES: Final = ((1, 768), (4, 512), (99, 384))
"""Pixels of the longer side of the pictures in an answer, by how many there are: an agent pays for each by its area."""

LINKS_LAST = "Links work for about a day, without a key; the pictures here are small copies."


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture for an agent to look at: a small WebP."""

    data: bytes


@dataclass(frozen=True, slots=True)
class Answer:
    """What a tool answers: `data` is JSON, and `text` says it in words."""

    text: str
    data: Mapping[str, Any] = field(default_factory=dict)
    pictures: Sequence[Shown] = ()


CHARGED = "charged"
"""The key of what a call cost, in units. The interface says `credits`, to which an account's balance answers too."""

COMPLETE = "Everything that was asked for is in it, as far as the engine can tell."
_STAND_IN = " (drawn as "
"""How the service's notes name what is drawn in place of something."""


def cost(units: int) -> str:
    """What was charged, in words."""
    return f"Charged: {units} units (${dollars(units)})." if units else "Charged: nothing."


def charged(units: int, data: Mapping[str, Any]) -> dict[str, Any]:
    """The data of an answer, with what was charged under that name alone."""
    return {**{name: value for name, value in data.items() if name != "credits"}, CHARGED: units}


async def of_pictures(desk: Desk, name: str, made: Mapping[str, Any]) -> Answer:
    """The answer to a request for pictures, for the tool of this name; it is paid, so that nothing keeps it back."""
    items = made["data"] if "data" in made else [made["image"]]
    side = next(side for most, side in SIDES if len(items) <= most)
    pictures = [await _had(desk, name, item, side) for item in items]
    known = await _record(desk, items[0]["image_id"])
    units = int(made.get("credits", 0))
    lines = [f"{len(pictures)} picture{'s' if len(pictures) > 1 else ''} made. {cost(units)}"]
    lines += [f"{number}. {_line(each.about)}" for number, each in enumerate(pictures, 1)]
    lines += dict.fromkeys(each.trouble for each in pictures if each.trouble)
    lines += [*_drawn_with(known), *_reading(known)]
    data = charged(units, {"images": [each.about for each in pictures], **_told(known)})
    if ignored := made.get(IGNORED):
        lines.append(plain(f"Without effect: {ignored}."))
    if style_id := made.get("style_id"):
        lines.append(f"Made in the style {style_id}; give it as style_id for more of the kind.")
        data["style_id"] = style_id
    if desk.links:
        lines.append(LINKS_LAST)
    return Answer("\n".join(lines), data, [each.shown for each in pictures if each.shown])


async def of_record(desk: Desk, known: Mapping[str, Any]) -> Answer:
    """The answer about a kept picture."""
    data = await desk.interface.file(str(known["url"]))
    source = await _looked_at(data)
    picture = {"image_id": known["image_id"], **_form(source)}
    if desk.links:
        picture["url"] = known["url"]
    asked = [f"Asked for: {plain(known['prompt'])}"] if known.get("prompt") else []
    lines = [f"{known['operation']}: {_line(picture)}", *asked, *_drawn_with(known), *_reading(known), cost(0)]
    prompt, seed = known.get("prompt"), known.get("random_seed")
    more = {"prompt": prompt, "seed": seed, "operation": known["operation"]}
    said = charged(0, {**picture, **more, **_told(known)})
    return Answer("\n".join(lines), said, [await small(desk, source, SIDES[0][1])])


async def small(desk: Desk, source: Source, side: int) -> Shown:
    """A small copy, drawn anew: what else a file says, and whatever an SVG's text is, stays behind. Raises Refused."""
    if max(source.width, source.height) > MAX_UPSCALED_SIDE:
        raise Refused(f"The picture was made, and is too large to be shown: {source.width}x{source.height}.")
    try:
        pixels = source.data
        if source.format == "svg":
            pixels = await desk.converter.converted(source.data, "svg", "png")
        return Shown(await desk.converter.thumbnail(pixels, side))
    except (LimnerError, OSError, ValueError, Image.DecompressionBombError):
        raise Refused("The picture was made, and cannot be shown small; its link leads to it.") from None


@dataclass(slots=True)
class _Had:
    """A picture that was made: what there is to say of it, its small copy, and what went wrong with those."""

    about: dict[str, Any]
    shown: Shown | None = None
    trouble: str = ""


async def _had(desk: Desk, name: str, item: Mapping[str, Any], side: int) -> _Had:
    """The picture, saved where the user's folder is, and shown."""
    had = _Had({"image_id": str(item["image_id"])} | ({"url": item["url"]} if desk.links else {}))
    try:
        source = await _looked_at(await desk.interface.file(str(item["url"])))
        had.about |= _form(source)
        if desk.folders:
            save = desk.folders.save
            path = await asyncio.to_thread(save, name, had.about["image_id"], source.format, source.data)
            had.about["file"] = str(path)
        had.shown = await small(desk, source, side)
    except Refused as error:
        had.trouble = error.message
    return had


async def _looked_at(data: bytes) -> Source:
    try:
        return await asyncio.to_thread(probe, data)
    except LimnerError:
        raise Refused("The service made something, and it is no picture that can be read here.") from None


async def _record(desk: Desk, image_id: str) -> Mapping[str, Any]:
    """What is known of a picture; nothing where the service does not tell."""
    try:
        return await desk.interface.get(f"images/{image_id}")
    except Refused:
        return {}


def _line(picture: Mapping[str, Any]) -> str:
    where = [str(picture[name]) for name in ("file", "url") if name in picture]
    return plain(", ".join([f"image_id {picture['image_id']}", *_size(picture), *where]))


def _form(source: Source) -> dict[str, Any]:
    """The format and the size: of an SVG its viewBox, and the ratio by which another of its size is asked for."""
    if source.format != "svg":
        return {"format": source.format, "width": source.width, "height": source.height}
    ratio = ratio_of((source.width, source.height))
    return {"format": "svg", "view_box": [source.width, source.height]} | ({"ratio": ratio} if ratio else {})


def _size(picture: Mapping[str, Any]) -> list[str]:
    if "width" in picture:
        return [f"{picture['width']}x{picture['height']} {picture['format']}"]
    if "view_box" not in picture:
        return []
    width, height = picture["view_box"]
    return [" ".join(["svg", *filter(None, [picture.get("ratio")]), f"(viewBox {width} by {height}, no pixels)"])]


def _drawn_with(known: Mapping[str, Any]) -> list[str]:
    """The model, and the curated style, that drew it."""
    model, style = known.get("model"), known.get("style")
    return [plain(f"Drawn by the model {model}{f' in the style {style}' if style else ''}.")] if model else []


def _told(known: Mapping[str, Any]) -> dict[str, Any]:
    """What drew it, what was read in the prompt (not what is counted in the picture), and what was not drawn."""
    if not known:
        return {}
    drawn = {name: known[name] for name in ("model", "style") if known.get(name)}
    return {**drawn, "read": [_note(note) for note in known.get("read", ())], "not_drawn": known.get("not_drawn", [])}


def _reading(known: Mapping[str, Any]) -> list[str]:
    """The same in words."""
    read = [_note(note) for note in known.get("read", ())]
    lines = [plain(f"Read in the prompt (not counted in the picture): {'; '.join(read)}.")] if read else []
    if undrawn := known.get("not_drawn"):
        words = ", ".join(str(word) for word in undrawn)
        lines.append(plain(f"Not drawn, for want of a drawing: {words}. Say these in other words, or leave them out."))
    elif read and not any(_STAND_IN in note for note in read):
        lines.append(COMPLETE)
    return lines


def _note(note: Mapping[str, Any]) -> str:
    words = " ".join(filter(None, [str(note["text"]), " ".join(map(str, note.get("colors", ())))]))
    return words if note["kind"] == "thing" else f"{note['kind']}: {words}"
