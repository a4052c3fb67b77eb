"""What an agent may look up: models, sizes, styles and prices, as JSON."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from limner.catalog.brand import OWN
from limner.catalog.families import ABOUT
from limner.catalog.models import DEFAULT, DEFAULT_WITH_REFERENCES, MODELS
from limner.catalog.operations import OPERATIONS, dollars
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
    """The models, as the service lists them, and which one draws where none is named."""
    found = (await desk.interface.get("models"))["data"]
    default = {what: _listed(found, model) for what, model in _DEFAULTS.items()}
    return {"models": [_model(each) for each in found], "default": {**default, **_DEPENDS}}


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
    """What everything costs, in units and US dollars."""
    settings = desk.settings or StudioSettings.model_construct()
    fixed = {name: each for name, each in OPERATIONS.items() if not each.by_model}
    return {
        "note": "1,000 units are one US dollar. Each answer says what was charged; what fails costs nothing."
        + ("" if desk.settings else " These are the usual prices: the service may have others."),
        "an image of a model": {
            each["id"]: {"units": each["image_units"], "usd": each["image_usd"]}
            for each in (await models(desk))["models"]
        },
        "operations": {
            name: {"an image" if each.units_per_image is not None else "a call": _both(price(name, 1, None, settings))}
            for name, each in fixed.items()
        },
        "style images with a call": _both(references_units(settings)),
    }


_DEFAULTS: Final = {
    "generate_image": DEFAULT,
    "generate_image with style_images": DEFAULT_WITH_REFERENCES,
    "explore_images": OPERATIONS["explore"].default,
    "image_to_image": OPERATIONS["image_to_image"].default,
    "inpaint_image, outpaint_image, replace_background, generate_background": OPERATIONS["inpaint"].default,
    "create_style": OPERATIONS["create_style"].default,
}
_DEPENDS: Final = {
    "with `style`": "the usual one if it has the style, else one of V3 or V2 that has",
    "with `style_id`": "the one that the style goes with",
    "vary_image": "as the picture is, of pixels or SVG",
}
"""Where something else decides."""


def _listed(found: Sequence[Mapping[str, Any]], model: str | None) -> str:
    """The catalogue's model under the name that the service lists it by, whatever its brand is."""
    own = model or DEFAULT
    return next((str(each["id"]) for each in found if str(each["id"]).endswith(own.removeprefix(OWN))), own)


def _both(units: int) -> dict[str, Any]:
    return {"units": units, "usd": dollars(units)}


def _model(listed: Mapping[str, Any]) -> dict[str, Any]:
    usd = listed.get("pricing", {}).get("image", "")
    known = next((each for each in MODELS.values() if listed["id"].endswith(each.id.removeprefix(OWN))), None)
    return {
        "id": listed["id"],
        "name": listed.get("name", listed["id"]),
        "about": ABOUT[known.family] if known else "",
        "output": "svg" if "vector" in listed["id"] else "pixels",
        "image_usd": usd,
        "image_units": round(1000 * float(usd or 0)),
    }


def _table(table: Mapping[str, Size]) -> dict[str, str]:
    return {ratio: spell(size) for ratio, size in table.items()}


RESOURCES: Final[Mapping[str, Resource]] = {
    resource.uri: resource
    for resource in (
        Resource(
            "limner://models", "Models", "The values of `model`: what each is for and costs, and the usual one.", models
        ),
        Resource("limner://sizes", "Sizes", "The ratios and sizes that models draw in.", sizes),
        Resource("limner://styles", "Styles", "Curated styles, and those that you made.", styles),
        Resource("limner://prices", "Prices", "What each operation costs, in units and US dollars.", prices),
    )
}
