"""Jobs through servers of the four dialects, each of which refuses what its documentation does not name."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import numpy as np
import pytest

from limner.engines.base import EngineError, EngineUnavailable, Unwatched
from limner.engines.jobs import (
    Color,
    Controls,
    EraseRegionJob,
    ExploreJob,
    Frame,
    GenerateBackgroundJob,
    ImageToImageJob,
    InpaintJob,
    Job,
    OutpaintJob,
    RemixJob,
    ReplaceBackgroundJob,
)
from limner.engines.upstream.faults import UpstreamFailed
from limner.engines.upstream.openai.engine import OpenAi
from limner.engines.upstream.openai.kind import OpenAiOptions
from limner.imaging.source import probe
from limner.kit.errors import InvalidRequest
from tests.engines.upstream import dialect_servers
from tests.engines.upstream.crew import done, drawing, left_half, pixels_of, source
from tests.engines.upstream.dialect_servers import GREEN, RED
from tests.engines.upstream.server import Server, handling, http, in_base64, picture, reply, serving

DIALECTS = ("openai", "vllm-omni", "sglang", "localai")
MASKING = ("openai", "vllm-omni", "localai")


@asynccontextmanager
async def speaking(dialect: str) -> AsyncIterator[tuple[Server, dict[str, Any]]]:
    """A server of a dialect, and the options of an engine that asks it."""
    servers: list[Server] = []
    handlers: Any = {
        "openai": dialect_servers.openai,
        "vllm-omni": dialect_servers.vllm_omni,
        "sglang": dialect_servers.sglang,
        "localai": dialect_servers.localai(lambda: servers[0].url),
    }
    async with handling(handlers[dialect]) as server:
        servers.append(server)
        yield server, {"url": server.url, "dialect": dialect, "model": "a-model", "key": "sk-key"}


def values(server: Server) -> Any:
    """The fields of the first request."""
    request = server.requests[0]
    return request.fields or request.json


def near(pixels: Any, color: tuple[int, int, int], tolerance: int = 6) -> bool:
    return bool((np.abs(pixels.astype(int) - color) <= tolerance).all())


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("size", [(1024, 1024), (1365, 1024), (768, 1536), (2688, 1536)])
async def test_a_picture_has_the_size_that_was_asked_for(dialect: str, size: tuple[int, int]) -> None:
    async with speaking(dialect) as (server, table):
        file = await done("openai", table, drawing(*size))
    assert (file.width, file.height) == size
    assert pixels_of(file).shape[:2] == (size[1], size[0])
    assert near(pixels_of(file), RED)
    assert len(server.requests) == 1


@pytest.mark.parametrize("dialect", DIALECTS)
async def test_seeds_and_negative_prompts_go_where_the_dialect_has_them(dialect: str) -> None:
    async with speaking(dialect) as (server, table):
        await done("openai", table, drawing(negative_prompt="a moon"))
    sent = values(server)
    assert sent.get("seed") == (None if dialect == "openai" else 7)
    assert sent.get("negative_prompt") == (None if dialect == "openai" else "a moon")
    assert ("Without a moon" in sent["prompt"]) == (dialect == "openai")
    assert (sent["model"], sent["n"]) == ("a-model", 1)


async def test_the_pictures_of_an_exploration_differ_by_prompt_and_seed() -> None:
    async with speaking("vllm-omni") as (server, table):
        for index in range(3):
            await done("openai", table, ExploreJob(drawing(seed=2**32 - 2), index, 8))
    assert [request.json["seed"] for request in server.requests] == [2**32 - 2, 2**32 - 1, 0]
    assert len({request.json["prompt"] for request in server.requests}) == 3


async def test_what_the_interface_promises_is_seen_to_after_the_server() -> None:
    controls = Controls(colors=(Color((0, 80, 200), 1.0),), background_color=(250, 240, 10))
    async with speaking("sglang") as (_, table):
        file = await done("openai", table, drawing(controls=controls))
        vector = await done("openai", table, drawing(model="svcv3_vector", vector=True))
    assert tuple(pixels_of(file)[0, 0]) == (250, 240, 10)
    assert (vector.extension, vector.width) == ("svg", 1024)


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize(
    "job",
    [
        ImageToImageJob(source(), drawing(300, 260), 0.2),
        ReplaceBackgroundJob(source(), drawing(300, 260)),
        RemixJob(source(), drawing(832, 1280, prompt="")),
    ],
    ids=lambda job: job.operation,
)
async def test_pictures_are_edited_at_their_size(dialect: str, job: Job) -> None:
    async with speaking(dialect) as (_, table):
        file = await done("openai", table, job)
    assert pixels_of(file).shape[:2] == (job.height, job.width)  # type: ignore[union-attr]
    assert near(pixels_of(file), RED)


@pytest.mark.parametrize("dialect", MASKING)
@pytest.mark.parametrize("kind", [InpaintJob, GenerateBackgroundJob])
async def test_what_a_mask_keeps_stays_to_the_bit_and_the_rest_is_new(dialect: str, kind: Any) -> None:
    async with speaking(dialect) as (_, table):
        pixels = pixels_of(await done("openai", table, kind(source(), drawing(300, 260), left_half())))
    assert (pixels[:, 150:] == (10, 20, 200)).all()
    assert near(pixels[:, :140], GREEN)


@pytest.mark.parametrize("dialect", MASKING)
async def test_a_region_is_erased_at_the_size_of_its_picture(dialect: str) -> None:
    async with speaking(dialect) as (_, table):
        pixels = pixels_of(await done("openai", table, EraseRegionJob(source(), 300, 260, left_half())))
    assert pixels.shape == (260, 300, 3)
    assert (pixels[:, 150:] == (10, 20, 200)).all()
    assert near(pixels[:, :140], GREEN)


@pytest.mark.parametrize("dialect", MASKING)
async def test_a_picture_is_extended_around_what_it_was(dialect: str) -> None:
    job = OutpaintJob(source(), drawing(500, 300), Frame(100, 20, 300, 260))
    async with speaking(dialect) as (_, table):
        pixels = pixels_of(await done("openai", table, job))
    assert pixels.shape == (300, 500, 3)
    assert (pixels[20:280, 100:400] == (10, 20, 200)).all()
    assert near(pixels[:, :90], GREEN)


async def test_strength_is_a_number_where_the_dialect_has_one_and_words_where_not() -> None:
    job = ImageToImageJob(source(), drawing(300, 260), 0.2)
    async with speaking("vllm-omni") as (server, table):
        await done("openai", table, job)
        assert (values(server)["strength"], values(server)["prompt"]) == ("0.2", "a fox")
    async with speaking("sglang") as (server, table):
        await done("openai", table, job)
        assert "as little of the picture as possible" in values(server)["prompt"]


async def test_an_svg_that_has_to_stay_one_is_for_another_engine() -> None:
    svg = probe(b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 260"><rect width="9" height="9"/></svg>')
    async with speaking("openai") as (server, table):
        with pytest.raises(EngineUnavailable, match="takes no SVG"):
            await done("openai", table, EraseRegionJob(svg, 300, 260, left_half()))
    assert server.requests == []


async def test_a_mask_that_is_none_is_the_callers_fault_and_nobody_is_asked() -> None:
    async with speaking("openai") as (server, table):
        with pytest.raises(InvalidRequest, match="must be 0"):
            await done("openai", table, InpaintJob(source(), drawing(300, 260), source()))
    assert server.requests == []


async def test_a_mask_is_never_left_out_in_silence() -> None:
    options = OpenAiOptions.model_validate({"url": "http://127.0.0.1:1/v1", "dialect": "sglang"})
    with pytest.raises(EngineError, match="would ignore the mask"):
        await OpenAi(options).run(InpaintJob(source(), drawing(), left_half()), Unwatched(), None)


async def test_a_server_with_a_few_sizes_is_asked_for_the_nearest() -> None:
    async with speaking("openai") as (server, table):
        few = table | {"sizes": ["1024x1024", "1536x1024", "1024x1536"]}
        file = await done("openai", few, drawing(1344, 768))
    assert values(server)["size"] == "1536x1024"
    assert pixels_of(file).shape[:2] == (768, 1344)


async def test_the_operators_own_fields_go_along() -> None:
    async with speaking("vllm-omni") as (server, table):
        await done("openai", table | {"extra": {"num_inference_steps": 4}}, drawing())
    assert values(server)["num_inference_steps"] == 4


@pytest.mark.parametrize(("width", "height"), [(640, 480), (8, 8), (3000, 100)])
async def test_a_server_that_lies_about_sizes_is_made_to_fit(width: int, height: int) -> None:
    async with serving(in_base64(picture(width, height))) as server:
        file = await done("openai", {"url": server.url, "dialect": "sglang"}, drawing())
    assert pixels_of(file).shape == (1024, 1024, 3)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (reply({"data": []}), "no data[0]"),
        (reply([]), "no data[0]"),
        (reply({"data": [{}]}), "neither b64_json nor url"),
        (reply({"data": [{"b64_json": "###"}]}), "not Base64"),
        (reply({"data": [{"b64_json": 5}]}), "no picture"),
        (reply({"data": [{"url": "http://127.0.0.2:9/x.png"}]}), "another host"),
        (reply({"data": [{"url": "file:///etc/passwd"}]}), "a link that is none"),
        (reply({"data": [{"url": "http://[::1/x.png"}]}), "a link that is none"),
    ],
)
async def test_an_answer_without_a_picture_is_a_clear_error(answer: bytes, said: str) -> None:
    async with serving(answer) as server:
        with pytest.raises(UpstreamFailed) as caught:
            await done("openai", {"url": server.url, "dialect": "sglang"}, drawing())
    assert said in caught.value.message
    assert "127.0.0" not in caught.value.message


@pytest.mark.parametrize("data", [b"<html></html>", b"GIF89a", picture(64, 64)[:-40], b"\0" * 100])
async def test_a_picture_that_is_none_is_found_out(data: bytes) -> None:
    async with serving(in_base64(data)) as server:
        with pytest.raises(EngineError, match="no picture that can be used"):
            await done("openai", {"url": server.url, "dialect": "sglang"}, drawing())


async def test_a_link_to_the_server_itself_is_followed_with_the_key_and_one_elsewhere_without() -> None:
    file = http(picture(1024, 1024), "200 OK", "Content-Type: image/png")

    async with serving(file) as elsewhere:
        away = elsewhere.url.replace("127.0.0.1", "localhost") + "/away.png"
        links = ["/v1/images/1/content", away]

        def answer(request: Any) -> bytes:
            return file if request.method == "GET" else reply({"data": [{"url": links.pop(0)}]})

        async with handling(answer) as server:
            table = {"url": server.url, "dialect": "sglang", "key": "sk-key", "link_hosts": ["localhost"]}
            for _ in range(2):
                assert (await done("openai", table, drawing())).width == 1024
    own = next(request for request in server.requests if request.method == "GET")
    assert (own.path, own.headers["authorization"]) == ("/v1/images/1/content", "Bearer sk-key")
    assert "authorization" not in elsewhere.requests[0].headers


async def test_a_link_that_leads_nowhere_is_a_failure_of_a_picture_that_was_made() -> None:
    async with handling(
        lambda request: http(b"", "404 Not Found") if request.method == "GET" else reply({"data": [{"url": "/x.png"}]})
    ) as server:
        with pytest.raises(UpstreamFailed, match="status 404"):
            await done("openai", {"url": server.url, "dialect": "sglang"}, drawing())
    async with serving(b"") as gone:
        away = gone.url
    async with serving(reply({"data": [{"url": f"{away}/x.png"}]})) as server:
        table = {"url": server.url, "dialect": "sglang", "link_hosts": ["127.0.0.1"], "retries": 0}
        with pytest.raises(UpstreamFailed, match="could not be fetched: no connection"):
            await done("openai", table, drawing())
