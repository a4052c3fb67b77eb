"""Engines of the tests as the settings would configure them."""

from limner.engines.capabilities import Capabilities, everything
from limner.engines.instances import Instance
from limner.engines.kinds import Crew, Kind, Options


def instance(name: str, engine: str, *operations: str, crew: Crew = "pool", options: Options | None = None) -> Instance:
    """An engine, `module:callable`, that does these operations with everything that they may bring."""
    capabilities = everything(*operations)

    def tell(_: Options) -> Capabilities:
        return capabilities

    return Instance(name, Kind(Options, engine, tell, crew), options or Options(), capabilities)
