"""The service as the tools know it: its interface, spoken over HTTP, whether it is in this process or far away."""

import asyncio
import json
import time
from collections.abc import Mapping
from typing import Any, Final
from uuid import uuid4

import httpx

from limner.mcp.refused import Refused

PATIENCE_SECONDS: Final = 8.0
"""How long a call waits in all where the service says when to come again; nothing has been charged then."""
MOST_BYTES: Final = 200_000_000
"""Of one answer: twice the largest picture."""
IGNORED: Final = "x-limner-ignored"
"""The header, and the key in answers, that names fields which had no effect."""
LOST_SECONDS: Final = (0.5, 1.5)
"""Before each further try where an answer was lost on its way: the key of the call keeps it from being paid twice."""
LONGEST_SECONDS: Final = 240.0
"""How long after its beginning a call is sent once more: longer than any request may run."""
_AGAIN: Final = frozenset({429, 503})
_OF_THE_WAY: Final = frozenset({502, 504})
"""Statuses that, without a code of the service, come from what stands before it."""
_IN_PROGRESS: Final = "idempotency_in_progress"
_IN_PROGRESS_SECONDS: Final = 1.0
_NOT_SENT: Final = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.UnsupportedProtocol)

Fields = Mapping[str, Any]


class Interface:
    """Asks a service for things, with the key that `asking` carries. Files come over `fetching`, without any."""

    def __init__(self, asking: httpx.AsyncClient, fetching: httpx.AsyncClient, *, inside: bool = False) -> None:
        """`inside` is for a service in this process, which is reached whatever address its links have."""
        self._asking = asking
        self._fetching = fetching
        self._inside = inside

    async def post(self, path: str, fields: Fields) -> dict[str, Any]:
        """The answer to a request, which is made and charged once however often it has to be sent. Raises Refused."""
        return await self._answer("POST", path, fields)

    async def get(self, path: str) -> dict[str, Any]:
        """What is at a path. Raises Refused."""
        return await self._answer("GET", path)

    async def delete(self, path: str) -> dict[str, Any]:
        """Have it deleted. Raises Refused."""
        return await self._answer("DELETE", path)

    async def file(self, link: str) -> bytes:
        """The file behind a link of the service. Raises Refused."""
        if self._inside:
            link = "images/" + link.rpartition("/images/")[2]
        response = await _sent(self._fetching, self._fetching.build_request("GET", link))
        if not response.is_success:
            raise Refused(f"The picture was made, and its file did not come (status {response.status_code}).")
        return response.content

    async def _answer(self, method: str, path: str, fields: Fields | None = None) -> dict[str, Any]:
        headers = {"Idempotency-Key": uuid4().hex} if method == "POST" else {}
        patience = _Patience(repeatable=method != "DELETE")
        while True:
            request = self._asking.build_request(method, path, json=fields, headers=headers)
            try:
                response = _of_the_service(await _sent(self._asking, request))
            except _Lost as lost:
                wait = patience.after_nothing()
                if wait is None:
                    raise lost.of(method) from None
            else:
                wait = patience.after(response)
                if wait is None:
                    return _read(response)
            await asyncio.sleep(wait)


class _Lost(Refused):
    """No answer came to what may have arrived."""

    def of(self, method: str) -> Refused:
        """The error to tell, by what was asked."""
        return Refused(f"{self.message} It may have made and charged what was asked.") if method == "POST" else self


class _Patience:
    """When one call is sent again. What is not repeatable is so only where the service has refused it."""

    def __init__(self, *, repeatable: bool) -> None:
        self._left = PATIENCE_SECONDS
        self._lost = list(LOST_SECONDS) if repeatable else []
        self._end = time.monotonic() + LONGEST_SECONDS

    def after_nothing(self) -> float | None:
        """Seconds to wait after an answer that did not come; None where it is of no use."""
        return self._lost.pop(0) if self._lost and time.monotonic() < self._end else None

    def after(self, response: httpx.Response) -> float | None:
        """Seconds to wait after a response; None where it is the answer."""
        if _said(response).get("code") == _IN_PROGRESS:  # the lost answer's request still runs
            return _IN_PROGRESS_SECONDS if time.monotonic() < self._end else None
        wait = _seconds(response)
        if response.status_code not in _AGAIN or wait is None or wait > self._left:
            return None
        self._left -= wait
        return wait


async def _sent(client: httpx.AsyncClient, request: httpx.Request) -> httpx.Response:
    """The response, read. Raises Refused, _Lost where the request may have arrived.

    What the library says of a failure may hold headers, so only its kind is told.
    """
    try:
        response = await client.send(request, stream=True)
        try:
            content = await _content(response)
        finally:
            await response.aclose()
    except httpx.HTTPError as error:
        lost = isinstance(error, httpx.TransportError) and not isinstance(error, _NOT_SENT)
        message = f"The service at {request.url.host} did not answer ({type(error).__name__})."
        raise (_Lost if lost else Refused)(message) from None
    return httpx.Response(response.status_code, headers=_plain_headers(response), content=content, request=request)


async def _content(response: httpx.Response) -> bytes:
    content = bytearray()
    async for piece in response.aiter_bytes():
        content += piece
        if len(content) > MOST_BYTES:
            raise Refused("The service's answer is larger than any picture.")
    return bytes(content)


def _plain_headers(response: httpx.Response) -> dict[str, str]:
    kept = ("content-type", "retry-after", IGNORED)
    return {name: response.headers[name] for name in kept if name in response.headers}


def _seconds(response: httpx.Response) -> float | None:
    """When to come again, if the service says that in seconds."""
    given = response.headers.get("retry-after", "")
    return float(given) if given.isdecimal() and len(given) < 6 else None


def _document(response: httpx.Response) -> dict[str, Any] | None:
    """The JSON object that it is, if it is one."""
    try:
        document = json.loads(response.content)
    except (ValueError, RecursionError):
        return None
    return document if isinstance(document, dict) else None


def _said(response: httpx.Response) -> dict[str, Any]:
    """What the service says against a request; nothing where it is another that speaks."""
    if response.is_success:
        return {}
    body = _document(response) or {}
    return body["error"] if isinstance(body.get("error"), dict) else body


def _of_the_service(response: httpx.Response) -> httpx.Response:
    """The response. Raises _Lost where it is that of a machine on the way, which tells nothing of the service's."""
    if response.status_code in _OF_THE_WAY and not _said(response).get("code"):
        raise _Lost(f"The service answered with status {response.status_code}.")
    return response


def _read(response: httpx.Response) -> dict[str, Any]:
    """The answer. Raises Refused with what the service says against it."""
    document = _document(response)
    if response.is_success and document is not None:
        ignored = response.headers.get(IGNORED)
        return {**document, IGNORED: ignored} if ignored else document
    if response.status_code == httpx.codes.UNAUTHORIZED:
        raise Refused("The service does not know the key. Tell the user, who sets another for these tools.")
    message, code, param = (_said(response).get(name) for name in ("message", "code", "param"))
    raise Refused(
        message if isinstance(message, str) else f"The service answered with status {response.status_code}.",
        code=code if isinstance(code, str) else "",
        param=param if isinstance(param, str) else None,
        wait=_seconds(response),
    )
