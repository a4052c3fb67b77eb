"""The tutorials, walked from their first line to their last against a service that was started as they say."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from limner.imaging.sniff import sniff
from tests.cli.serving import Serving, serving
from tests.cli.test_serve import key_of
from tests.docs.pages import DOCS, name_of
from tests.guide.walk import promised, walk

WALKED = [DOCS / "tutorial" / f"{name}.md" for name in ("first-picture", "first-edit", "brand-kit")] + [
    DOCS / "index.md",
    DOCS / "explanation" / "prompt-to-picture.md",
    DOCS / "explanation" / "seeds.md",
]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """`limner serve`, started for the first time in an empty directory."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("service"))
        with serving("--port", "0") as running:
            yield running


@pytest.mark.parametrize("page", WALKED, ids=name_of)
def test_a_page_that_is_walked(page: Path, service: Serving, tmp_path: Path) -> None:
    ran = walk(page, tmp_path, service, key_of(service))
    assert ran.returncode == 0, ran.stderr
    files = promised(page)
    assert files
    for name in files:
        data = (tmp_path / name).read_bytes()
        assert name.endswith(".json") or sniff(data), f"{name} is no picture"


def test_what_goes_wrong_is_told(service: Serving, tmp_path: Path) -> None:
    said = walk(DOCS / "tutorial" / "first-edit.md", tmp_path, service, key_of(service)).stdout
    assert "400" in said
    assert "expand_left" in said
