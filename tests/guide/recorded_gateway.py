"""Runs the example's bot before a gateway that says what `gateway.json` has, and prints what the bot sent, as JSON.

The environment of the examples runs it: `recorded_gateway.py BOT`. The dialogue has the shapes of Discord's
documentation of gateway version 10; nothing here asks Discord.
"""

import asyncio
import json
import runpy
import sys
from pathlib import Path

import discord
from aiohttp import BodyPartReader, WSMsgType, web
from yarl import URL

from limner import AsyncLimner

DIALOGUE = json.loads(Path(__file__).with_name("gateway.json").read_text())
USER = DIALOGUE[1]["d"]["user"]
APPLICATION = {
    "id": "100",
    "name": "painter",
    "description": "",
    "icon": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "owner": {"id": "500", "username": "ada", "discriminator": "0", "avatar": None},
    "summary": "",
    "verify_key": "",
    "flags": 0,
}
MESSAGE = {
    "id": "700",
    "type": 0,
    "channel_id": "400",
    "author": USER,
    "content": "",
    "timestamp": "2026-01-01T00:00:00+00:00",
    "edited_timestamp": None,
    "tts": False,
    "mention_everyone": False,
    "mentions": [],
    "mention_roles": [],
    "attachments": [],
    "embeds": [],
    "pinned": False,
}
SECONDS = 120


class Gateway:
    """Discord's two faces; `sent` is what the bot said to both, and `over` is set when it has answered."""

    def __init__(self) -> None:
        self.sent: list[dict[str, object]] = []
        self.over = asyncio.Event()

    async def events(self, request: web.Request) -> web.WebSocketResponse:
        """The socket: a greeting, and after the bot has identified itself the rest."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        hello, *rest = DIALOGUE
        await socket.send_json(hello)
        async for message in socket:
            said = json.loads(message.data) if message.type == WSMsgType.TEXT else {}
            if said.get("op") == 2:
                self.sent.append({"identify": said["d"]["intents"]})
                for event in rest:
                    await socket.send_json(event)
        return socket

    async def ask(self, request: web.Request) -> web.Response:
        """What the bot asks over HTTP."""
        path = request.path.removeprefix("/api")
        if path == "/users/@me":
            return _json(USER)
        if path == "/oauth2/applications/@me":
            return _json(APPLICATION)
        self.sent.append({"method": request.method, "path": path, **await _body(request)})
        if path.endswith("/commands"):
            return _json([])
        if path.endswith("/callback"):
            return _json({"interaction": {"id": "300", "type": 2}})
        if request.method == "DELETE":
            return web.Response(status=204)
        self.over.set()
        return _json(MESSAGE)


def _json(value: object) -> web.Response:
    """As Discord sends it: without a character set, which discord.py does not expect."""
    return web.Response(body=json.dumps(value).encode(), headers={"Content-Type": "application/json"})


async def _body(request: web.Request) -> dict[str, object]:
    """A body's fields; of a file its name and its first bytes."""
    if not request.body_exists:
        return {}
    if request.content_type == "application/json":
        return {"json": await request.json()}
    found: dict[str, object] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        data = await part.read()
        found[part.name or ""] = [part.filename, data[:16].hex()] if part.filename else json.loads(data)
    return found


async def main(bot: Path) -> None:
    """Let the bot run until it has answered."""
    gateway = Gateway()
    app = web.Application()
    app.router.add_get("/events", gateway.events)
    app.router.add_route("*", "/api/{path:.*}", gateway.ask)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    address = f"127.0.0.1:{runner.addresses[0][1]}"
    discord.http.Route.BASE = f"http://{address}/api"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(f"ws://{address}/events")
    async with AsyncLimner() as limner:
        painter = runpy.run_path(str(bot))["Painter"](limner)
        running = asyncio.ensure_future(painter.start("token"))
        done, _ = await asyncio.wait(
            {running, asyncio.ensure_future(gateway.over.wait())}, timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED
        )
        await painter.close()
        if running in done:
            await running
    await runner.cleanup()
    print(json.dumps(gateway.sent))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
