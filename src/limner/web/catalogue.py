"""What is on offer, as the pages' scripts need it: models with what they take and cost, sizes, styles, limits.

All of it is the catalogue's; the pages have no table of their own.
"""

from typing import Any

from limner.catalog import limits, models
from limner.catalog.brand import branded
from limner.catalog.families import ABOUT, STYLE_MATCHES, STYLE_REQUIRED, TAKEN_BY, Family
from limner.catalog.models import DEFAULT, MODELS, Model
from limner.catalog.operations import OPERATIONS
from limner.catalog.sizes import RATIOS, sizes_of, spell
from limner.catalog.styles import BASIC_STYLES, style_title
from limner.studio.draft import drafts
from limner.studio.explore import EXPLORE, SIMILAR
from limner.studio.generate import OPERATION
from limner.studio.pricing import price
from limner.studio.services import Services
from limner.studio.settings import StudioSettings

ENHANCE = "enhance_prompt"


def catalogue(services: Services) -> dict[str, Any]:
    """Everything that the page for drawing chooses from, as JSON."""
    settings = services.settings.studio
    return {
        "default": branded(DEFAULT, settings.brand),
        "models": [_model(model, services) for model in MODELS.values()],
        "families": {
            str(family): sorted(_taken(family)) for family in dict.fromkeys(m.family for m in MODELS.values())
        },
        "about": {str(family): about for family, about in ABOUT.items()},
        "ratios": list(RATIOS),
        "styles": _styles(settings),
        "prices": {
            "explore": price(EXPLORE, limits.EXPLORE_IMAGES, MODELS[DEFAULT], settings),
            "similar": price(SIMILAR, limits.SIMILAR_IMAGES, None, settings),
            "enhance": price(ENHANCE, 1, None, settings),
        },
        "limits": {
            "images": limits.MAX_IMAGES,
            "seed": limits.MAX_SEED,
            "colors": limits.MAX_COLORS,
            "level": limits.MAX_ARTISTIC_LEVEL,
            "words": limits.MAX_WORDS,
            "enhance": limits.MAX_ENHANCE_PROMPT,
            "similarity": limits.MAX_SIMILARITY,
        },
    }


def _taken(family: Family) -> list[str]:
    return [name for name, families in TAKEN_BY.items() if family in families]


def _model(model: Model, services: Services) -> dict[str, Any]:
    settings = services.settings.studio
    return {
        "id": branded(model.id, settings.brand),
        "title": models.title(model, settings.brand),
        "family": str(model.family),
        "vector": model.vector,
        "resolution": model.resolution,
        "limit": model.prompt_limit,
        "units": price(OPERATION, 1, model, settings),
        "sizes": {ratio: spell(size) for ratio, size in sizes_of(model).items()},
        "matches": list(STYLE_MATCHES[model.family]),
        "needs_style": model.family in STYLE_REQUIRED,
        "explores": model.id in OPERATIONS[EXPLORE].models,
        "drafts": drafts(services, model.id),
    }


def _styles(settings: StudioSettings) -> list[dict[str, str]]:
    """The curated styles of each model, by the ids under which their samples are."""
    return [
        {"id": str(style_id), "model": branded(model, settings.brand), "name": style_title(style, settings.brand)}
        for style_id, (model, style) in BASIC_STYLES.items()
    ]
