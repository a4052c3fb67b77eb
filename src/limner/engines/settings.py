"""Settings of the engines: which there are, and which serves what."""

from typing import Any

from pydantic import Field, field_validator

from limner.engines.illustrator.packs.settings import PackSettings
from limner.engines.instances import DRAWS, Engines, configured
from limner.kit.settings import Settings, load


class EngineSettings(Settings):
    """The engines beside the embedded ones."""

    engines: dict[str, dict[str, Any]] = Field(
        {},
        description="Tables `[engines.NAME]` of `limner.toml`, each an engine of its own: its `kind`, and that kind's "
        "settings. Which kinds there are and what each takes: docs/engines.md.",
    )


class RoutingSettings(Settings):
    """Which engine serves what."""

    routes: dict[str, tuple[str, ...]] = Field(
        {},
        description="A table of `operation` or `operation:model-pattern` to the name of an engine or a list of names, "
        'such as {"generate:svcv4_1*": ["flux", "illustrator"]}: the first that is up serves. The first line that fits '
        "is taken, else the embedded engine.",
    )

    @field_validator("routes", mode="before")
    @classmethod
    def _lists(cls, routes: Any) -> Any:
        """One name is a list of one."""
        if not isinstance(routes, dict):
            return routes
        return {pattern: (names,) if isinstance(names, str) else names for pattern, names in routes.items()}


def engines() -> Engines:
    """The engines that the settings configure, the embedded ones among them. Raises SettingsError."""
    return configured(load(EngineSettings).engines, {DRAWS: {"art_packs": load(PackSettings).art_packs}})
