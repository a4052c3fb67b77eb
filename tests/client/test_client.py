"""The client against a running service: every operation, in both kinds, and what goes in and comes out."""

import inspect
import io
from pathlib import Path
from typing import get_type_hints

import pytest
from PIL import Image

from limner import AsyncLimner, Limner, LimnerError
from limner.api.app import create
from limner.cli.remote.operations import OPERATIONS
from limner.client import options
from limner.client.asynchronous import AsyncModels, AsyncStyles
from limner.client.errors import AuthenticationError, InsufficientCreditsError, InvalidRequestError, NotFoundError
from limner.client.sync import Models, Styles
from tests.api.service import Customer, Service

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><circle cx="256" cy="256" r="200"/></svg>'
SENT_OTHERWISE = {"image_url", "mask_url", "stream", "image_urls", "style_reference_urls", "files"}
"""Fields that an argument of the client stands for."""


def picture(color: str = "red") -> Image.Image:
    image = Image.new("RGB", (512, 512), "white")
    image.paste(color, (128, 128, 384, 384))
    return image


def mask() -> Image.Image:
    image = Image.new("L", (512, 512), 0)
    image.paste(255, (100, 100, 300, 300))
    return image


def test_every_operation_that_works_on_a_picture(limner: Limner, tmp_path: Path) -> None:
    file = tmp_path / "photo.png"
    picture().save(file)
    opened = io.BytesIO(file.read_bytes())
    several = [
        limner.image_to_image(file, "at night", 0.5, controls={"colors": ["#00f"]}),
        limner.inpaint(str(file), mask(), "a ball"),
        limner.outpaint(opened, "a beach", expand_left=64, image_format="png"),
        limner.replace_background(picture(), "a beach"),
        limner.generate_background(file.read_bytes(), mask(), "a beach"),
        limner.remix(file, "1:1", n=2),
        limner.edit(
            file, "at night", mask=mask(), text_layout=[{"text": "HI", "bbox": [(0, 0), (1, 0), (1, 1), (0, 1)]}]
        ),
        limner.variations(file),
    ]
    assert [len(pictures) for pictures in several] == [1, 1, 1, 1, 1, 2, 1, 1]
    assert several[2][0].image().size == (576, 512)
    single = [
        limner.erase_region(several[0][0], several[0][0].image().convert("L").point(lambda _: 255)),
        limner.remove_background(file, image_format="png"),
        limner.vectorize(file, shape_stacking="cut_out"),
        limner.crisp_upscale(file),
        limner.creative_upscale(file),
        limner.refine_details(file, refinement="subtle"),
        limner.remove_background(SVG),
    ]
    assert [each.format for each in single] == ["webp", "png", "svg", "webp", "webp", "webp", "svg"]
    assert (
        sum(each.credits for each in several) + sum(each.credits for each in single)
        == 100_000 - limner.account().credits
    )


def test_generating_exploring_and_the_words_around(limner: Limner, flash: str) -> None:
    assert limner.generate_vector("a fox")[0].format == "svg"
    explored = limner.explore("a fox", response_format="url")
    assert len(explored) == 8
    assert len(limner.explore_similar(explored[0], 4)) == 4
    streamed = list(limner.generate_stream("a fox", model=flash, n=2))
    assert [each.format for each in streamed if not hasattr(each, "index")] == ["webp", "webp"]
    style = limner.styles.create([picture()], style="digital_illustration")
    assert limner.styles.get(style.id) in limner.styles.list()
    made = limner.generate("a fox", style_references=[picture("blue"), picture()])
    assert made.style_id
    limner.styles.delete(style.id)
    with pytest.raises(NotFoundError):
        limner.styles.get(style.id)
    assert {each.style for each in limner.styles.curated()} > {"Engraving"}
    assert limner.models.get(flash) in limner.models.list()
    assert limner.enhance_prompt("a fox").prompt.startswith("a fox")
    assert limner.optimize_colors(["#f00", {"hex": "#fe0000", "weight": 3}, "#00f"], 2).colors == ["#fe0000", "#00f"]


