"""What the description of the interface says about each request field, beside its type."""

from collections.abc import Mapping
from typing import Any

from limner.api.endpoints import ENDPOINTS
from limner.catalog.brand import branded
from limner.catalog.characters import DIGITS, PUNCTUATION, SUPPORTED
from limner.catalog.families import STYLE_MATCHES, V2, V3, Family
from limner.catalog.models import ALIASES, DEFAULT, DEFAULT_WITH_REFERENCES, MODELS
from limner.catalog.operations import OPERATIONS, Operation
from limner.catalog.sizes import RATIOS
from limner.catalog.styles import BASE_STYLES, CURATED, style_title
from limner.studio.colors import OptimizeColorsRequest
from limner.studio.create_style import CreateStyleRequest
from limner.studio.enhance import EnhanceRequest
from limner.studio.explore import ExploreRequest, SimilarRequest
from limner.studio.generate import GenerateRequest
from limner.studio.request import RequestFields

Notes = Mapping[str, Mapping[str, Any]]
"""Keywords of JSON Schema by field."""


_SILENT: Mapping[str, tuple[str, ...]] = {
    "ExploreRequest": ("n", "negative_prompt", "text_layout"),
    "VectorizeRequest": ("image_format",),
}
"""Fields that requests have from their kind, and that do nothing in these, or that all of their models refuse."""


def untold() -> dict[str, list[str]]:
    """The fields of each request that are not described: those, `stream` where nothing can, `seed` as a second name."""
    found = {request.__name__: [*_SILENT.get(request.__name__, ())] for request in _REQUESTS}
    for request in _REQUESTS:
        if not request.streams:
            found[request.__name__].append("stream")
        if "seed" in request.model_fields:
            found[request.__name__].append("seed")
    return found


def notes(brand: str) -> dict[str, Notes]:
    """The notes by schema; names of models and styles bear the brand."""
    schemas: dict[str, Notes] = {
        "Controls": _CONTROLS,
        "Color": _COLOR,
        "Word": _WORD,
        "WeightedColor": _WEIGHTED_COLOR,
    }
    for request, operation in _REQUESTS.items():
        everything = {**_STREAM, **_PICTURE, **_drawing(brand, OPERATIONS[operation]), **_OWN.get(request.__name__, {})}
        told = request.model_fields.keys() - request.lenient_fields
        schemas[request.__name__] = {name: everything[name] for name in request.model_fields if name in told}
    return schemas


def _drawing(brand: str, operation: Operation) -> dict[str, dict[str, Any]]:
    """The notes on what drawing takes, as far as the operation's models take it."""
    ids = [name for name in MODELS if name in operation.models]
    aliases = [name for name, model in ALIASES.items() if model in operation.models]
    return {
        "prompt": {
            "description": "What the image should show." + _of(operation, "1,000 characters", V3 | V2, " take up to "),
            "maxLength": 10_000,
            "pattern": SAYING,
        },
        "model": {
            "description": f"The model; {_default_model(brand, operation)}.",
            "enum": [branded(name, brand) for name in (*ids, *aliases)],
        },
        "n": {"description": "How many images."},
        "size": {
            "description": f"A ratio, one of {', '.join(f'`{ratio}`' for ratio in RATIOS)}; or, on raster models, an "
            "exact size of the model, such as `1024x1024`. By default what the prompt asks for, else `1:1`.",
        },
        "negative_prompt": {
            "description": "What the image should not show."
            + _of(operation, "it", _takers(operation, "negative_prompt")),
        },
        "text_layout": {
            "description": "Words and where to put them." + _of(operation, "it", _takers(operation, "text_layout")),
        },
        "controls": {"description": "Colours, and how to draw."},
        "random_seed": {
            "description": "The same request and seed give the same files. Image i is drawn with the seed and i. "
            "`seed` is another name of it."
        },
        "seed": {"description": "Another name of `random_seed`."},
        "response_format": {"description": "How the images come back."},
        "image_format": {"description": "The format of raster images, both lossless."},
        **_styling(brand, operation),
    }


