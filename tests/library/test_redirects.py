"""Which links lead on: those with enough of their time left, of stores that sign for it."""

import json
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from obstore.store import MemoryStore, from_url

from limner.kit.database import Database
from limner.kit.errors import SettingsError
from limner.kit.storage import StorageSettings
from limner.library.blobs import Blobs
from limner.library.files import ADDRESS_SECONDS
from limner.library.images import Shown
from limner.library.library import Library
from limner.library.redirects import origin_of
from limner.library.settings import LibrarySettings
from tests.conftest import MovableClock
from tests.library.bucket import NAME, Bucket
from tests.library.helpers import ACCOUNT, keep, picture

SETTINGS = LibrarySettings(blob_url=f"s3://{NAME}/limner", image_links="redirect")
SQLITE = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@pytest.fixture
async def bucket(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bucket]:
    async with Bucket().serving() as bucket:
        for name, value in bucket.environment.items():
            monkeypatch.setenv(name, value)
        yield bucket


@SQLITE
async def test_no_cache_has_a_picture_when_its_link_is_over(
    database: Database, bucket: Bucket, clock: MovableClock, tmp_path: Path
) -> None:
    """An address is used in its last second, and what it gives is kept for as long again: then the link is over."""
    library = await Library.open(database, SETTINGS, StorageSettings(data_dir=tmp_path), clock)
    await keep(library, database, picture())
    (image,) = await library.kept(ACCOUNT, Shown(), limit=1)
    clock.now = image.expires_at - timedelta(seconds=2 * ADDRESS_SECONDS)
    assert (await library.address(image, "GET") or "").startswith(bucket.url)
    clock.advance(1)
    assert await library.address(image, "GET") is None


@SQLITE
async def test_nothing_leads_on_where_no_setting_says_so(database: Database, bucket: Bucket, tmp_path: Path) -> None:
    settings = LibrarySettings(blob_url=f"s3://{NAME}/limner")
    library = await Library.open(database, settings, StorageSettings(data_dir=tmp_path))
    (image,) = await keep(library, database, picture())
    assert (await library.address(image, "GET"), library.store_origin) == (None, "")


async def test_a_store_that_signs_nothing_stops_the_start() -> None:
    with pytest.raises(SettingsError, match=r"LIMNER_IMAGE_LINKS.*served"):
        await origin_of(Blobs(MemoryStore()))


@pytest.mark.parametrize(
    ("url", "origin", "signed"),
    [
        ("s3://pictures/limner", "https://s3.eu-north-1.amazonaws.com", "X-Amz-Expires=300"),
        ("gs://pictures/limner", "https://storage.googleapis.com", "X-Goog-Expires=300"),
        ("az://pictures/limner", "https://shop.blob.core.windows.net", "sp=r"),
    ],
)
async def test_every_kind_of_bucket_signs(
    url: str, origin: str, signed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With keys that are at hand, and nobody asked."""
    for name, value in _keys(tmp_path).items():
        monkeypatch.setenv(name, value)
    blobs = Blobs(from_url(url))
    assert await origin_of(blobs) == origin
    address = await blobs.address("ab/cd.webp", "GET", ADDRESS_SECONDS)
    assert address.startswith(f"{origin}/pictures/limner/ab/cd.webp?")
    assert signed in address


def _keys(directory: Path) -> dict[str, str]:
    key = rsa.generate_private_key(public_exponent=65_537, key_size=2_048)
    encoded = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
    account = {
        "type": "service_account",
        "client_email": "limner@example.com",
        "client_id": "1",
        "private_key_id": "1",
        "private_key": encoded,
    }
    (directory / "google.json").write_text(json.dumps(account))
    return {
        "AWS_REGION": "eu-north-1",
        "AWS_ACCESS_KEY_ID": "example",
        "AWS_SECRET_ACCESS_KEY": "an example",
        "GOOGLE_SERVICE_ACCOUNT": str(directory / "google.json"),
        "AZURE_STORAGE_ACCOUNT_NAME": "shop",
        "AZURE_STORAGE_ACCOUNT_KEY": "YW4gZXhhbXBsZQ==",
    }
