"""The settings of the HTTP interface."""

from typing import Annotated
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field

from limner.kit.networks import Networks
from limner.kit.settings import Settings


def _base_url(value: str) -> str:
    url = urlsplit(value)
    if value and (url.scheme not in {"http", "https"} or not url.hostname or url.query or url.fragment):
        raise ValueError("an http or https address without query, for example https://pictures.example.com/v1")
    return value.rstrip("/")


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
    body_timeout: float = Field(
        30,
        gt=0,
        description="Seconds that a client may take to send each MB of a request's body; the whole may take ten "
        "times as long.",
    )
    write_timeout: float = Field(
        30,
        gt=0,
        description="Seconds in which a client has to read some of what is sent to it; one that does not is "
        "disconnected.",
    )
    max_connections: int = Field(
        4096, ge=0, description="Connections at once; more are refused with 503. 0 means no limit."
    )
    max_connections_per_address: int = Field(
        512,
        ge=0,
        description="Connections at once from one address, or from one IPv6 network of 64 bits; more are refused "
        "with 503. Behind trusted proxies, the requests of each client's address are counted. 0 means no limit.",
    )