def _styling(brand: str, operation: Operation) -> dict[str, dict[str, Any]]:
    """The notes on the styles to draw in: curated, kept, and learned from the pictures of the request."""
    looks = CURATED if operation.name == "explore" else [s for s in CURATED if operation.models & set(s.models)]
    styles = ", ".join(f"`{style_title(style, brand)}`" for style in looks)
    return {
        "style_id": {
            "description": "A style that you may use, one made for the model or a curated one that the model has; not "
            "together with `style`."
        },
        "style_reference_urls": {
            "description": "Addresses or data URLs of PNG, JPG or WEBP images, 64 MB in all.",
            "items": {"type": "string", **_ADDRESS},
        },
        "style_references": {"description": "1 to 10 images, PNG, JPG or WEBP, 64 MB in all."},
        "style_match": {
            "description": f"How closely to follow the style: {_matches(operation)}.",
            "enum": list(dict.fromkeys(match for values in _taken_matches(operation) for match in values)),
        },
        "style": {"description": f"A curated style: {styles}." + _of(operation, "it", _takers(operation, "style"))},
    }


def _default_model(brand: str, operation: Operation) -> str:
    """Which one is meant where none is named."""
    if operation.name == "remix":
        return "without one the picture decides: pixels give pixels, SVG gives SVG"
    default = f"`{branded(operation.default or DEFAULT, brand)}` by default"
    if operation.name == "generate":
        referenced = branded(DEFAULT_WITH_REFERENCES, brand)
        return f"{default}, `{referenced}` with style references, and the one that a style goes with"
    return default


def _takers(operation: Operation, parameter: str) -> frozenset[Family]:
    return operation.taken_by[parameter]


def _families(operation: Operation) -> frozenset[Family]:
    return frozenset(MODELS[name].family for name in operation.models)


def _of(operation: Operation, what: str, takers: frozenset[Family], verb: str = " take ") -> str:
    """Who takes it, where not all of the operation's models do."""
    own = _families(operation)
    if not own or own <= takers or not own & takers:
        return ""
    return f" {' and '.join(family for family in Family if family in own & takers)} models{verb}{what}."


def _taken_matches(operation: Operation) -> dict[tuple[str, ...], list[str]]:
    """The values of `style_match`, and the families of the operation's models that take these."""
    takers = _families(operation) & _takers(operation, "style_match")
    by_values: dict[tuple[str, ...], list[str]] = {}
    for family in Family:
        if family in takers:
            by_values.setdefault(STYLE_MATCHES[family], []).append(family)
    return by_values


def _matches(operation: Operation) -> str:
    """The values of `style_match` in words."""
    by_values = _taken_matches(operation)
    parts = [
        " or ".join(f"`{value}`" for value in values) + (f" on {', '.join(families)}" if len(by_values) > 1 else "")
        for values, families in by_values.items()
    ]
    return "; ".join(parts)


