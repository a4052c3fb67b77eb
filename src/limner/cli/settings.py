"""The settings of all packages, for the commands that speak of all of them."""

from limner.accounts.settings import AccountSettings
from limner.api.settings import ApiSettings
from limner.engines.illustrator.packs.settings import PackSettings
from limner.engines.settings import EngineSettings, RoutingSettings
from limner.engines.upstream.chat.settings import ChatSettings
from limner.imaging.settings import FetchSettings
from limner.kit.counters import CounterSettings
from limner.kit.logs import LogSettings
from limner.kit.settings import Settings
from limner.kit.storage import StorageSettings
from limner.kit.tracing import TracingSettings
from limner.library.settings import LibrarySettings
from limner.mcp.settings import McpSettings
from limner.openid.settings import OpenIdSettings
from limner.studio.settings import StudioSettings
from limner.web.settings import WebSettings
from limner.workshop.cluster.settings import ClusterSettings
from limner.workshop.settings import WorkshopSettings

ALL: tuple[type[Settings], ...] = (
    StorageSettings,
    ApiSettings,
    WebSettings,
    McpSettings,
    CounterSettings,
    AccountSettings,
    OpenIdSettings,
    StudioSettings,
    WorkshopSettings,
    ClusterSettings,
    LibrarySettings,
    FetchSettings,
    EngineSettings,
    RoutingSettings,
    PackSettings,
    ChatSettings,
    LogSettings,
    TracingSettings,
)
