"""Settings of the cluster."""

import os
import re
from typing import Final, Literal

from pydantic import Field, ValidationInfo, field_validator

from limner.kit.settings import Settings

_ADDRESS: Final = re.compile(r"(?:ray://)?(?:[\w.-]+|\[[0-9a-fA-F:.]+\]):(\d{1,5})")
_LAST_PORT: Final = 65_535
TOKEN_VARIABLES: Final = ("RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH")
"""Where Ray itself looks for the token."""


class ClusterSettings(Settings):
    """The Ray cluster that engines run on, where there is one."""

    cluster: str | None = Field(
        None,
        description="The Ray cluster that engines of `LIMNER_ENGINES` run on: auto for the one that this machine is a "
        "node of, HOST:PORT of its head for a node whose head is elsewhere, or ray://HOST:PORT of a Ray client server, "
        "which is slower; without it, all engines run on this machine. Needs `limner[cluster]`.",
    )
    cluster_auth: Literal["token", "private_network"] | None = Field(
        None,
        description="How the cluster is kept from strangers, who could run any code on it; to be said with "
        "LIMNER_CLUSTER. token: by Ray's own, in RAY_AUTH_TOKEN or in the file RAY_AUTH_TOKEN_PATH. private_network: "
        "by nobody else being able to reach it.",
    )

    @field_validator("cluster")
    @classmethod
    def _is_address(cls, cluster: str | None) -> str | None:
        if cluster is None or cluster == "auto":
            return cluster
        found = _ADDRESS.fullmatch(cluster)
        if not found or not 0 < int(found[1]) <= _LAST_PORT:
            raise ValueError("auto, HOST:PORT, or ray://HOST:PORT")
        return cluster

    @field_validator("cluster_auth")
    @classmethod
    def _is_said(cls, auth: str | None, info: ValidationInfo) -> str | None:
        """Ray would turn tokens on or off by what it finds on the machine."""
        if not info.data.get("cluster"):
            return auth
        if auth is None:
            raise ValueError("token, or private_network where nobody else can reach the cluster")
        if auth == "token" and not any(os.environ.get(variable) for variable in TOKEN_VARIABLES):
            raise ValueError(f"token with {' or '.join(TOKEN_VARIABLES)} set")
        return auth


def not_found(address: str, *, token: bool) -> str:
    """What it means that nobody has let us in: Ray says the same where a cluster is not there and where it refuses."""
    refused = f", or it refuses the token of {' or '.join(TOKEN_VARIABLES)}" if token else ""
    return f"there is no cluster at {address}{refused}"


def set_environment(*, token: bool) -> None:
    """Say what Ray would otherwise guess or do: before it is imported.

    It tells nobody of its use, and the mode of authentication does not depend on what files lie around.
    """
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["RAY_AUTH_MODE"] = "token" if token else "disabled"
