"""A service that is told to stop: what is under way has its time, and then an answer."""

import os
import signal
import socket
import threading
from pathlib import Path

import httpx
import pytest

from tests.api.service import Customer, Service, until

pytestmark = pytest.mark.xdist_group("deaths")


def ask(service: Service, customer: Customer, answers: list[httpx.Response]) -> threading.Thread:
    """Ask, in a thread, for a picture that is never done."""

    def run() -> None:
        body = {"prompt": "sleep 600", "model": "svcv4_1_flash"}
        answers.append(
            httpx.post(f"{service.url}/v1/images/generations", json=body, headers=customer.headers, timeout=90)
        )

    thread = threading.Thread(target=run)
    thread.start()
    return thread


def half_a_request(service: Service, customer: Customer) -> socket.socket:
    """A request whose body never ends."""
    url = httpx.URL(service.url)
    client = socket.create_connection((url.host, url.port or 80), timeout=90)
    head = (
        "POST /v1/images/generations HTTP/1.1",
        f"Host: {url.host}",
        f"Authorization: Bearer {customer.key}",
        "Content-Type: application/json",
        "Content-Length: 1000",
    )
    client.sendall("\r\n".join([*head, "", "{"]).encode())
    return client


@pytest.mark.parametrize("told", [1, 2], ids=["grace over", "told twice"])
def test_what_is_not_done_in_time_is_answered_and_costs_nothing(
    tmp_path: Path, told: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRACE_SECONDS", "0.2" if told == 1 else "600")
    service = Service(tmp_path / "data", workers="1").start()
    customer, answers = service.customer(), list[httpx.Response]()
    threads = [ask(service, customer, answers) for _ in range(2)]
    with half_a_request(service, customer) as client:
        until(lambda: service.account(customer).held == 2 * 7)
        if told == 2:
            os.kill(service.pid, signal.SIGTERM)
            until(lambda: "stopping" in service.lines())
        service.stop()
        rest = b"".join(iter(lambda: client.recv(65_536), b""))
    for thread in threads:
        thread.join()
    for answer in answers:
        assert (answer.status_code, answer.headers["content-type"]) == (503, "application/json")
        assert answer.headers["retry-after"]
        assert answer.json()["code"] == "overloaded"
        assert "not taking jobs" in answer.json()["message"]
    assert len(answers) == 2
    assert b"503 Service Unavailable" in rest.partition(b"\r\n")[0]
    account = service.account(customer)
    assert (account.balance, account.held) == (100_000, 0)
    assert not service.audit()
    assert "Traceback" not in service.lines()
    assert '"level": "error"' not in service.lines()
