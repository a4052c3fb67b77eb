"""The addresses of both ends: the base that clients use, and the client's own."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import ip_address

from starlette.requests import Request

from limner.kit.networks import Network

PREFIX = "/v1"

_HOST = re.compile(r"(?:[A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


@dataclass(frozen=True, slots=True)
class PublicAddress:
    """How the service is reached from outside; forwarded headers count from `trusted` networks only."""

    url: str = ""
    trusted: Sequence[Network] = ()

    def base(self, request: Request) -> str:
        """The base address, without a slash at its end: the one that is set, or the request's own and `/v1`."""
        if self.url:
            return self.url
        scheme, host = request.scope["scheme"], _plausible(request.headers.get("host", ""))
        if self.trusts(_peer(request)):
            scheme = _forwarded(request, "x-forwarded-proto") or scheme
            host = _plausible(_forwarded(request, "x-forwarded-host")) or host
        root = request.scope.get("root_path", "")
        return f"{'https' if scheme == 'https' else 'http'}://{host or _own_host(request)}{root}{PREFIX}"

    def client(self, request: Request) -> str:
        """The address of whoever sent the request, past the proxies that are trusted."""
        address = _peer(request)
        for hop in reversed(_values(request, "x-forwarded-for")):
            if not self.trusts(address):
                break
            address = hop
        return address

    def trusts(self, address: str) -> bool:
        """Whether it is a proxy's that is trusted."""
        try:
            parsed = ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self.trusted)


def _peer(request: Request) -> str:
    return request.client.host if request.client else ""


def _values(request: Request, header: str) -> list[str]:
    return [part.strip() for line in request.headers.getlist(header) for part in line.split(",") if part.strip()]


def _forwarded(request: Request, header: str) -> str:
    """The last value: what stands before it came to the trusted proxy from outside."""
    return next(reversed(_values(request, header)), "")


def _plausible(host: str) -> str:
    """The host if it can stand in an address, else nothing: links must not carry what a header smuggles in."""
    return host if _HOST.fullmatch(host) else ""


def _own_host(request: Request) -> str:
    server = request.scope.get("server") or ("localhost", None)
    return f"{server[0]}:{server[1]}" if server[1] else str(server[0])
