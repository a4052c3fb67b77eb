"""The addresses of pictures: what may be asked of whom."""

import json
import re
import string
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import quote, urljoin, urlsplit

from limner.kit.errors import InvalidRequest

MAX_URL_CHARACTERS = 8_192
_SHOWN = 200
_PORTS = {"http": 80, "https": 443}
_HOST = re.compile(r"[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?", re.IGNORECASE)
_CONTROLS = re.compile(r"[\x00-\x1f\x7f\\]")


@dataclass(frozen=True, slots=True)
class ImageUrl:
    """An http or https URL, taken apart; everything in it is ASCII. `host` is a name or an address without brackets."""

    scheme: str
    host: str
    port: int
    target: str
    text: str

    @property
    def authority(self) -> str:
        """What the Host header says."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"

    def joined(self, location: str) -> "ImageUrl":
        """Where a redirect leads. Raises ValueError as `read_url` does."""
        return read_url(urljoin(self.text, location.strip()))


def read_url(text: str) -> ImageUrl:
    """Raises ValueError with a reason, which ends the sentence "it …", for what is not to be asked for."""
    text = text.strip(" ")
    if len(text) > MAX_URL_CHARACTERS:
        raise ValueError(f"has {len(text):,} characters; {MAX_URL_CHARACTERS:,} are taken")
    if _CONTROLS.search(text):
        raise ValueError("has control characters or backslashes in it")
    try:
        url = urlsplit(text)
        port = url.port
    except ValueError:
        raise ValueError("is no well-formed URL") from None
    if url.scheme not in _PORTS:
        raise ValueError("is neither an http, an https nor a data URL")
    if "@" in url.netloc:
        raise ValueError("has a user name or a password in it; none is taken")
    target = quote((url.path or "/") + (f"?{url.query}" if url.query else ""), safe=string.punctuation)
    return ImageUrl(url.scheme, _host(url.hostname), _PORTS[url.scheme] if port is None else port, target, text)


def shown(text: str) -> str:
    """A URL for a message: without user name, password, query and fragment, and not too long."""
    head = re.split(r"[?#]", text, maxsplit=1)[0]
    plain = re.sub(r"//[^/]*@", "//", head)
    return json.dumps(plain if len(plain) <= _SHOWN else plain[:_SHOWN] + "…", ensure_ascii=False)


def invalid_url(text: str, reason: str, param: str) -> InvalidRequest:
    """The URL is not one that is ever asked for."""
    return InvalidRequest(f"{param} is {shown(text)}; it {reason}.", code="invalid_image_url", param=param)


def _host(host: str | None) -> str:
    """A host name in ASCII (RFC 3490), or an address in its one spelling."""
    if not host:
        raise ValueError("names no host")
    if ":" in host:
        try:
            return str(ip_address(host))
        except ValueError:
            raise ValueError("has no valid address for a host") from None
    try:
        name = host.encode("idna").decode()
    except UnicodeError:
        raise ValueError("has no valid host name") from None
    if not _HOST.fullmatch(name):
        raise ValueError("has no valid host name")
    return name
