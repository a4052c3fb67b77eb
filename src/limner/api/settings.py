"""The settings of the HTTP interface."""

from typing import Annotated
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field, SecretStr

from limner.kit.networks import Networks
from limner.kit.settings import Settings

REDIS_SCHEMES = ("redis://", "rediss://", "unix://")


def _base_url(value: str) -> str:
    url = urlsplit(value)
    if value and (url.scheme not in {"http", "https"} or not url.hostname or url.query or url.fragment):
        raise ValueError("an http or https address without query, for example https://pictures.example.com/v1")
    return value.rstrip("/")


def _redis_url(value: SecretStr) -> SecretStr:
    if value.get_secret_value() and not value.get_secret_value().startswith(REDIS_SCHEMES):
        raise ValueError("an address that starts with " + ", ".join(REDIS_SCHEMES))
    return value


class ApiSettings(Settings):
    """Addresses, rate limits and patience of the HTTP interface."""

    public_url: Annotated[str, AfterValidator(_base_url)] = Field(
        "",
        description="The base address that clients use, version included: image links start with it. "
        "Without it, the address of each request.",
    )
    trusted_proxies: Networks = Field(
        (),
        description="Networks in CIDR form whose X-Forwarded-Host, -Proto and -For headers count, with commas.",
    )
    requests_per_second: int = Field(5, ge=0, description="Requests a second and user; 0 means no limit.")
    images_per_minute: int = Field(100, ge=0, description="Images a minute and user; 0 means no limit.")
    redis_url: Annotated[SecretStr, AfterValidator(_redis_url)] = Field(
        SecretStr(""),
        description="A Redis that keeps the rate limits' counters, for several processes; "
        "without it, each process counts alone.",
    )
    body_timeout: float = Field(
        30,
        gt=0,
        description="Seconds that a client may take to send each MB of a request's body; the whole may take ten "
        "times as long.",
    )
