"""The illustrator as a kind of engine: what it takes and what it can do, without loading it."""

from pathlib import Path
from typing import Annotated

from pydantic import BeforeValidator, Field

from limner.engines.capabilities import Capabilities, everything
from limner.engines.illustrator.packs.settings import paths
from limner.engines.kinds import Kind, Options


class IllustratorOptions(Options):
    """The options of one illustrator."""

    art_packs: Annotated[tuple[Path, ...], BeforeValidator(paths)] = Field(
        (), description="Iconify JSON files, or the directories of `@iconify-json` packages."
    )


def _capabilities(options: IllustratorOptions) -> Capabilities:
    return everything("generate", "explore", "explore_similar", "create_style", "enhance_prompt")


KIND = Kind(
    options=IllustratorOptions,
    engine="limner.engines.illustrator.engine:Illustrator",
    capabilities=_capabilities,
    preload=("limner.engines.illustrator.stock",),
)
