"""Models of the other families over HTTP, all in the process of one device: what each is routed for."""

from collections.abc import Iterator

import pytest

from tests.diffusion.conftest import Models
from tests.diffusion.service import DiffusionService
from tests.diffusion.test_http import SIDE, Client, hole, photograph, sizes

DRAWING = {"sd3": "svcv3", "qwen-image": "svcv2", "chroma": "svcv4"}
"""By family, the model of the interface that it draws for."""
EDITING = {"inpaint": "flux-fill", "image_to_image": "flux-kontext"}


@pytest.fixture(scope="module")
def client(models: Models, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    families = [*DRAWING, *EDITING.values()]
    engines = {family: {"model": str(models(family)), "device": "cpu", "steps": 2} for family in families}
    routes = {f"generate:{model}": (family,) for family, model in DRAWING.items()}
    routes |= {operation: (family,) for operation, family in EDITING.items()}
    service = DiffusionService(tmp_path_factory.mktemp("families") / "data", engines, routes)
    service.open(*families)
    opened = Client(service, "all")
    yield opened
    opened.close()
    service.stop()


@pytest.mark.parametrize("family", DRAWING)
def test_generate(client: Client, family: str) -> None:
    refused = {} if family == "chroma" else {"negative_prompt": "dogs"}  # no model from V4 on takes one
    pictures = client.draw(by=family, prompt="a fox", model=DRAWING[family], size="1:1", n=2, **refused)
    assert sizes(pictures) == [(1024, 1024)] * 2
    assert (pictures[0] != pictures[1]).any()


def test_inpaint_by_a_model_for_masks(client: Client) -> None:
    (made,) = client.edit("/inpaint", masked=True, prompt="a fox", by="flux-fill")
    assert (made[~hole()] == photograph()[~hole()]).all()
    assert (made[hole()] != photograph()[hole()]).any(1).mean() > 0.5


def test_image_to_image_by_a_model_that_edits(client: Client) -> None:
    pictures = client.edit("/imageToImage", prompt="a fox", strength="0.7", n="2", by="flux-kontext")
    assert sizes(pictures) == [(SIDE, SIDE)] * 2
    assert (pictures[0] != pictures[1]).any()


def test_the_books_add_up(client: Client) -> None:
    assert not client.service.audit()
