"""The tools on standard input and output, for one agent on the user's machine."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final

import httpx
from fastapi import FastAPI
from mcp.server.stdio import stdio_server

from limner.accounts.models import Account
from limner.client.connection import Place
from limner.imaging.convert import Converter
from limner.kit.errors import InvalidRequest, LimnerError
from limner.mcp.desk import Desk
from limner.mcp.folders import Folders
from limner.mcp.inside import HERE, interface_of
from limner.mcp.interface import Interface
from limner.mcp.server import server
from limner.studio.services import LOCAL_EMAIL, LOCAL_UNITS, Services

LABEL: Final = "limner mcp"
"""Of the key that tools without a server have while they run."""
SECONDS: Final = 180.0
"""How long a server may take to answer: longer than a request may run."""


async def serve(opening: AbstractAsyncContextManager[Desk]) -> None:
    """Answer one agent until it closes its end, or the process is told to end. Raises what the opening raises.

    The streams are taken first: what the processes that draw inherit as theirs is not the agent's. What is closed in
    the end is not cut off by being told to end once more.
    """
    told_to_end = asyncio.Event()
    if sys.platform != "win32":
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, told_to_end.set)
    try:
        async with stdio_server() as (read, write), opening as desk:
            answering = server(lambda context: desk, files=True)
            options = answering.create_initialization_options()
            work = asyncio.create_task(answering.run(read, write, options))
            ending = asyncio.create_task(told_to_end.wait())
            await asyncio.wait({work, ending}, return_when=asyncio.FIRST_COMPLETED)
            ending.cancel()
            work.cancel()
            await asyncio.wait({work})
    except BaseExceptionGroup as group:
        raise _for_people(group) from group


def _for_people(group: BaseExceptionGroup[BaseException]) -> BaseException:
    """The error in the group that is meant for the person at the keyboard; the group where there is none."""
    for error in group.exceptions:
        found = _for_people(error) if isinstance(error, BaseExceptionGroup) else error
        if isinstance(found, LimnerError):
            return found
    return group


@asynccontextmanager
async def far(server: Place, folders: Folders) -> AsyncIterator[Desk]:
    """A server, and the key of an account there."""
    headers = {**server.headers, "Accept": "application/json"}
    async with (
        httpx.AsyncClient(base_url=f"{server.base_url}/", headers=headers, timeout=SECONDS) as asking,
        httpx.AsyncClient(timeout=SECONDS, follow_redirects=True) as fetching,
    ):
        yield Desk(Interface(asking, fetching), Converter(), folders)


@asynccontextmanager
async def here(app: FastAPI, folders: Folders, email: str = "") -> AsyncIterator[Desk]:
    """The service in this process, with its own data directory; an account's key is made, and revoked at the end.

    The account is the one with this address, or the one that a first start makes. Raises InvalidRequest where there is
    none.
    """
    async with app.router.lifespan_context(app):
        services: Services = app.state.services
        account = await _account(services, email)
        key, text = await services.accounts.create_key(account.id, LABEL)
        try:
            interface = interface_of(app, HERE, {"authorization": f"Bearer {text}"})
            yield Desk(interface, Converter(), folders, links=False, settings=services.settings.studio)
        finally:
            await services.accounts.revoke_key(key.id)


async def _account(services: Services, email: str) -> Account:
    accounts = services.accounts
    if email:
        return await accounts.by_email(email)
    if made := await accounts.create_first(LOCAL_EMAIL, "Local", LOCAL_UNITS, LABEL):
        for key in await accounts.list_keys(made[0].id):
            await accounts.revoke_key(key.id)  # nobody has seen its text
        return made[0]
    found = await accounts.list()
    local = next((account for account in found if account.email == LOCAL_EMAIL), None)
    if local is None:
        raise InvalidRequest("Say whose units the tools spend: --email, with the address of an account.")
    return local
