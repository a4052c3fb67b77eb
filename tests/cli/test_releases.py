"""Data directories of every release, opened by this version: what was bought and made there is still there."""

import json
import tarfile
from pathlib import Path

import httpx
import pytest

from limner import Limner as Client
from limner.imaging.sniff import sniff
from limner.studio.services import LOCAL_EMAIL
from tests.cli.conftest import Limner
from tests.cli.serving import serving

RELEASES = sorted((Path(__file__).parent / "releases").glob("*.tar.gz"))


def test_there_are_releases() -> None:
    assert RELEASES


@pytest.mark.parametrize("archive", RELEASES, ids=lambda path: path.name.removesuffix(".tar.gz"))
def test_an_upgrade(archive: Path, limner: Limner, home: Path) -> None:
    with tarfile.open(archive) as packed:
        packed.extractall(home / "data", filter="data")
    told = json.loads((home / "data" / "told.json").read_text())
    with serving("--port", "0") as service:
        made = limner("key", "create", "--email", LOCAL_EMAIL, "--label", "after")
        key = next(word for word in made.output.split() if word.startswith("lmn_"))
        with Client(f"{service.root}/v1", key) as client:
            assert client.account().credits == told["balance"]
            assert client.styles.get(told["style"]).id == told["style"]
            for picture, kind in zip(told["pictures"], ("webp", "svg"), strict=True):
                record = httpx.get(f"{service.root}/v1/images/{picture}", headers={"Authorization": f"Bearer {key}"})
                assert sniff(client.download(record.json()["url"])) == kind
            drawn = client.generate("a whale", style_id=told["style"])
            assert client.account().credits == told["balance"] - drawn.credits
    assert limner("doctor").exit_code == 0
