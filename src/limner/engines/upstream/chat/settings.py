"""The chat server that the settings name, as an engine that is configured without a table of its own."""

from typing import Annotated, Any, Final

from pydantic import AfterValidator, Field, SecretStr, ValidationInfo, field_validator

from limner.engines.upstream.options import base_url, header_value
from limner.kit.settings import Settings

NAME: Final = "chat"
"""The engine's name."""


def _address(value: str) -> str:
    return base_url(value) if value.strip() else ""


class ChatSettings(Settings):
    """Which chat server makes prompts richer."""

    chat_url: Annotated[str, AfterValidator(_address)] = Field(
        "",
        description="The base address of an OpenAI-compatible server, version included, that makes prompts richer; "
        "without it, the embedded engine does.",
    )
    chat_model: str = Field("", description="The model that the chat server is asked for.")
    chat_key: Annotated[SecretStr, AfterValidator(header_value)] = Field(
        SecretStr(""), description="The chat server's API key, where it wants one."
    )
    chat_timeout: float = Field(
        20,
        gt=0,
        le=300,
        description="Seconds that the chat server may take; after that the embedded engine makes the prompt.",
    )

    @field_validator("chat_model")
    @classmethod
    def _named(cls, model: str, info: ValidationInfo) -> str:
        if info.data.get("chat_url") and not model.strip():
            raise ValueError("the name of a model, since LIMNER_CHAT_URL is set")
        return model.strip()

    def table(self, longest: float) -> dict[str, Any]:
        """The options of the engine that these settings mean, which may take `longest` seconds at most."""
        return {
            "url": self.chat_url,
            "model": self.chat_model,
            "key": self.chat_key,
            "timeout": min(self.chat_timeout, longest),
        }
