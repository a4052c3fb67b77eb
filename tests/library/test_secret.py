"""The signing key: made once, alike for everybody, readable by its owner alone."""

import multiprocessing
import stat
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest

from limner.kit.errors import SettingsError
from limner.library.secret import signing_key


def test_it_is_made_once_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "data" / "signing.key"
    key = signing_key(file)
    assert len(key) == 32
    assert signing_key(file) == key
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    assert list(file.parent.iterdir()) == [file], "no draft is left"
    assert signing_key(tmp_path / "other.key") != key


def test_processes_that_start_together_get_the_same(tmp_path: Path) -> None:
    with ProcessPoolExecutor(4, multiprocessing.get_context("spawn")) as pool:
        keys = list(pool.map(signing_key, [tmp_path / "signing.key"] * 8))
    assert len(set(keys)) == 1
    assert signing_key(tmp_path / "signing.key") == keys[0]


def test_threads_that_race_get_the_same(tmp_path: Path) -> None:
    for index in range(20):
        with ThreadPoolExecutor(8) as pool:
            assert len(set(pool.map(signing_key, [tmp_path / str(index) / "signing.key"] * 8))) == 1


@pytest.mark.parametrize("text", ["", "abcd", "no hexadecimal at all, and yet long enough"])
def test_a_file_that_holds_no_key_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "signing.key"
    file.write_text(text)
    with pytest.raises(SettingsError, match=r"signing\.key"):
        signing_key(file)


def test_a_directory_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(SettingsError):
        signing_key(tmp_path / "data" / "signing.key")
