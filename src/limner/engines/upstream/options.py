"""What every engine on another machine is told: where it is, with which key, how long and how much."""

import re
from typing import Annotated, Final

from pydantic import AfterValidator, Field, SecretStr

from limner.engines.kinds import Options
from limner.imaging.url import read_url

ACCEPTED: Final = "an http or https address without user and query, for example http://127.0.0.1:8000/v1"
MEBIBYTE: Final = 1024 * 1024


def base_url(value: str) -> str:
    """The address without white space and slashes around it. Raises ValueError for what is none."""
    value = value.strip().rstrip("/")
    try:
        read_url(value)
    except ValueError:
        raise ValueError(ACCEPTED) from None
    if "?" in value or "#" in value:
        raise ValueError(ACCEPTED)
    return value


def header_value(value: SecretStr) -> SecretStr:
    """The key without white space around it. Raises ValueError for one that no header can carry."""
    key = value.get_secret_value().strip()
    if not re.fullmatch(r"[\x21-\x7e]*", key):
        raise ValueError("printable ASCII characters without spaces")
    return SecretStr(key)


BaseUrl = Annotated[str, AfterValidator(base_url)]
Key = Annotated[SecretStr, AfterValidator(header_value)]


class UpstreamOptions(Options):
    """The options of one engine on another machine."""

    url: BaseUrl = Field(description="The base address of the other server, version included.")
    key: Key = Field(SecretStr(""), description="The other server's API key, where it wants one.")
    requests: int = Field(4, ge=1, le=1024, description="Requests that the other server has at once; more wait here.")
    connect_timeout: float = Field(5, gt=0, le=300, description="Seconds until a connection has come about.")
    timeout: float = Field(
        100,
        gt=0,
        le=86_400,
        description="Seconds that the other server may take for a job, second tries included: fewer than "
        "`LIMNER_REQUEST_TIMEOUT`.",
    )
    retries: int = Field(
        2,
        ge=0,
        le=10,
        description="Second tries of a job that the other server has not begun: no connection, 429, 503.",
    )
    answer_limit: int = Field(64, ge=1, le=1024, description="MiB that an answer may have.")
    failures: int = Field(
        5, ge=1, le=1000, description="Failures in a row after which the other server is left alone for a while."
    )
    rest: float = Field(
        10, gt=0, le=3600, description="Seconds that it is left alone the first time; each time after, twice as long."
    )

    @property
    def at_once(self) -> int:
        """How many requests it has at once."""
        return self.requests
