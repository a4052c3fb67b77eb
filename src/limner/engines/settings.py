"""Settings of the engines."""

from pydantic import Field

from limner.kit.settings import Settings


class RoutingSettings(Settings):
    """Which engine serves what."""

    routes: dict[str, str] = Field(
        {},
        description="A table of `operation` or `operation:model-pattern` to the name of an engine, such as "
        '{"generate:svcv4_1*": "illustrator"}; the first that fits is taken, else the embedded engine.',
    )
