"""The settings of the web application."""

from typing import Literal

from pydantic import Field

from limner.kit.settings import Settings


class WebSettings(Settings):
    """Whether there are pages, and what they may do for nothing."""

    web: Literal["on", "off"] = Field("on", description="The web application; off leaves it out whole.")
    drafts_per_minute: int = Field(
        600,
        ge=0,
        description="Drafts, drawn without charge while a prompt is typed, a minute and user; 0 means none at all.",
    )
