"""What an agent may look up: models, sizes, styles and prices, as JSON."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from limner.catalog.operations import OPERATIONS
from limner.catalog.sizes import SIZES_1K, SIZES_2K, SIZES_V2_V3, Size, spell
from limner.mcp.desk import Desk
from limner.studio.pricing import price, references_units
from limner.studio.settings import StudioSettings


@dataclass(frozen=True, slots=True)
class Resource:
    """Something to look up, at an address of its own."""

    uri: str
    name: str
    text: str
    read: Callable[[Desk], Awaitable[dict[str, Any]]]


async def models(desk: Desk) -> dict[str, Any]:
    """The models, as the service lists them."""
    found = (await desk.interface.get("models"))["data"]
    return {"models": [_model(each) for each in found], "default": "leave `model` out"}


async def sizes(desk: Desk) -> dict[str, Any]:
    """The sizes of the ratios."""
    return {
        "note": "Vector models take ratios only.",
        "models of V4 and V4.1": _table(SIZES_1K),
        "pro models": _table(SIZES_2K),
        "models of V2 and V3": _table(SIZES_V2_V3),
    }


async def styles(desk: Desk) -> dict[str, Any]:
    """The curated styles, and the caller's own."""
    curated = (await desk.interface.get("styles/basic"))["styles"]
    own = (await desk.interface.get("styles"))["styles"]
    return {"curated, for `style`": curated, "your own, for `style_id`": own}


async def prices(desk: Desk) -> dict[str, Any]:
    """What everything costs, in units."""
    settings = desk.settings or StudioSettings.model_construct()
    fixed = {name: each for name, each in OPERATIONS.items() if not each.by_model}
    return {
        "note": "1,000 units are one US dollar. Each answer says what was charged; what fails costs nothing."
        + ("" if desk.settings else " These are the usual prices: the service may have others."),
        "an image of a model": {each["id"]: each["image_usd"] for each in (await models(desk))["models"]},
        "operations, in units": {
            name: {"an image" if each.units_per_image is not None else "a call": price(name, 1, None, settings)}
            for name, each in fixed.items()
        },
        "style images with a call, in units": references_units(settings),
    }


def _model(listed: Mapping[str, Any]) -> dict[str, Any]:
    usd = listed.get("pricing", {}).get("image", "")
    output = "svg" if "vector" in listed["id"] else "pixels"
    return {"id": listed["id"], "name": listed.get("name", listed["id"]), "output": output, "image_usd": usd}


def _table(table: Mapping[str, Size]) -> dict[str, str]:
    return {ratio: spell(size) for ratio, size in table.items()}


RESOURCES: Final[Mapping[str, Resource]] = {
    resource.uri: resource
    for resource in (
        Resource("limner://models", "Models", "The values of `model`, with what an image costs.", models),
        Resource("limner://sizes", "Sizes", "The ratios and sizes that models draw in.", sizes),
        Resource("limner://styles", "Styles", "Curated styles, and those that you made.", styles),
        Resource("limner://prices", "Prices", "What each operation costs.", prices),
    )
}
