"""Which links lead on: those with enough of their time left, of stores that sign for it."""

import json
import threading
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import contextmanager
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from obstore.store import AzureStore, GCSStore, MemoryStore, ObjectStore, from_url
from structlog.testing import capture_logs

from limner.kit.database import Database
from limner.kit.errors import SettingsError
from limner.kit.storage import StorageSettings
from limner.library.blobs import Blobs, key_of
from limner.library.files import ADDRESS_SECONDS, attributes_of
from limner.library.images import Shown
from limner.library.library import Library
from limner.library.links import Links
from limner.library.redirects import source_of
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
    assert (await library.address(image, "GET"), library.store_source) == (None, "")


async def test_a_store_that_signs_nothing_stops_the_start() -> None:
    with pytest.raises(SettingsError, match=r"LIMNER_IMAGE_LINKS.*served"):
        await source_of(Blobs(MemoryStore()))


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
    assert await source_of(blobs) == f"{origin}/pictures/limner/"
    address = await blobs.address("ab/cd.webp", "GET", ADDRESS_SECONDS)
    assert address.startswith(f"{origin}/pictures/limner/ab/cd.webp?")
    assert signed in address


@contextmanager
def remembering(prefix: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The address of a store that sends with its one file the headers that came with it, by names with this before
    them; and those headers, which a test may change.
    """
    kept: dict[str, str] = {}

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_PUT(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            for name in ("Content-Type", "Content-Disposition", "Cache-Control"):
                if value := self.headers.get(prefix + name):
                    kept[name] = value
            self._answer(201, {"ETag": '"1"'})

        def do_HEAD(self) -> None:
            self._answer(200, {**kept, "ETag": '"1"', "Last-Modified": "Sun, 04 May 2031 12:30:15 GMT"}, size=7)

        def _answer(self, status: int, headers: Mapping[str, str], size: int = 0) -> None:
            self.send_response(status)
            for name, value in {**headers, "Content-Length": str(size)}.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}", kept
        server.shutdown()
        thread.join()


def _google(url: str, directory: Path) -> ObjectStore:
    account = json.loads(Path(_keys(directory)["GOOGLE_SERVICE_ACCOUNT"]).read_text())
    key = json.dumps({**account, "gcs_base_url": url, "disable_oauth": True})
    return GCSStore("pictures", config={"service_account_key": key}, client_options={"allow_http": True})


def _azure(url: str, directory: Path) -> ObjectStore:
    config: Any = {"account_name": "shop", "account_key": "YW4gZXhhbXBsZQ==", "endpoint": url}
    return AzureStore("pictures", config=config, client_options={"allow_http": True})


@SQLITE
@pytest.mark.parametrize(("kind", "prefix"), [(_google, ""), (_azure, "x-ms-blob-")], ids=["google", "azure"])
async def test_what_google_and_azure_say_of_a_file_is_what_they_were_told(
    kind: Any, prefix: str, database: Database, tmp_path: Path
) -> None:
    with remembering(prefix) as (url, kept):
        blobs = Blobs(kind(url, tmp_path))
        library = Library(database, blobs, Links(b"a key"), settings=SETTINGS)
        image = await library.store(picture(b"picture"))
        assert kept == attributes_of(image)
        state = await blobs.state(key_of(image.image_id, "webp"))
        assert attributes_of(image).items() <= state.attributes.items()


@SQLITE
@pytest.mark.parametrize(
    "found",
    [{}, {"Content-Type": "image/webp"}, {"content-type": "image/webp; charset=binary", "Cache-Control": "no-cache"}],
    ids=["none", "some", "other ones"],
)
async def test_files_of_which_the_bucket_says_something_else_are_served_and_the_log_says_so_once(
    found: dict[str, str], database: Database, bucket: Bucket, tmp_path: Path
) -> None:
    library = await Library.open(database, SETTINGS, StorageSettings(data_dir=tmp_path))
    images = [*await keep(library, database, picture()), *await keep(library, database, picture())]
    assert await library.address(images[0], "GET")
    for key in bucket.attributes:
        bucket.attributes[key] = found
    with capture_logs() as lines:
        assert [await library.address(image, "GET") for image in images] == [None, None]
    (line,) = [line for line in lines if line["event"] == "blob_headers_differ"]
    assert line["image_id"] == str(images[0].image_id)
    assert line["found"] != line["told"]


async def test_a_folder_of_any_name_is_one_source(bucket: Bucket) -> None:
    source = await source_of(Blobs(from_url(f"s3://{NAME}/a;b,c d/'e'")))
    assert source.startswith(f"{bucket.url}/{NAME}/a%3Bb%2Cc%20d/")
    assert not set(";, ") & set(source)


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
