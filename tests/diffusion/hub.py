"""A hub that speaks the protocol of huggingface.co as far as downloads go: docs of its API, `resolve` with ranges."""

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

SHA = "a" * 40
NAME = "someone/tiny"


@dataclass
class Hub:
    """One model's files; `requests` are the lines of all that was asked, with the range.

    Where `cut` names a file, its first download ends after so many bytes. `refusal` is answered to everything.
    """

    files: Mapping[str, bytes]
    name: str = NAME
    url: str = ""
    cut: dict[str, int] = field(default_factory=dict)
    refusal: tuple[int, str] | None = None
    requests: list[str] = field(default_factory=list)

    def fetched(self) -> set[str]:
        """The names of files of which a byte was sent."""
        return {line.split(f"/resolve/{SHA}/")[1].split()[0] for line in self.requests if line.startswith("GET /some")}


def _handler(hub: Hub) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self._answer(body=True)

        def do_HEAD(self) -> None:
            self._answer(body=False)

        def _answer(self, *, body: bool) -> None:
            hub.requests.append(f"{self.command} {self.path} {self.headers.get('Range', '')}")
            path, model = self.path.partition("?")[0], hub.name
            if hub.refusal:
                status, code = hub.refusal
                self._send(status, b"{}", {"X-Error-Code": code}, body=body)
            elif file := re.fullmatch(rf"/{model}/resolve/(?:{SHA}|main)/(.+)", path):
                self._file(file[1], body=body)
            elif path in (f"/api/models/{model}", *(f"/api/models/{model}/revision/{r}" for r in (SHA, "main"))):
                siblings = [{"rfilename": name, "size": len(data)} for name, data in hub.files.items()]
                known = {"id": model, "sha": SHA, "siblings": siblings}
                self._send(200, json.dumps(known).encode(), {"Content-Type": "application/json"}, body=body)
            elif re.fullmatch(rf"/api/models/{model}/tree/(?:{SHA}|main)", path):
                tree = [
                    {"type": "file", "oid": _etag(data), "size": len(data), "path": name}
                    for name, data in hub.files.items()
                ]
                self._send(200, json.dumps(tree).encode(), {"Content-Type": "application/json"}, body=body)
            else:
                code = "RevisionNotFound" if path.startswith(f"/api/models/{model}/") else "RepoNotFound"
                self._send(404, b"{}", {"X-Error-Code": code}, body=body)

        def _file(self, name: str, *, body: bool) -> None:
            if name not in hub.files:
                self._send(404, b"", {"X-Error-Code": "EntryNotFound"}, body=body)
                return
            data = hub.files[name]
            headers = {"ETag": f'"{_etag(data)}"', "X-Repo-Commit": SHA, "Accept-Ranges": "bytes"}
            start = int((self.headers.get("Range") or "bytes=0-").removeprefix("bytes=").split("-")[0])
            if start:
                headers["Content-Range"] = f"bytes {start}-{len(data) - 1}/{len(data)}"
            short = hub.cut.pop(name, None) if body else None
            self._send(206 if start else 200, data[start:], headers, body=body, most=short)

        def _send(
            self, status: int, data: bytes, headers: Mapping[str, str], *, body: bool, most: int | None = None
        ) -> None:
            self.send_response(status)
            for name, value in {**headers, "Content-Length": str(len(data))}.items():
                self.send_header(name, value)
            self.end_headers()
            if body:
                self.wfile.write(data[:most])
            if most is not None:
                self.close_connection = True

        def log_message(self, *_: object) -> None: ...

    return Handler


@contextmanager
def running(files: Mapping[str, bytes], name: str = NAME) -> Iterator[Hub]:
    """A hub with one model of these files, until the block ends."""
    hub = Hub(files, name)
    with ThreadingHTTPServer(("127.0.0.1", 0), _handler(hub)) as server:
        hub.url = f"http://127.0.0.1:{server.server_address[1]}"
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield hub
        finally:
            server.shutdown()
            thread.join()


def _etag(data: bytes) -> str:
    return sha256(data).hexdigest()
