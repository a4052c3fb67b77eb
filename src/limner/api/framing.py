"""Where one request ends and the next begins, read one way only.

h11 is lenient where proxies differ: it takes line feeds for line ends, folded lines, repeated lengths, and a length
beside chunks. Whoever stands between client and service may read such bytes otherwise, and what it takes for the rest
of one request would be answered here as another. So they are refused, and nothing is read after a chunked body.
"""

import re
from typing import Any, Final
from urllib.parse import urlsplit

import h11

MAX_HEAD: Final = 65_536
"""Bytes of a request's line and headers, and of a chunk's line or its trailers."""

UNREADABLE: Final = "This is no HTTP request that can be read."

_HEAD_END = re.compile(rb"\n\r?\n")
_BARE = re.compile(rb"(?<!\r)\n|\r(?!\n)")
_FOLDED = re.compile(rb"\r\n[ \t]")
_CONTROL = re.compile(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_LENGTH = re.compile(rb"\r\ncontent-length[ \t]*:[ \t]*([^\r]*?)[ \t]*(?=\r\n)", re.IGNORECASE)
_DIGITS = re.compile(rb"[0-9]{1,19}")
_CLOSE: Final = (b"Connection", b"close")
_VERSIONS: Final = frozenset({b"1.0", b"1.1"})


class Framing(h11.Connection):
    """h11's connection of a server, which raises RemoteProtocolError for every request that can be read in two ways.

    After one that is chunked, and after a response that is given before the request's end, the connection closes.
    """

    def __init__(self) -> None:
        super().__init__(h11.SERVER, MAX_HEAD)
        self.fault = UNREADABLE
        """What was wrong, for the response to a request that was refused."""

    def next_event(self) -> Any:
        """As h11's; a Request's target is in origin form, or `*`."""
        if self.their_state is h11.IDLE:
            self._check_lines(self.trailing_data[0])
        event = super().next_event()
        return self._checked(event) if isinstance(event, h11.Request) else event

    def send(self, event: Any) -> Any:
        """As h11's."""
        if isinstance(event, h11.Response) and self.their_state is h11.SEND_BODY:
            # The client may go on with this request or, told not to, with its next: nobody could tell which.
            event = h11.Response(
                status_code=event.status_code, headers=[*event.headers.raw_items(), _CLOSE], reason=event.reason
            )
        return super().send(event)

    def _refuse(self, what: str) -> None:
        self.fault = f"The request cannot be read in one way only: {what}."
        raise h11.RemoteProtocolError(self.fault)

    def _check_lines(self, received: bytes) -> None:
        """Look at a head that is complete, as it came."""
        end = _HEAD_END.search(received)
        if end is None:
            return
        head = received[: end.end()]
        if _BARE.search(head):
            self._refuse("a line of its head does not end in CR LF")
        if _FOLDED.search(head):
            self._refuse("a header goes on in a second line")
        if _CONTROL.search(head):
            self._refuse("its head has control characters")
        lengths = _LENGTH.findall(head)
        if len(lengths) > 1:
            self._refuse(f"it has {len(lengths)} Content-Length headers; send one")
        if lengths and not _DIGITS.fullmatch(lengths[0]):
            self._refuse("its Content-Length is no number of bytes")

    def _checked(self, request: h11.Request) -> h11.Request:
        headers = list(request.headers.raw_items())
        names = [name for name, _ in request.headers]
        if request.http_version not in _VERSIONS:
            self._refuse("its version is neither HTTP/1.0 nor HTTP/1.1")
        if b"transfer-encoding" in names:
            if b"content-length" in names:
                self._refuse("it has both Content-Length and Transfer-Encoding; send one")
            if request.http_version == b"1.0":
                self._refuse("HTTP/1.0 has no Transfer-Encoding; send a Content-Length")
            headers.append(_CLOSE)
        expected = [value.lower() for name, value in request.headers if name == b"expect"]
        if expected not in ([], [b"100-continue"]):
            self._refuse("its Expect is not 100-continue")
        target = self._target(request)
        if target == request.target and len(headers) == len(names):
            return request
        return h11.Request(method=request.method, target=target, headers=headers, http_version=request.http_version)

    def _target(self, request: h11.Request) -> bytes:
        """The target in origin form; an absolute one has to name the host that `Host` names."""
        if request.target.startswith(b"/") or (request.target, request.method) == (b"*", b"OPTIONS"):
            return request.target
        host = next((value for name, value in request.headers if name == b"host"), b"")
        try:
            scheme, authority, path, query, _ = urlsplit(request.target)
        except ValueError:  # brackets that hold no address
            self._refuse("its target is no address")
        if scheme not in {b"http", b"https"} or authority.lower() != host.lower() or request.method == b"CONNECT":
            self._refuse("its target is neither a path nor an address of the host that Host names")
        return (path or b"/") + (b"?" + query if query else b"")
