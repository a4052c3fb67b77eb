"""Stores that fail for real: in the way, full, forbidden, refusing, hanging. Each says so, in time."""

import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from uuid import uuid4

import pytest

from limner.kit.errors import SettingsError
from limner.kit.metrics import REGISTRY, exposition
from limner.library import probe as probe_module
from limner.library.blobs import Blobs, key_of
from limner.library.probe import StoreProbe
from limner.library.store_calls import BlobError, reason
from tests.library.bucket import NAME, Bucket

ENOUGH = 60.0
SHORT = 0.2
"""Seconds for a call: enough on a slow machine, and as few as a test of hanging should take."""


@pytest.fixture
async def bucket(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bucket]:
    async with Bucket().serving() as bucket:
        for name, value in bucket.environment.items():
            monkeypatch.setenv(name, value)
        yield bucket


async def open_bucket(tmp_path: Path, seconds: float = ENOUGH) -> Blobs:
    return await Blobs.open(f"s3://{NAME}/limner", tmp_path / "unused", seconds)


async def test_a_bucket_does_all_that_a_directory_does(bucket: Bucket, tmp_path: Path) -> None:
    blobs = await open_bucket(tmp_path)
    key, data = key_of(uuid4(), "webp"), os.urandom(100_000)
    version = await blobs.put(key, data)
    state = await blobs.state(key)
    assert (state.size, state.version) == (len(data), version)
    assert await blobs.get(key) == data
    assert await blobs.get_range(key, 5, 17) == data[5:17]
    assert [blob.key async for chunk in blobs.list() for blob in chunk] == [key]
    await blobs.probe()
    assert list(bucket.objects) == [f"limner/{key}"]
    await blobs.delete(key)
    with pytest.raises(FileNotFoundError):
        await blobs.state(key)


async def test_a_large_file_goes_to_a_bucket_in_parts(bucket: Bucket, tmp_path: Path) -> None:
    blobs = await open_bucket(tmp_path)
    key, data = key_of(uuid4(), "webp"), os.urandom(11_000_000)
    await blobs.put(key, data, {"Content-Type": "image/webp"})
    state = await blobs.state(key)
    assert (state.size, state.attributes["Content-Type"], bucket.uploads) == (len(data), "image/webp", {})
    assert await blobs.get(key) == data


async def all_fail(blobs: Blobs) -> list[BlobError]:
    """The error of each call, which each has to raise."""
    key = key_of(uuid4(), "webp")
    calls = (blobs.put(key, b"x"), blobs.get(key), blobs.get_range(key, 0, 1), blobs.state(key), blobs.delete(key))
    errors = []
    for call in (*calls, blobs.probe(), anext(blobs.list())):
        with pytest.raises(BlobError) as caught:
            await call
        errors.append(caught.value)
    return errors


@pytest.mark.parametrize(("mood", "seconds"), [("refuse", ENOUGH), ("fail", SHORT), ("hang", SHORT)])
async def test_a_bucket_that_refuses_fails_or_hangs(bucket: Bucket, tmp_path: Path, mood: str, seconds: float) -> None:
    await open_bucket(tmp_path)
    blobs = await open_bucket(tmp_path)
    blobs._calls.seconds = seconds
    bucket.mood = mood  # type: ignore[assignment]
    for error in await all_fail(blobs):
        assert (error.status, error.code, error.retry_after) == (503, "storage_unavailable", 5)
        assert bucket.url not in error.message
        assert reason(error)
    assert blobs.failures == 7


async def test_a_bucket_that_hangs_stops_the_start_in_time(bucket: Bucket, tmp_path: Path) -> None:
    bucket.mood = "hang"
    with pytest.raises(SettingsError, match=r"LIMNER_BLOB_URL.*does not answer in time"):
        await open_bucket(tmp_path, SHORT)


