"""What tracing costs: one service with it and one without, asked by turns for the same pictures."""

import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from statistics import median
from time import perf_counter
from timeit import timeit

from benchmarks.prompts import PROMPTS
from benchmarks.server import Server, running
from benchmarks.table import print_table
from limner.kit import tracing

MODEL = "svcv4_1_flash"
CALLS = 100_000


class _Collector(BaseHTTPRequestHandler):
    """Takes spans, and looks at none."""

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  the library's name
        pass


def main(requests: int = 200) -> None:
    """Print both, of so many pictures each, after a tenth as many that warm them."""
    with _collector() as address, running() as off, _traced(address) as on:
        rows = [(name, *figures) for name, figures in _measured({"off": off, "otlp": on}, requests).items()]
    print_table(
        f"Tracing: {requests} pictures each by turns, one client, Flash, 1024²",
        ("tracing", "ms a picture, median", "processor ms of the server a picture"),
        [(name, f"{waited:.1f}", f"{busy:.2f}") for name, waited, busy in rows],
    )
    each = timeit(lambda: tracing.span("nothing").__enter__().__exit__(None, None, None), number=CALLS) / CALLS
    print_table("A span where tracing is off", ("µs",), [(f"{each * 1e6:.2f}",)])


def _traced(address: str) -> AbstractContextManager[Server]:
    return running(LIMNER_TRACING="otlp", OTEL_EXPORTER_OTLP_ENDPOINT=address)


@contextmanager
def _collector() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), _Collector) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


def _measured(servers: dict[str, Server], requests: int) -> dict[str, tuple[float, float]]:
    """Of each: the median of what a client waits, and the processor time of the server's process, in ms a picture."""
    clients = {name: server.client() for name, server in servers.items()}
    waits: dict[str, list[float]] = {name: [] for name in servers}
    before: dict[str, float] = {}
    warming = max(requests // 10, 1)
    for number in range(-warming, requests):
        if number == 0:
            before = {name: server.busy() for name, server in servers.items()}
        for name in sorted(servers, reverse=number % 2 == 1):
            start = perf_counter()
            clients[name].post("/images/generations", json=_body(number)).raise_for_status()
            if number >= 0:
                waits[name].append((perf_counter() - start) * 1000)
    for client in clients.values():
        client.close()
    return {
        name: (median(waits[name]), (server.busy() - before[name]) * 1000 / requests)
        for name, server in servers.items()
    }


def _body(number: int) -> dict[str, object]:
    prompt = PROMPTS[number % len(PROMPTS)]
    return {"model": MODEL, "prompt": prompt, "random_seed": max(number, 0), "size": "1:1"}
