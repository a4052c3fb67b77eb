"""Requests byte by byte."""

import socket
from urllib.parse import urlsplit

from tests.api.service import Customer, Service

PATH = "/v1/images/generations"


class Wire:
    """A connection on which every byte counts."""

    def __init__(self, service: Service) -> None:
        address = urlsplit(service.url)
        self.socket = socket.create_connection((address.hostname or "", address.port or 0), timeout=60)
        self._received = b""

    def send(self, raw: bytes) -> None:
        self.socket.sendall(raw)

    def receive(self) -> tuple[int, bytes]:
        """Status and everything else of the next response; 0 when the server closed without one."""
        while b"\r\n\r\n" not in self._received:
            chunk = self.socket.recv(65536)
            if not chunk:
                return 0, self._received
            self._received += chunk
        head, _, body = self._received.partition(b"\r\n\r\n")
        length = next(
            (int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), 0
        )
        while len(body) < length:
            body += self.socket.recv(65536)
        self._received = body[length:]
        return int(head.split()[1]), head + body[:length]

    def close(self) -> None:
        self.socket.close()


def head(customer: Customer, **headers: str) -> bytes:
    lines = {"Host": "limner.test", "Authorization": f"Bearer {customer.key}", "Content-Type": "application/json"}
    lines |= {name.replace("_", "-"): value for name, value in headers.items()}
    written = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {PATH} HTTP/1.1\r\n{written}\r\n".encode("latin-1")
