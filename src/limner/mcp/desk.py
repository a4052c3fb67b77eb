"""Where a call is served: the service that is asked, the user's folders, and how far the call is told."""

from dataclasses import dataclass

from limner.imaging.convert import Converter
from limner.mcp.folders import Folders
from limner.mcp.interface import Interface
from limner.studio.settings import StudioSettings


@dataclass(frozen=True, slots=True)
class Desk:
    """What tools work with.

    `folders` are the user's, where the tools run on the user's machine. `links` says whether the service's links lead
    anywhere, and `settings` is None where the service's prices are its own affair.
    """

    interface: Interface
    converter: Converter
    folders: Folders | None = None
    links: bool = True
    settings: StudioSettings | None = None
