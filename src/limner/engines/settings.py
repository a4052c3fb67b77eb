"""Settings of the engines: which there are, and which serves what."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import Field, field_validator

from limner.engines.illustrator.packs.settings import PackSettings
from limner.engines.instances import DRAWS, Engines, configured, instance
from limner.engines.upstream.chat.kind import OPERATION as CHATTED
from limner.engines.upstream.chat.settings import NAME as CHAT
from limner.engines.upstream.chat.settings import ChatSettings
from limner.kit.errors import SettingsError
from limner.kit.settings import Settings, load


class EngineSettings(Settings):
    """The engines beside the embedded ones."""

    engines: dict[str, dict[str, Any]] = Field(
        {},
        repr=False,  # keys of other servers stand there
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


def with_chat(
    engines: Engines, routes: Mapping[str, Sequence[str]], chat: ChatSettings, request_timeout: float
) -> tuple[Engines, Mapping[str, Sequence[str]]]:
    """The engines with the chat server that the settings name, and the routes with one to it before the illustrator.

    A route of the operator's stays as it is. The chat server has half of a request's seconds at most: what is left is
    the illustrator's. Raises SettingsError where another engine has the name.
    """
    if not chat.chat_url:
        return engines, routes
    if CHAT in engines:
        raise SettingsError(
            f"LIMNER_CHAT_URL means an engine of the name {CHAT!r}, and engines.{CHAT} is one as well; "
            "accepted: one of them, or another name for the second."
        )
    chatting = instance(CHAT, "chat", chat.table(request_timeout / 2))
    return {**engines, CHAT: chatting}, {CHATTED: (CHAT, DRAWS), **routes}


def engines() -> Engines:
    """The engines that the settings configure, the embedded ones among them. Raises SettingsError."""
    return configured(load(EngineSettings).engines, {DRAWS: {"art_packs": load(PackSettings).art_packs}})