async def test_a_directory_below_a_file(tmp_path: Path) -> None:
    blobs = await Blobs.open("", tmp_path / "images")
    (tmp_path / "images").rmdir()
    (tmp_path / "images").write_text("in the way")
    key = key_of(uuid4(), "webp")
    for call in (blobs.put(key, b"x"), blobs.get(key), blobs.state(key), blobs.delete(key), blobs.probe()):
        with pytest.raises(BlobError):
            await call


FULL = """
import asyncio, resource, sys
from pathlib import Path
from limner.library import probe as probe_module
from limner.library.blobs import Blobs
from limner.library.store_calls import BlobError

async def main():
    blobs = await Blobs.open("", Path(sys.argv[1]))
    resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))
    await blobs.put("ab/small", b"x" * 50_000)
    for write in (blobs.put("ab/large", b"x" * 50_001), blobs.probe()):
        try:
            await write
        except BlobError as error:
            print(error.code)

asyncio.run(main())
"""


def test_a_disk_without_room_for_a_file(tmp_path: Path) -> None:
    """In a process of its own, whose files may not grow beyond a size."""
    command = [sys.executable, "-c", FULL, str(tmp_path)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (result.stdout.split(), result.stderr) == (["storage_unavailable"] * 2, "")
    assert [file.name for file in tmp_path.rglob("*") if file.is_file()] == ["small"]


FORBIDDEN = """
import asyncio, os, sys
from pathlib import Path
from limner.library import probe as probe_module
from limner.library.blobs import Blobs
from limner.library.store_calls import BlobError

async def main():
    blobs = await Blobs.open("", Path(sys.argv[1]))
    await blobs.put("ab/file", b"x")
    Path(sys.argv[1], "ab").chmod(0)
    if os.getuid() == 0:
        os.setuid(65534)
    for call in (blobs.get("ab/file"), blobs.put("ab/file", b"y"), blobs.delete("ab/file"), blobs.state("ab/file")):
        try:
            await call
        except BlobError as error:
            print(error.code)

asyncio.run(main())
"""


def test_a_directory_without_permission(tmp_path: Path) -> None:
    """In a process of its own, which is nobody's if the tests are root's."""
    command = [sys.executable, "-c", FORBIDDEN, str(tmp_path / "images")]
    result = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (result.stdout.split(), result.stderr) == (["storage_unavailable"] * 4, "")


async def test_the_probe_notices_a_failure_and_its_end(
    bucket: Bucket, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probe_module, "FRESH_SECONDS", 1e9)
    blobs = await open_bucket(tmp_path)
    probe = StoreProbe(blobs)
    assert await probe.works()
    assert REGISTRY.get_sample_value("limner_store_up") == 1
    await probe.check()
    bucket.mood = "refuse"
    await probe.check()  # nobody knows yet
    with pytest.raises(BlobError):
        await blobs.put(key_of(uuid4(), "webp"), b"x")
    with pytest.raises(BlobError) as caught:
        await probe.check()
    assert caught.value.retry_after
    assert not await probe.works()
    assert REGISTRY.get_sample_value("limner_store_up") == 0
    bucket.mood = "serve"
    assert not await probe.works(), "bad news is good for a while, so that a store that is down is not stormed"
    monkeypatch.setattr(probe, "_fresh_until", 0.0)
    assert await probe.works()
    await probe.check()
    assert REGISTRY.get_sample_value("limner_store_up") == 1


async def test_the_probe_does_not_wait_for_a_store_that_hangs(bucket: Bucket, tmp_path: Path) -> None:
    blobs = await open_bucket(tmp_path, 60.0)
    probe = StoreProbe(blobs)
    bucket.mood = "hang"
    assert not await probe.works(patience=SHORT)
    assert not await probe.works(patience=SHORT)
    await probe.close()


@pytest.mark.parametrize("call", ["write", "read", "sign", "delete", "list"])
def test_each_kind_of_call_is_counted_before_one_fails(call: str) -> None:
    """So that the first failure is a change, and an alarm is raised for it."""
    assert f'limner_store_failures_total{{operation="{call}"}}' in exposition()[0].decode()
