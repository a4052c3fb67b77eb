"""The service as the tools know it: its interface, spoken over HTTP, whether it is in this process or far away."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any, Final

import httpx

from limner.mcp.refused import Refused

PATIENCE_SECONDS: Final = 8.0
"""How long a call waits in all where the service says when to come again; nothing has been charged then."""
MOST_BYTES: Final = 200_000_000
"""Of one answer: twice the largest picture."""
IGNORED: Final = "x-limner-ignored"
"""The header, and the key in answers, that names fields which had no effect."""
_AGAIN: Final = frozenset({429, 503})

Fields = Mapping[str, Any]


class Interface:
    """Asks a service for things, with the key that `asking` carries. Files come over `fetching`, without any."""

    def __init__(self, asking: httpx.AsyncClient, fetching: httpx.AsyncClient, *, inside: bool = False) -> None:
        """`inside` is for a service in this process, which is reached whatever address its links have."""
        self._asking = asking
        self._fetching = fetching
        self._inside = inside

    async def post(self, path: str, fields: Fields) -> dict[str, Any]:
        """The answer to a request. Raises Refused."""
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
        left = PATIENCE_SECONDS
        while True:
            response = await _sent(self._asking, self._asking.build_request(method, path, json=fields))
            wait = _seconds(response)
            if response.status_code not in _AGAIN or wait is None or wait > left:
                return _read(response, wait)
            left -= wait
            await asyncio.sleep(wait)


async def _sent(client: httpx.AsyncClient, request: httpx.Request) -> httpx.Response:
    """The response, read. What the library says of a failure may hold headers, so only its kind is told."""
    try:
        response = await client.send(request, stream=True)
        try:
            content = await _content(response)
        finally:
            await response.aclose()
    except httpx.HTTPError as error:
        raise Refused(f"The service at {request.url.host} did not answer ({type(error).__name__}).") from None
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


def _read(response: httpx.Response, wait: float | None) -> dict[str, Any]:
    """The answer. Raises Refused with what the service says against it."""
    try:
        document = json.loads(response.content)
    except ValueError:
        document = None
    if response.is_success and isinstance(document, dict):
        ignored = response.headers.get(IGNORED)
        return {**document, IGNORED: ignored} if ignored else document
    if response.status_code == httpx.codes.UNAUTHORIZED:
        raise Refused("The service does not know the key. Tell the user, who sets another for these tools.")
    body = document if isinstance(document, dict) else {}
    inner = body["error"] if isinstance(body.get("error"), dict) else body
    message, code, param = (inner.get(name) for name in ("message", "code", "param"))
    raise Refused(
        message if isinstance(message, str) else f"The service answered with status {response.status_code}.",
        code=code if isinstance(code, str) else "",
        param=param if isinstance(param, str) else None,
        wait=wait,
    )
