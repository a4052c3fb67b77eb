"""The web application as routes, for the faces' common application."""

from fastapi import APIRouter, FastAPI

from limner.web import create, edit, static_files
from limner.web.settings import WebSettings

ROUTERS = (
    create.router,
    edit.router,
    static_files.router,
)


def routers(settings: WebSettings) -> tuple[APIRouter, ...]:
    """The routes of all pages; none where the settings leave them out."""
    return ROUTERS if settings.web == "on" else ()


def prepare(app: FastAPI, settings: WebSettings) -> None:
    """Give the application what pages need beside the services."""
    app.state.web = settings
