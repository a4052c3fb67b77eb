"""The models on offer: what `model` selects, with its limits and its price."""

import re
from dataclasses import dataclass
from typing import Literal

from limner.catalog.brand import OWN, branded, spoken, unbranded
from limner.catalog.families import Family

Output = Literal["raster", "vector"]
Resolution = Literal["1k", "2k"]


@dataclass(frozen=True, slots=True)
class Model:
    """One value of `model`.

    `resolution` is that of the pixels, or of the SVG's viewBox. `prompt_limit` is in Unicode code points,
    `units` the price of an image in API units (1,000 are one US dollar).
    """

    id: str
    family: Family
    output: Output
    resolution: Resolution
    prompt_limit: int
    units: int

    @property
    def created(self) -> int:
        """When the catalogue began to list it, in Unix seconds."""
        return LISTED_SINCE

    @property
    def vector(self) -> bool:
        """Whether it answers with SVG."""
        return self.output == "vector"


_TABLE = (
    Model("svcv4_1_flash", Family.V4_1_FLASH, "raster", "1k", 10_000, 7),
    Model("svcv4_1", Family.V4_1, "raster", "1k", 10_000, 35),
    Model("svcv4_1_vector", Family.V4_1, "vector", "1k", 10_000, 80),
    Model("svcv4_1_pro", Family.V4_1, "raster", "2k", 10_000, 210),
    Model("svcv4_1_pro_vector", Family.V4_1, "vector", "2k", 10_000, 300),
    Model("svcv4_1_utility", Family.V4_1_UTILITY, "raster", "1k", 10_000, 35),
    Model("svcv4_1_utility_vector", Family.V4_1_UTILITY, "vector", "1k", 10_000, 80),
    Model("svcv4_1_utility_pro", Family.V4_1_UTILITY, "raster", "2k", 10_000, 210),
    Model("svcv4_1_utility_pro_vector", Family.V4_1_UTILITY, "vector", "2k", 10_000, 300),
    Model("svcv4_styles", Family.V4_STYLES, "raster", "1k", 10_000, 35),
    Model("svcv4_styles_vector", Family.V4_STYLES, "vector", "1k", 10_000, 50),
    Model("svcv4_styles_pro", Family.V4_STYLES, "raster", "2k", 10_000, 100),
    Model("svcv4_styles_pro_vector", Family.V4_STYLES, "vector", "2k", 10_000, 120),
    Model("svcv4", Family.V4, "raster", "1k", 10_000, 40),
    Model("svcv4_vector", Family.V4, "vector", "1k", 10_000, 80),
    Model("svcv4_pro", Family.V4, "raster", "2k", 10_000, 250),
    Model("svcv4_pro_vector", Family.V4, "vector", "2k", 10_000, 300),
    Model("svcv3", Family.V3, "raster", "1k", 1_000, 40),
    Model("svcv3_vector", Family.V3, "vector", "1k", 1_000, 80),
    Model("svcv2", Family.V2, "raster", "1k", 1_000, 22),
    Model("svcv2_vector", Family.V2, "vector", "1k", 1_000, 44),
)

LISTED_SINCE = 1_793_491_200
"""When this catalogue began to list its models, in Unix seconds: 1 November 2026."""

MODELS: dict[str, Model] = {model.id: model for model in _TABLE}
"""The models by id, in the order in which they are listed."""

ALIASES: dict[str, str] = {f"{model.id}_raster": model.id for model in _TABLE if not model.vector}
"""Other names of raster models, to their ids."""

OLD: dict[str, str] = {"20b": "svcv2", "refm1": "svcv2", "redpanda": "svcv3", "red_panda": "svcv3"}
"""Ids of models that are no longer offered, or were never an id but a name, without the brand: to their successors'."""

ELSEWHERE = re.compile(r"(?:openai/)?(?:dall-e-[23]|gpt-image-[0-9.]+(?:-mini)?|chatgpt-image-latest)")
"""Ids of another service's models, which its clients send by default: whatever this service offers will do."""

_SEPARATORS = re.compile(r"[-. ]+")
_BRANDED = re.compile(r"([a-z][a-z0-9]*?)(v[0-9].*|20b.*)")

DEFAULT = "svcv4_1"
DEFAULT_VECTOR = "svcv4_1_vector"
DEFAULT_WITH_REFERENCES = "svcv4_styles"
DEFAULT_VECTOR_WITH_REFERENCES = "svcv4_styles_vector"


def find(name: str, brand: str) -> Model | None:
    """The model that a caller means by `name`: its id or an alias, with the brand or with `svc`."""
    for candidate in (name, unbranded(name, brand)):
        model = MODELS.get(ALIASES.get(candidate, candidate))
        if model is not None:
            return model
    return None


def find_old(name: str, brand: str) -> Model | None:
    """The model that a client means by an id of old, or by the id that a reseller gives it; what `find` finds, too.

    `recraft20b` of the brand `recraft` is its V2, `recraft-ai/recraft-v3-svg` its V3 that makes SVG.
    """
    folded = _SEPARATORS.sub("_", name.rpartition("/")[2].lower()).replace("svg", "vector")
    for prefix in (brand, OWN):
        plain = folded.removeprefix(prefix).removeprefix("_")
        base = plain.removesuffix("_vector")
        if base in OLD:
            successor = MODELS[OLD[base]]
            return successor if base == plain else vector_form(successor)
        if model := find(OWN + plain, OWN):
            return model
    return None


def brand_of(name: str) -> str | None:
    """The brand under which a name of a model, or an old one, would be one: of `acmev4_1` it is `acme`."""
    spelt = _BRANDED.fullmatch(name)
    return spelt[1] if spelt and find_old(OWN + spelt[2], OWN) else None


def title(model: Model, brand: str) -> str:
    """The model's name in prose: `svc V4.1 Utility Pro Vector`."""
    parts = [spoken(brand), str(model.family)]
    if model.resolution == "2k":
        parts.append("Pro")
    if model.vector:
        parts.append("Vector")
    return " ".join(parts)


def listing(brand: str) -> tuple[str, ...]:
    """The ids of all models as they are listed under a brand."""
    return tuple(branded(name, brand) for name in MODELS)


def vector_form(model: Model) -> Model | None:
    """The model of the same family and resolution that answers with SVG, if there is one."""
    return model if model.vector else MODELS.get(f"{model.id}_vector")
