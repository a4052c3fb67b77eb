"""`limner serve`: what it says when it starts, and how it stops."""

import os
import shlex
import signal
import socket
import stat
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from limner.imaging.sniff import sniff
from tests import nursery
from tests.cli.conftest import Limner
from tests.cli.serving import SECONDS, Serving, fork_server, serving, standing_still, start, workers
from tests.cli.test_doctor import overwrite_pages


def request_of(curl: str) -> httpx.Request:
    """The request that a curl line makes."""
    program, url, *options = shlex.split(curl.replace("\\\n", " "))
    assert program == "curl"
    given = list(zip(options[::2], options[1::2], strict=True))
    headers = [(name, text) for option, value in given if option == "-H" for name, text in [value.split(": ", 1)]]
    (body,) = (value for option, value in given if option == "-d")
    assert len(headers) == len(given) - 1
    return httpx.Request("POST", url, headers=headers, content=body)


def paragraph(text: str, heading: str) -> str:
    """What is indented below a heading."""
    return text.partition(f"{heading}\n\n")[2].partition("\n\n")[0].strip()


def key_of(service: Serving) -> str:
    return paragraph(service.output, "Its key, shown this once:")


def ask(service: Serving, key: str, **body: object) -> httpx.Response:
    headers = {"Authorization": f"Bearer {key}"}
    return httpx.post(f"{service.root}/v1/images/generations", headers=headers, json=body, timeout=60)


def balance(service: Serving, key: str) -> httpx.Response:
    return httpx.get(f"{service.root}/v1/users/me", headers={"Authorization": f"Bearer {key}"})


def test_the_first_start_and_the_second(limner: Limner, home: Path) -> None:
    with serving("--port", "0") as service:
        key = key_of(service)
        assert key.startswith("lmn_")
        assert f"Limner is ready at {service.root}/v1\n" in service.output
        with httpx.Client(timeout=60) as client:
            answer = client.send(request_of(paragraph(service.output, "Try it:")))
            assert answer.status_code == 200, answer.text
            picture = client.get(answer.json()["data"][0]["url"])
        assert sniff(picture.content) == "webp"
        assert balance(service, key).json()["credits"] == 100_000 - answer.json()["credits"]
        assert service.end(signal.SIGTERM) == 0
    assert not service.survivors()
    assert "Traceback" not in service.log
    assert stat.S_IMODE((home / "data").stat().st_mode) == 0o700

    with serving("--port", "0") as again:
        assert f"Limner is ready at {again.root}/v1\n" in again.output
        assert balance(again, key).status_code == 200
        assert again.end(signal.SIGINT) == 0
    assert "lmn_" not in again.output + again.log
    assert "Traceback" not in again.log
    assert [line.split("\t")[1] for line in limner("account", "list").stdout.splitlines()] == ["local@limner.localhost"]


def test_the_commands_work_while_it_runs(limner: Limner) -> None:
    ada = ("--email", "ada@example.com")
    with serving("--port", "0") as service:
        limner("account", "create", *ada, "--units", "500")
        key = limner("key", "create", *ada).stdout.strip()
        assert balance(service, key).json()["credits"] == 500
        limner("units", "add", *ada, "--units", "1")
        assert balance(service, key).json()["credits"] == 501
        key_id = limner("key", "list", *ada).stdout.split("\t")[0]
        limner("key", "revoke", key_id)
        assert balance(service, key).status_code == 401


def test_requests_under_way_are_answered_when_it_is_told_to_stop(limner: Limner) -> None:
    with serving("--port", "0") as service, ThreadPoolExecutor(1) as thread:
        with standing_still(workers(service.process)):
            answer = thread.submit(ask, service, key_of(service), prompt="a fox in a forest", n=2)
            while limner("account", "list").stdout.split("\t")[4] == "0":  # nothing held
                assert not answer.done(), answer.result().text
            service.tell(signal.SIGTERM)
        assert service.ended() == 0
        assert answer.result().status_code == 200
    assert "Traceback" not in service.log


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_can_be_stopped_before_it_is_ready(home: Path, number: signal.Signals) -> None:
    process = start("--port", "0")
    with standing_still(fork_server(process)):  # so that it does not get its workers
        while not (home / "data" / "images").exists():  # from then on it waits for them
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(number)
    output, log = process.communicate(timeout=SECONDS)
    assert process.returncode == 0
    assert "Traceback" not in log
    assert "lmn_" not in output


@pytest.mark.parametrize("how", ["alone", "seat"])
def test_what_a_start_undoes_is_undone_though_it_is_told_to_stop_again(how: str) -> None:
    command = [sys.executable, "-m", "tests.cli.slow_start", how]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=SECONDS)
    assert (done.returncode, done.stdout) == (0, "closed\n"), done.stderr
    assert "Traceback" not in done.stderr


def test_a_port_in_use_is_said_and_so_is_an_unknown_setting() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        process = start("--port", port, worker="3")
        output, log = process.communicate(timeout=SECONDS)
    assert process.returncode == 1
    warning, error = log.splitlines()
    assert "LIMNER_WORKER is not a setting; did you mean LIMNER_WORKERS?" in warning
    assert error == (
        f"limner: --host 127.0.0.1 --port {port} cannot be listened on: Address already in use. "
        "Choose another with --host or --port."
    )
    assert not output


def test_what_prevents_a_start_is_one_sentence(limner: Limner, home: Path) -> None:
    (home / "file").write_text("")
    limner("account", "create", "--email", "ada@example.com", "--units", "500")
    overwrite_pages(home / "data" / "limner.sqlite3")
    ailments = {
        "limner.sqlite3 is damaged": {},
        "LIMNER_QUEUE: 'many' cannot be used": {"queue": "many"},
        "127.0.0.1:1/limner does not answer": {"database_url": "postgresql+asyncpg://me:pa55word@127.0.0.1:1/limner"},
        "file/data/limner.sqlite3 does not answer": {"data_dir": str(home / "file" / "data")},
        "'oils' is no engine": {"routes": '{"generate": "oils"}'},
    }
    for said, settings in ailments.items():
        given = {f"LIMNER_{name.upper()}": value for name, value in settings.items()}
        with (home / "log").open("w+") as errors:
            command = ["limner.cli", "serve", "--port", "0"]
            process = nursery.begin(command, home, {**os.environ, **given}, errors.fileno())
            assert process.stdout
            with process.stdout as output:
                assert not output.read()
            assert process.wait(SECONDS) == 1
            errors.seek(0)
            log = errors.read()
        assert log.startswith("limner: ")
        assert said in log
        assert log.count("\n") == 1
        assert "pa55word" not in log
