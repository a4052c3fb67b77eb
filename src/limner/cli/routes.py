"""Who draws here, by the settings, for the commands that need no service."""

from limner.engines.instances import Engines
from limner.engines.routing import Routing
from limner.engines.settings import RoutingSettings, engines, with_chat
from limner.engines.upstream.chat.settings import ChatSettings
from limner.kit.settings import load
from limner.studio.settings import StudioSettings
from limner.workshop.settings import WorkshopSettings


def routing() -> tuple[Routing, Engines]:
    """The table of routes that the settings name, and the engines in it by their names. Raises SettingsError."""
    known, routes = with_chat(
        engines(), load(RoutingSettings).routes, load(ChatSettings), load(WorkshopSettings).request_timeout
    )
    return Routing(routes, known, load(StudioSettings).brand), known
