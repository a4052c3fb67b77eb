"""The settings of OpenID providers."""

import re
from typing import Annotated, Any
from urllib.parse import urlsplit

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, SecretStr, field_validator

from limner.kit.settings import Settings

_NAME = re.compile(r"[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?")
_DOMAIN = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+")
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})


def _issuer(value: str) -> str:
    url = urlsplit(value)
    secure = url.scheme == "https" or (url.scheme == "http" and url.hostname in LOOPBACK)
    if not secure or not url.hostname or url.query or url.fragment or url.username:
        raise ValueError("an https address, exactly as the provider's own configuration names its issuer")
    return value


class Provider(BaseModel):
    """An OpenID provider."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    issuer: Annotated[str, AfterValidator(_issuer)]
    client_id: str = Field(min_length=1)
    client_secret: SecretStr = SecretStr("")
    label: str = ""
    sign_up: bool = False
    domains: tuple[str, ...] = ()

    @field_validator("domains", mode="before")
    @classmethod
    def _in_lower_case(cls, domains: Any) -> Any:
        if not isinstance(domains, list | tuple):
            return domains
        lowered = tuple(str(domain).lower() for domain in domains)
        if not all(_DOMAIN.fullmatch(domain) for domain in lowered):
            raise ValueError('a list of domains such as ["example.com"]')
        return lowered


class OpenIdSettings(Settings):
    """The OpenID providers by whose word people sign in."""

    oidc: dict[str, Provider] = Field(
        {},
        repr=False,  # secrets stand there
        description="Tables `[oidc.NAME]` of `limner.toml`, each a provider: its `issuer`, and the `client_id` and "
        "`client_secret` that it gave; `label`, what the button says; `domains`, a list of those of which it may tell "
        "addresses, and nobody else signs in by it; `sign_up`, whether those without an account get one. "
        "docs/running.md says more.",
    )

    @field_validator("oidc")
    @classmethod
    def _sound_names(cls, providers: dict[str, Provider]) -> dict[str, Provider]:
        for name in providers:
            if not _NAME.fullmatch(name):
                raise ValueError(f"names of lower-case letters, digits and hyphens, not {name!r}")
        return providers
