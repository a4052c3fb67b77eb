"""A running service to look at as a browser does."""

from tests.api.conftest import StartService, service, start_service

__all__ = ["StartService", "service", "start_service"]
