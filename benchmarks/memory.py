"""Memory of the server and of a worker, after start and after work."""

import httpx

from benchmarks.prompts import PROMPTS
from benchmarks.server import Server, running
from benchmarks.table import print_table

MIB = 2**20
PICTURES = 40


def main() -> None:
    """Measure a server of its own."""
    with running() as server:
        measure(server, PICTURES)


def measure(server: Server, pictures: int) -> None:
    """Print resident memory in MiB; a worker shares much of its own with the others, so its unique part too."""
    with server.client() as client:
        before = _sizes(server)
        _draw(client, pictures, "svcv4_1")
        at_1k = _sizes(server)
        _draw(client, pictures // 2, "svcv4_1_pro")
        at_2k = _sizes(server)
    print_table(
        "Memory, MiB",
        ("", "server", "largest worker", "of it unique"),
        [
            ("after the start", *before),
            (f"after {pictures} pictures of 1K", *at_1k),
            (f"after {pictures // 2} more of 2K", *at_2k),
        ],
    )


def _draw(client: httpx.Client, pictures: int, model: str) -> None:
    for number in range(pictures):
        body = {"prompt": PROMPTS[number % len(PROMPTS)], "random_seed": number, "model": model}
        client.post("/images/generations", json=body).raise_for_status()


def _sizes(server: Server) -> tuple[str, str, str]:
    children = [process.memory_full_info() for process in server.process.children(recursive=True)]
    worker = max(children, key=lambda info: info.rss)
    own = server.process.memory_full_info()
    return f"{own.rss / MIB:.0f}", f"{worker.rss / MIB:.0f}", f"{worker.uss / MIB:.0f}"


if __name__ == "__main__":
    main()