_REQUESTS: Mapping[type[RequestFields], str] = {
    GenerateRequest: "generate",
    ExploreRequest: "explore",
    SimilarRequest: "explore_similar",
    CreateStyleRequest: "create_style",
    EnhanceRequest: "enhance_prompt",
    OptimizeColorsRequest: "optimize_colors",
    **{endpoint.request: endpoint.request.operation for endpoint in ENDPOINTS},
}
SAYING = r"[^\s\x00-\x1f\x7f-\x9f\ufffe\uffff]"
"""Something other than white space and control characters."""
_STREAM: Notes = {
    "stream": {"description": "Answer in server-sent events, in OpenAI's form, whatever `response_format` says."},
    "partial_images": {
        "description": "With `stream`: the most partial images before a finished one. The embedded engines show none."
    },
}
_ADDRESS = {"format": "uri"}
_PICTURE: Notes = {
    "image": {"description": "The picture, as a file."},
    "image_url": {
        "description": "The picture: its address, a data URL, or a link of this service. There has to be a picture, of "
        "a kind that the file may have, and within its limits.",
        **_ADDRESS,
    },
    "mask": {"description": "The mask, as a file."},
    "mask_url": {
        "description": "The mask: its address or a data URL. As large as the picture, in pure black and white; "
        "white changes, black stays.",
        **_ADDRESS,
    },
}
_SIDE = "([1-9][0-9]{0,2}|[1-3][0-9]{3}|40[0-8][0-9]|409[0-6])"
_CANVAS = f"^({'|'.join(RATIOS)}|{_SIDE}x{_SIDE})$"
_OWN: Mapping[str, Notes] = {
    "ExploreRequest": {
        "size": {
            "description": f"A ratio, one of {', '.join(f'`{ratio}`' for ratio in RATIOS)}; or, on raster models, an "
            "exact size of the model.",
        },
    },
    "SimilarRequest": {
        "source_image_id": {"description": "The `image_id` of an image that explore made for you."},
        "similarity": {"description": "1 a little similar, 2 moderately, 3 quite, 4 very, 5 extremely similar."},
    },
    "CreateStyleRequest": {
        "image_urls": {
            "description": "The images to learn from: addresses or data URLs of PNG, JPG or WEBP, 64 MB in all. Not "
            "needed with `source_styles`.",
            "items": {"type": "string", **_ADDRESS},
        },
        "files": {"description": "The images to learn from."},
        "style": {"description": "The base style: the family of looks to draw in.", "enum": list(BASE_STYLES)},
        "match": {"description": "How closely to follow the style, where a request does not say."},
        "image_weights": {"description": "How much each image counts: as many numbers as images."},
        "source_styles": {"description": "Styles to mix in, by their ids."},
        "source_style_weights": {"description": "How much each of them counts: as many numbers as styles."},
        "prompt": {"description": "Words that count as if every prompt in this style had them."},
        "mix_policy": {
            "description": "How palettes become one: `PaletteMatch` averages them, `MaxWeight` takes the heaviest."
        },
    },
    "EnhanceRequest": {"prompt": {"description": "The prompt to make richer.", "pattern": SAYING}},
    "OptimizeColorsRequest": {
        "colors": {"description": "The palette."},
        "num_colors_limit": {"description": "The most different colours that may be left."},
    },
    "EditsRequest": {
        "strength": {"description": "Without a mask: how far to go from the picture."},
        "mask": {"description": "As large as the picture: transparent, or else white, is what changes."},
    },
    "VariationsRequest": {
        "size": {"description": f"A ratio, one of {', '.join(f'`{ratio}`' for ratio in RATIOS)}; or an exact size."},
    },
    "ImageToImageRequest": {
        "strength": {"description": "How far to go: at 0 the picture nearly as it was, at 1 only its composition."},
    },
    "OutpaintRequest": {
        "expand_left": {"description": "Pixels to add on the left; not together with `size`."},
        "expand_right": {"description": "Pixels to add on the right; not together with `size`."},
        "expand_top": {"description": "Pixels to add at the top; not together with `size`."},
        "expand_bottom": {"description": "Pixels to add at the bottom; not together with `size`."},
        "size": {
            "description": "The canvas: `WxH` with sides up to 4096, or a ratio, which means the smallest canvas "
            "that holds the picture. One of `size`, `expand_…`, `zoom_out_percentage` is needed, and "
            "no canvas has a side over 4096.",
            "pattern": _CANVAS,
        },
        "zoom_out_percentage": {"description": "How much to scale the picture down first, in percent."},
    },
    "RemixRequest": {
        "size": {
            "description": f"A ratio, one of {', '.join(f'`{ratio}`' for ratio in RATIOS)}; or an exact size of the "
            "model, without a model of any."
        },
    },
    "VectorizeRequest": {
        "shape_stacking": {"description": "Shapes that lie on each other, or beside each other."},
        "color_reduction": {"description": "Fewer colours, chosen well."},
        "limit_num_shapes": {"description": "Bound the number of shapes: to `max_num_shapes`, or 200 without it."},
        "max_num_shapes": {"description": "The most shapes there may be."},
        "return_gradients": {"description": "Allow gradients for smooth shading."},
        "small_shape_filter": {"description": "Leave out specks."},
        "strict_color_palette": {"description": "All the colours there may be, each as red, green and blue."},
        "svg_compression": {"description": "A smaller file, at nearly the same look."},
    },
    "RefineDetailsRequest": {"refinement": {"description": "How strongly to refine."}},
}
_CONTROLS: Notes = {
    "colors": {"description": "Colours to prefer."},
    "background_color": {"description": "The background's colour."},
    "artistic_level": {"description": "From plain to artful; V3 models."},
    "no_text": {"description": "Leave out `text_layout`; V3 models."},
}
_COLOR: Notes = {
    "rgb": {"description": "Red, green and blue, 0 to 255 each."},
    "weight": {"description": "The colour's share of the image, 0 to 1: for all colours or none, 1 in all at most."},
}
_WEIGHTED_COLOR: Notes = {
    "hex": {"description": "Such as `#1f6feb`.", "pattern": "^#?([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},
    "weight": {"description": "How much there is of it."},
}
_WORD: Notes = {
    "text": {
        "description": f"One word of capitals (Latin, Greek, Cyrillic), digits {DIGITS[0]} to {DIGITS[-1]} and "
        f"`{PUNCTUATION}`.",
        "pattern": f"^[{''.join(sorted(SUPPORTED - {'-'}))}-]+$",
    },
    "bbox": {
        "description": "The corners as [x, y], from top left clockwise, no three on one line; the image goes from 0 to "
        "1."
    },
}
