"""Bytes that no well-behaved client sends. Each gets a clean refusal, costs nothing, and harms nobody else."""

import json
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.api.service import Customer, Service, until
from tests.api.wire import Wire, head

REQUEST = json.dumps({"prompt": "x", "model": "svcv4_1_flash"}).encode()


def chunked(*chunks: bytes) -> bytes:
    return b"".join(b"%x\r\n%s\r\n" % (len(chunk), chunk) for chunk in chunks) + b"0\r\n\r\n"


@pytest.mark.parametrize("pieces", [[REQUEST], [bytes([byte]) for byte in REQUEST]], ids=["whole", "byte by byte"])
def test_chunked_bodies_are_read(service: Service, customer: Customer, pieces: list[bytes]) -> None:
    with closing(Wire(service)) as wire:
        wire.send(head(customer, Transfer_Encoding="chunked") + chunked(*pieces))
        assert wire.receive()[0] == 200


def test_chunks_without_end_are_cut_off(service: Service, customer: Customer) -> None:
    with closing(Wire(service)) as wire:
        wire.send(head(customer, Transfer_Encoding="chunked"))
        chunk = b"100000\r\n" + b" " * 0x100000 + b"\r\n"
        status = 0
        for _ in range(200):
            wire.send(chunk)
            wire.socket.settimeout(0.001)
            try:
                status = int(wire.socket.recv(12).split()[1])
                break
            except TimeoutError:
                wire.socket.settimeout(60)
        assert status == 413


def test_a_length_too_great_is_refused_before_the_body(service: Service, customer: Customer) -> None:
    with closing(Wire(service)) as wire:
        wire.send(head(customer, Content_Length=str(10**12), Expect="100-continue"))
        status, response = wire.receive()
        assert status == 413
        assert b"request_too_large" in response


def test_a_body_shorter_than_its_length_is_not_a_request(service: Service, customer: Customer) -> None:
    wire = Wire(service)
    wire.send(head(customer, Content_Length=str(len(REQUEST) + 10), X_Request_Id="too-short") + REQUEST)
    wire.close()
    until(lambda: any("too-short" in line and '"status": 499' in line for line in service.lines().splitlines()))
    account = service.account(customer)
    assert (account.balance, account.held) == (100_000, 0)


def test_a_body_longer_than_its_length_is_refused(service: Service, customer: Customer) -> None:
    with closing(Wire(service)) as wire:
        wire.send(head(customer, Content_Length="2") + b"{}" + b"nonsense\r\n\r\n")
        assert wire.receive()[0] == 400


@pytest.mark.parametrize(
    "headers",
    [
        {"Content_Length": "-1"},
        {"Content_Length": "ten"},
        {"Content_Length": "9" * 40},
        {"Content_Length": "5", "Transfer_Encoding": "chunked"},
        {"Transfer_Encoding": "gibberish"},
    ],
)
def test_lengths_that_are_none(service: Service, customer: Customer, headers: dict[str, str]) -> None:
    with closing(Wire(service)) as wire:
        wire.send(head(customer, **headers) + REQUEST + b"\r\n")
        assert wire.receive()[0] in {400, 411, 413, 501}


def test_two_requests_at_once_on_one_connection(service: Service, customer: Customer) -> None:
    one = head(customer, Content_Length=str(len(REQUEST))) + REQUEST
    with closing(Wire(service)) as wire:
        wire.send(one + one)
        assert [wire.receive()[0] for _ in range(2)] == [200, 200]


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service that waits half a second for each megabyte of a body."""
    running = Service(tmp_path_factory.mktemp("impatient") / "data", body_timeout="0.5").start()
    yield running
    running.stop()


def test_a_slow_client_is_sent_away(impatient: Service) -> None:
    customer = impatient.customer()
    with closing(Wire(impatient)) as wire:
        wire.send(head(customer, Content_Length="100") + b'{"prompt":')
        status, response = wire.receive()
        assert status == 408
        assert b"request_timeout" in response
        assert b"connection: close" in response.lower()
        assert wire.socket.recv(1) == b"", "the connection is closed"


def test_data_urls_up_to_64_mb_are_read(service: Service, api: httpx.Client) -> None:
    def answer(megabytes: int) -> tuple[int, str]:
        url = "data:image/png;base64," + "A" * (megabytes * 10**6 * 4 // 3)
        response = api.post("/images/generations", json={"prompt": "x", "style_reference_urls": [url]})
        return response.status_code, response.json()["code"]

    assert answer(60) == (400, "image_too_large")
    assert answer(70) == (413, "request_too_large")


def test_escaped_slashes_do_not_hide_a_data_url(api: httpx.Client) -> None:
    url = "data:image\\/png;base64," + "A\\/" * 1_000_000
    body = b'{"prompt": "x", "style_reference_urls": ["' + url.encode() + b'"]}'
    response = api.post("/images/generations", content=body, headers={"Content-Type": "application/json"})
    assert response.json()["code"] == "image_unreadable"


def test_files_up_to_64_mb_are_read(api: httpx.Client) -> None:
    def answer(megabytes: int) -> tuple[int, str]:
        files = [("style_references", ("a", b"\0" * 10**6)) for _ in range(megabytes)]
        response = api.post("/images/generations", data={"prompt": "x"}, files=files)
        return response.status_code, response.json()["code"]

    assert answer(9) == (400, "image_unreadable")
    assert answer(66) == (413, "request_too_large")


def test_lists_of_empty_lists_do_not_fill_the_memory(service: Service, api: httpx.Client) -> None:
    body = b'{"prompt": "x", "a": [' + b"[]," * 20_000_000 + b"[]]}"
    response = api.post("/images/generations", content=body, headers={"Content-Type": "application/json"})
    assert response.status_code == 413


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_no_body_makes_it_fail(api: httpx.Client, data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(["application/json", "multipart/form-data; boundary=x", "multipart/form-data"]))
    part = b'--x\r\nContent-Disposition: form-data; name="prompt"\r\n\r\n'
    seeds = [
        b'{"prompt": "x", "n": 1}',
        part + b"x\r\n--x--\r\n",
        b"--x",
        b"\r\n",
        b'"',
        b"{",
        b"[",
        b"\\u",
        b"controls[",
        b"]",
    ]
    pieces = data.draw(st.lists(st.sampled_from(seeds) | st.binary(max_size=20), max_size=6))
    response = api.post("/images/generations", content=b"".join(pieces), headers={"Content-Type": kind})
    assert response.status_code in {200, 400}
    assert response.headers["content-type"] == "application/json"


@pytest.mark.parametrize("host", ["", "a b", "<script>", "a" * 300, "[::1", "evil.test/x?y", "é"])
def test_a_host_that_is_none_is_not_repeated(service: Service, customer: Customer, host: str) -> None:
    with closing(Wire(service)) as wire:
        wire.send(head(customer, Host=host, Content_Length=str(len(REQUEST))) + REQUEST)
        status, response = wire.receive()
        if status == 400 and b"Invalid HTTP request" in response:
            return
        assert status == 200
        url = json.loads(response[response.index(b"{") :])["data"][0]["url"]
        assert url.startswith(f"{service.url}/v1/images/")
