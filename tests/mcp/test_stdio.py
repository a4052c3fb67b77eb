"""`limner mcp` as a desktop agent starts it: with a server, and by itself with the embedded engines."""

import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from PIL import Image
from typer.testing import CliRunner

from limner.accounts.accounts import Accounts
from limner.accounts.models import Key
from limner.cli.main import app
from limner.client.connection import place
from limner.imaging.convert import Converter
from limner.mcp import interface
from limner.mcp.answers import COMPLETE, of_record
from limner.mcp.desk import Desk
from limner.mcp.folders import Folders
from limner.mcp.interface import Interface
from limner.mcp.operations import Generate
from limner.mcp.refused import Refused
from limner.mcp.stdio import LABEL, far
from limner.mcp.tools import TOOLS
from tests.api.service import Customer, Service
from tests.mcp.helpers import looked_at, told, words

COMMAND = ("-m", "limner.cli", "mcp")


@asynccontextmanager
async def agent(*arguments: str, **environment: str) -> AsyncIterator[Client]:
    """The SDK's client with the command's other end."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("LIMNER_")}
    command = StdioServerParameters(
        command=sys.executable, args=[*COMMAND, *arguments], env={**plain, "LIMNER_WORKERS": "1", **environment}
    )
    async with Client(stdio_client(command)) as client:
        yield client


def a_picture(file: Path) -> Path:
    Image.new("RGB", (300, 300), "teal").save(file)
    return file


def size_of(file: str) -> tuple[int, int]:
    with Image.open(file) as picture:
        return picture.size


async def test_by_itself_it_draws_into_a_folder_and_leaves_no_key(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    async with agent("--out", str(out), LIMNER_DATA_DIR=str(data)) as client:
        asked = {"prompt": "a red fox and a blorbled zwick in the snow", "size": "16:9", "colors": ["#b22222"]}
        drawn = await client.call_tool("generate_image", asked)
        [picture] = told(drawn)["images"]
        vector = await client.call_tool("vectorize_image", {"image": picture["file"]})
        user = told(await client.call_tool("get_user"))
    assert "url" not in picture
    assert size_of(picture["file"]) == (1344, 768)
    assert sorted(Path(told(each)["images"][0]["file"]) for each in (drawn, vector)) == sorted(out.iterdir())
    assert sorted(path.suffix for path in out.iterdir()) == [".svg", ".webp"]
    assert "red fox" in told(drawn)["read"]
    assert any("zwick" in word for word in told(drawn)["not_drawn"])
    assert all(picture in words(drawn) for picture in ("Not drawn", "Charged: 35 units"))
    assert [max(each.size) for each in (*looked_at(drawn), *looked_at(vector))] == [768, 768]
    assert user["balance"] == 100_000 - 35 - 10

    async def keys(accounts: Accounts) -> list[Key]:
        return [key for account in await accounts.list() for key in await accounts.list_keys(account.id)]

    assert all(key.revoked_at for key in Service(data).with_accounts(keys) if key.label == LABEL)


async def test_with_a_server_files_come_from_allowed_folders_alone(
    service: Service, customer: Customer, tmp_path: Path
) -> None:
    allowed, secret = tmp_path / "allowed", tmp_path / "secret"
    allowed.mkdir()
    secret.mkdir()
    good, hidden = a_picture(allowed / "good one.png"), a_picture(secret / "hidden.png")
    (allowed / "link.png").symlink_to(hidden)
    (allowed / "up").symlink_to(secret)
    (allowed / "notes.png").write_text("no picture")
    os.mkfifo(allowed / "pipe.png")
    options = ("--out", str(tmp_path / "out"), "--folder", str(allowed))
    async with agent(*options, LIMNER_URL=service.url, LIMNER_KEY=customer.key) as client:
        for given in (str(good), good.as_uri(), good.name):
            [made] = told(await client.call_tool("crisp_upscale", {"image": given}))["images"]
            assert size_of(made["file"]) == (1200, 1200)
        refused = {
            given: await client.call_tool("crisp_upscale", {"image": given})
            for given in (
                *map(str, (hidden, allowed / "link.png", allowed / "up" / "hidden.png")),
                *("../secret/hidden.png", f"file://{hidden}", "/etc/passwd", "pipe.png", "a\0b.png", "notes.png", "."),
            )
        }
    assert all(result.is_error for result in refused.values())
    assert "is no picture" in words(refused["notes.png"])
    assert all("that the user allows" in words(refused[given]) for given in (str(hidden), "/etc/passwd", "pipe.png"))
    assert service.account(customer).balance == 100_000 - 3 * 4


async def test_what_is_paid_is_given_though_it_cannot_be_saved(
    service: Service, customer: Customer, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    folders = Folders([], tmp_path / "file")
    async with far(place(service.url, customer.key), folders) as desk:
        answer = await TOOLS["generate_image"].work(TOOLS["generate_image"], desk, Generate(prompt="x"))
    [picture] = answer.data["images"]
    assert answer.data["charged"] == 35
    assert all(said in answer.text for said in ("not saved", picture["image_id"], picture["url"]))


class Forgetful(httpx.AsyncHTTPTransport):
    """A way on which the first answer to a POST is lost."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[str] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        response = await super().handle_async_request(request)
        if request.method == "POST":
            self.keys.append(request.headers["idempotency-key"])
            if len(self.keys) == 1:
                await response.aread()
                raise httpx.ReadError("lost")
        return response


