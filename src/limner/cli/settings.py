"""The settings of all packages, for the commands that speak of all of them."""

from limner.api.settings import ApiSettings
from limner.engines.illustrator.packs.settings import PackSettings
from limner.engines.routing import Routing
from limner.engines.settings import EngineSettings, RoutingSettings, engines
from limner.imaging.settings import FetchSettings
from limner.kit.logs import LogSettings
from limner.kit.settings import Settings, load
from limner.kit.storage import StorageSettings
from limner.library.settings import LibrarySettings
from limner.studio.chat import ChatSettings
from limner.studio.settings import StudioSettings
from limner.workshop.settings import WorkshopSettings

ALL: tuple[type[Settings], ...] = (
    StorageSettings,
    ApiSettings,
    StudioSettings,
    WorkshopSettings,
    LibrarySettings,
    FetchSettings,
    EngineSettings,
    RoutingSettings,
    PackSettings,
    ChatSettings,
    LogSettings,
)


def routing() -> Routing:
    """The table of engines that the settings name. Raises SettingsError."""
    return Routing(load(RoutingSettings).routes, engines(), load(StudioSettings).brand)
