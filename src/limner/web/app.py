"""The web application as routes, for the faces' common application."""

from fastapi import APIRouter, FastAPI

from limner.imaging.convert import Converter
from limner.studio.sample import Samples
from limner.web import create, edit, gallery, operators, profile, sign_in, static_files, styles
from limner.web.drafts import Drafts
from limner.web.routing import show_nowhere
from limner.web.settings import WebSettings

ROUTERS = (
    create.router,
    edit.router,
    gallery.router,
    styles.router,
    profile.router,
    operators.router,
    sign_in.router,
    static_files.router,
)


def routers(settings: WebSettings) -> tuple[APIRouter, ...]:
    """The routes of all pages; none where the settings leave them out."""
    return ROUTERS if settings.web == "on" else ()


def prepare(app: FastAPI, settings: WebSettings) -> None:
    """Give the application what pages need beside the services."""
    app.state.web, app.state.converter = settings, Converter()
    app.state.drafts = Drafts(settings)
    app.state.samples = Samples()
    if settings.web == "on":
        show_nowhere(app)
