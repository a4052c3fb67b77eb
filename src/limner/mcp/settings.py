"""The settings of the tools for agents."""

from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from pydantic import BeforeValidator, Field
from pydantic_settings import NoDecode

from limner.kit.settings import Settings


def _origins(value: Any) -> Any:
    """A list with commas. Raises ValueError for what is no origin."""
    given = value.split(",") if isinstance(value, str) else value
    origins = tuple(origin.strip().rstrip("/").lower() for origin in given if origin.strip())
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path or parts.query:
            raise ValueError(f"{origin!r} is no origin; one is, for example, https://agents.example.com")
    return origins


class McpSettings(Settings):
    """Tools for agents at `/mcp`."""

    mcp: Literal["on", "off"] = Field(
        "on", description="Tools for agents at `/mcp`, which need `pip install 'limner[mcp]'`; off leaves them out."
    )
    mcp_origins: Annotated[tuple[str, ...], NoDecode, BeforeValidator(_origins)] = Field(
        (),
        description="Origins of pages, with commas, that may use `/mcp` beside the service's own and those of this "
        "machine, such as `https://agents.example.com`.",
    )