@pytest.mark.parametrize("response_format", ["b64_json", "url", "multipart"])
def test_the_same_bytes_in_every_way_they_can_come(
    limner: Limner, flash: str, response_format: str, tmp_path: Path
) -> None:
    pictures = limner.generate("a fox", model=flash, random_seed=7, n=2, response_format=response_format)  # type: ignore[arg-type]
    assert bool(pictures[0].url) == (response_format == "url")
    known = limner.generate("a fox", model=flash, random_seed=7, n=2)
    assert [each.bytes for each in pictures] == [each.bytes for each in known]
    assert [path.name for path in pictures.save(tmp_path / "new")] == [f"{each.image_id}.webp" for each in pictures]
    assert pictures[0].save(tmp_path / "fox.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(LimnerError, match=r"end the file in \.webp"):
        pictures[0].save(tmp_path / "fox.svg")


async def test_asyncio(service: Service, customer: Customer, flash: str) -> None:
    async with AsyncLimner(service.url, customer.key) as limner:
        pictures = await limner.generate("a fox", model=flash, response_format="url")
        with pytest.raises(LimnerError, match="download"):
            _ = pictures[0].bytes
        assert await limner.download(pictures[0])
        assert len([each async for each in limner.generate_stream("a fox", model=flash)]) == 1
        assert len([each async for each in limner.edit_stream(picture(), "at night")]) == 1
        assert (await limner.models.get(flash)).id == flash
        with pytest.raises(InvalidRequestError) as caught:
            await limner.generate("a fox", size="3:17")
    assert (caught.value.status, caught.value.code, caught.value.param) == (400, "invalid_size", "size")
    assert caught.value.request_id


def test_refusals(service: Service, limner: Limner) -> None:
    with Limner(service.url, "lmn_wrong") as other, pytest.raises(AuthenticationError) as caught:
        other.account()
    assert (caught.value.status, caught.value.code) == (401, "unauthorized")
    with Limner(service.url, service.customer(units=3).key) as poor, pytest.raises(InsufficientCreditsError):
        poor.generate("a fox")
    assert "lmn_" not in repr(limner)


def test_what_was_answered_before_is_not_charged_again(limner: Limner, flash: str) -> None:
    first = limner.generate("a fox", model=flash, idempotency_key="one")
    assert limner.generate("a fox", model=flash, idempotency_key="one")[0].bytes == first[0].bytes
    assert limner.account().credits == 100_000 - first.credits


def test_both_clients_have_the_same_methods() -> None:
    for one, other in ((Limner, AsyncLimner), (Styles, AsyncStyles), (Models, AsyncModels)):
        names = [name for name in vars(one) if not name.startswith("_")]
        assert names == [name for name in vars(other) if not name.startswith("_")]
        for name in names:
            if inspect.isfunction(vars(one)[name]):
                assert (
                    inspect.signature(getattr(one, name)).parameters
                    == inspect.signature(getattr(other, name)).parameters
                )


def test_every_field_of_every_request_is_typed() -> None:
    """The interface's own description against the client's options, and those against the commands."""
    document = create().openapi()
    schemas = document["components"]["schemas"]
    bodies = {
        operation["operationId"]: operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition(
            "/"
        )[2]
        for path in document["paths"].values()
        for operation in path.values()
        if "requestBody" in operation
    }
    methods = {"generate_images": "generate", "explore_images": "explore", "explore_similar_images": "explore_similar"}
    methods |= {"variate_image": "remix", "edits": "edit"}
    taken = {each.method: {*each.needs, *get_type_hints(each.options)} for each in OPERATIONS.values()}
    taken["edit"] |= {*get_type_hints(options.EditStreamOptions)}
    taken["generate"] |= {*get_type_hints(options.StreamOptions)}
    taken["make_style"] = {*get_type_hints(options.StyleOptions)}
    for name, schema in bodies.items():
        if (method := methods.get(name, name)) in taken:
            assert set(schemas[schema]["properties"]) - SENT_OTHERWISE <= taken[method], name