async def test_a_lost_answer_is_asked_for_again_and_paid_once(service: Service, customer: Customer) -> None:
    way = Forgetful()
    base = f"{service.url}/v1/"
    async with (
        httpx.AsyncClient(base_url=base, headers=customer.headers, transport=way, timeout=60) as asking,
        httpx.AsyncClient(timeout=60) as fetching,
    ):
        desk = Desk(Interface(asking, fetching), Converter())
        tool = TOOLS["generate_image"]
        answers = [await tool.work(tool, desk, Generate(prompt="x", seed=1)) for _ in range(2)]
    assert all(answer.pictures and answer.data["charged"] == 35 for answer in answers)
    assert way.keys[0] == way.keys[1] != way.keys[2]
    assert service.account(customer).balance == 100_000 - 2 * 35


async def test_a_proxys_error_is_a_lost_answer_and_what_still_runs_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(interface, "LOST_SECONDS", (0, 0))
    monkeypatch.setattr(interface, "_IN_PROGRESS_SECONDS", 0)
    running = httpx.Response(409, json={"message": "It still runs.", "code": "idempotency_in_progress"})
    answers = [httpx.Response(502, text="<html>"), running, running, httpx.Response(200, json={"credits": 1})]
    keys = set()

    def answer(request: httpx.Request) -> httpx.Response:
        keys.add(request.headers["idempotency-key"])
        return answers.pop(0)

    async with httpx.AsyncClient(transport=httpx.MockTransport(answer), base_url="http://far/v1/") as asking:
        assert (await Interface(asking, asking).post("prompts/enhance", {})) == {"credits": 1}
        assert len(keys) == 1
        answers += [httpx.Response(504)] * 3
        with pytest.raises(Refused, match=r"504.*may have made and charged"):
            await Interface(asking, asking).post("prompts/enhance", {})
    assert answers == []


@pytest.mark.parametrize(
    ("read", "not_drawn", "complete"),
    [("fox", [], True), ("fox", ["zwick"], False), ("cup (drawn as bowl)", [], False), ("", [], False)],
)
async def test_an_answer_says_whether_something_was_left_out(read: str, not_drawn: list[str], complete: bool) -> None:
    notes = [{"kind": "thing", "text": read, "colors": []}] if read else []
    known = {"image_id": "x", "operation": "generate", "url": "http://far/x.svg", "read": notes, "not_drawn": not_drawn}
    drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1344 768"/>'
    way = httpx.MockTransport(lambda request: httpx.Response(200, text=drawn))
    async with httpx.AsyncClient(transport=way) as asking:
        answer = await of_record(Desk(Interface(asking, asking), Converter()), known)
    assert (COMPLETE in answer.text) == complete
    assert "svg 16:9 (viewBox 1344 by 768, no pixels)" in answer.text


async def test_no_error_shows_the_key(tmp_path: Path) -> None:
    key = "lmn_a-key-that-nobody-may-see"
    async with agent("--out", str(tmp_path), LIMNER_URL="http://127.0.0.1:9/v1", LIMNER_KEY=key) as client:
        result = await client.call_tool("generate_image", {"prompt": "x"})
    assert result.is_error
    assert "did not answer" in words(result)
    assert key not in result.model_dump_json()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--url", "ftp://x", "--key", "lmn_a-good-one"), "http or https"),
        (("--url", "http://[", "--key", "lmn_a-good-one"), "http or https"),
        (("--url", "http://ada:secret@x", "--key", "lmn_a-good-one"), "without a password"),
        (("--url", "http://x/v1"), "set LIMNER_KEY"),
        (("--url", "http://x/v1", "--key", "lmn_a secret"), "set LIMNER_KEY"),
        (("--folder", "nowhere"), "no such folder"),
    ],
)
def test_what_cannot_be_started_says_why(arguments: tuple[str, ...], said: str) -> None:
    done = CliRunner().invoke(app, ["mcp", *arguments])
    assert (done.exit_code, done.stdout) == (1, "")
    assert said in done.stderr
    assert "secret" not in done.stderr


def test_a_key_goes_to_its_own_host_alone() -> None:
    known = {"LIMNER_URL": "http://ours.example/v1", "LIMNER_KEY": "lmn_of-ours-alone"}
    done = CliRunner(env=known).invoke(app, ["mcp", "--url", "http://theirs.example/v1"])
    assert done.exit_code == 1
    assert "http://ours.example/v1" in done.stderr
    assert "lmn_of-ours-alone" not in done.stderr
