"""The curated styles: their names, the models that offer them, and the look that each asks for.

A look is the canonical id by which engines know a style. Base styles are the names that older clients send;
each means one of the same looks.
"""

import re
from dataclasses import dataclass
from uuid import UUID, uuid5

from limner.catalog.brand import OWN, spoken
from limner.catalog.models import MODELS, Model, Output

DEFAULT_LOOKS = {
    "svcv3": "raw",
    "svcv3_vector": "vector_art",
    "svcv2": "photorealism",
    "svcv2_vector": "vector_art",
}
"""The look of the models with curated styles when no style is named."""


@dataclass(frozen=True, slots=True)
class Style:
    """A name that `style` accepts.

    `look` is None for the base style `any`: it means the look that the model has without a style.
    `models` are the ids of the models that offer it, the preferred one first. `words` are what a prompt has to say
    besides, for a look that is not all of the style.
    """

    name: str
    look: str | None
    models: tuple[str, ...]
    base: bool = False
    words: str = ""

    @property
    def outputs(self) -> frozenset[Output]:
        """The kinds of picture that it can be asked of: one, or both for `any`."""
        return frozenset(MODELS[name].output for name in self.models)

    def look_on(self, model: Model) -> str | None:
        """The look that it means on a model; None where the model has no look of its own."""
        return self.look or DEFAULT_LOOKS.get(model.id)


_RASTER = ("svcv3", "svcv2")
_VECTOR = ("svcv3_vector", "svcv2_vector")

STYLES = (
    Style("svc V3 Raw", "raw", ("svcv3",)),
    Style("Photorealism", "photorealism", _RASTER),
    Style("Illustration", "illustration", _RASTER),
    Style("Enterprise", "enterprise", ("svcv3",)),
    Style("Hand-drawn", "hand_drawn", ("svcv3",)),
    Style("Punk Graphic", "punk_graphic", ("svcv3",)),
    Style("Vector art", "vector_art", _VECTOR),
    Style("Line art", "line_art", _VECTOR),
    Style("Engraving", "engraving", _VECTOR),
    Style("3D render", "render_3d", ("svcv2",)),
    Style("Kawaii", "kawaii", ("svcv2",)),
    Style("Icon", "icon", ("svcv2_vector",)),
    Style("Doodle", "doodle", ("svcv2_vector",)),
    # A base style named `icon` is the curated `Icon`: names are compared without regard to case.
    Style("any", None, ("svcv3", "svcv3_vector", "svcv2", "svcv2_vector"), base=True),
    Style("realistic_image", "photorealism", _RASTER, base=True),
    Style("digital_illustration", "illustration", _RASTER, base=True),
    Style("vector_illustration", "vector_art", _VECTOR, base=True),
    Style("logo_raster", "icon", _RASTER, base=True),
)

CURATED = tuple(style for style in STYLES if not style.base)
BASE_STYLES = ("any", "realistic_image", "digital_illustration", "vector_illustration", "icon", "logo_raster")

LOOKS = tuple(dict.fromkeys(style.look for style in STYLES if style.look))
"""Every look that the interface has a name for; those of `client_styles` mean further ones."""

_GAPS = re.compile(r"[\s_-]+")


def fold(name: str) -> str:
    """The form in which style names are compared: no case; runs of spaces, `_` and `-` are equal."""
    return _GAPS.sub(" ", name).strip().casefold()


def style_title(style: Style, brand: str) -> str:
    """The style's name as it is listed: `svc V3 Raw` of the brand `acme` is `Acme V3 Raw`."""
    return branded_title(style.name, brand)


def branded_title(name: str, brand: str) -> str:
    """A style's name under a brand."""
    return spoken(brand) + name.removeprefix(OWN) if name.startswith(OWN) else name


_BASIC = UUID("7c1f7a52-52a4-5a57-8c36-0d8a0a4e3d11")
"""The namespace of the ids of curated styles; drawn once, at random."""

BASIC_STYLES: dict[UUID, tuple[str, Style]] = {
    uuid5(_BASIC, f"{model}/{style.name}"): (model, style) for style in CURATED for model in style.models
}
"""The curated styles as styles with an id: the model of each."""

_BY_NAME = {fold(style.name): style for style in STYLES}


def find_style(name: str, brand: str) -> Style | None:
    """The style that a caller means by `name`, written with the brand or with `svc`."""
    folded = fold(name)
    return _BY_NAME.get(folded) or _BY_NAME.get(OWN + folded.removeprefix(brand))


def brand_of(name: str) -> str | None:
    """The brand under which a name would be a style: of `Acme V3 Raw` it is `acme`."""
    brand, _, rest = fold(name).partition(" ")
    return brand if rest and f"{OWN} {rest}" in _BY_NAME else None


def offered_by(model: Model) -> tuple[Style, ...]:
    """The styles that a model offers, curated ones first."""
    return tuple(style for style in STYLES if model.id in style.models)
