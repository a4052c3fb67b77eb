"""An OpenID provider over HTTP: it keeps codes, checks clients and PKCE, and signs what a test has it say."""

import base64
import hashlib
import hmac
import json
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwk, jws

CLIENT, SECRET = "limner client", "s3cret/+&"
REDIRECT = "https://pictures.example.com/sign-in/openid/house/back"


def key() -> jwk.RSAKey:
    return jwk.RSAKey.generate_key(2048, {"kid": secrets.token_hex(4), "use": "sig"})


@dataclass
class Person:
    """Who signs in there; `claims` go into the ID token as they are, `userinfo` only to who asks for it."""

    subject: str = "subject-1"
    claims: dict[str, Any] = field(
        default_factory=lambda: {"email": "ann@example.com", "email_verified": True, "name": "Ann"}
    )
    userinfo: dict[str, Any] = field(default_factory=dict)


@dataclass
class Provider:
    """What it is and does; tests change the fields to have it misbehave."""

    issuer: str = ""
    signing: jwk.RSAKey = field(default_factory=key)
    published: list[jwk.RSAKey] = field(default_factory=list)
    configuration: dict[str, Any] = field(default_factory=dict)
    token_claims: dict[str, Any] = field(default_factory=dict)
    algorithm: str = "RS256"
    codes: dict[str, tuple[dict[str, str], Person]] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    people: dict[str, Person] = field(default_factory=dict)
    person: Person | None = None
    sends_back: dict[str, str] = field(default_factory=dict)

    def address_back(self, path: str) -> str:
        """Where a browser that comes to the page for signing in is sent: back, with `person` signed in."""
        state, code = self.authorise(self.issuer + path, self.person)
        asked, _ = self.codes[code]
        return f"{asked['redirect_uri']}?{urlencode({'state': state, 'code': code, **self.sends_back})}"

    def authorise(self, url: str, person: Person | None = None) -> tuple[str, str]:
        """The person signs in at the page that the address leads to: the state and the code that it sends back."""
        assert url.startswith(f"{self.issuer}/authorize?")
        asked = {name: values[0] for name, values in parse_qs(urlsplit(url).query).items()}
        assert asked["response_type"] == "code"
        assert asked["client_id"] == CLIENT
        assert asked["code_challenge_method"] == "S256"
        assert "openid" in asked["scope"].split()
        code = secrets.token_urlsafe(16)
        self.codes[code] = (asked, person or Person())
        return asked["state"], code

    def respond(self, path: str, form: dict[str, str], authorization: str) -> tuple[int, dict[str, Any]]:
        self.asked.append(path)
        if path == "/.well-known/openid-configuration":
            return 200, {
                "issuer": self.issuer,
                "authorization_endpoint": f"{self.issuer}/authorize",
                "token_endpoint": f"{self.issuer}/token",
                "userinfo_endpoint": f"{self.issuer}/userinfo",
                "jwks_uri": f"{self.issuer}/jwks",
                **self.configuration,
            }
        if path == "/jwks":
            return 200, {"keys": [each.as_dict(private=False) for each in self.published or [self.signing]]}
        if path == "/token":
            return self._token(form, authorization)
        if path == "/userinfo":
            person = self.people[authorization.removeprefix("Bearer ")]
            return 200, {"sub": person.subject, **person.userinfo}
        return 404, {}

    def _token(self, form: dict[str, str], authorization: str) -> tuple[int, dict[str, Any]]:
        asked, person = self.codes.pop(form["code"], ({}, Person()))
        challenge = base64.urlsafe_b64encode(hashlib.sha256(form["code_verifier"].encode()).digest()).rstrip(b"=")
        client = base64.b64decode(authorization.removeprefix("Basic ")).decode()
        good = (
            client == "limner+client:s3cret%2F%2B%26"
            and form["redirect_uri"] == asked.get("redirect_uri")
            and challenge.decode() == asked.get("code_challenge")
        )
        if not good:
            return 400, {"error": "invalid_grant"}
        access = secrets.token_urlsafe(8)
        self.people[access] = person
        now = int(time.time())
        claims = {
            "iss": self.issuer,
            "sub": person.subject,
            "aud": CLIENT,
            "iat": now,
            "exp": now + 3600,
            "nonce": asked["nonce"],
            **person.claims,
            **self.token_claims,
        }
        answer = {"token_type": "Bearer", "access_token": access, "id_token": self._signed(claims)}
        return 200, answer

    def _signed(self, claims: dict[str, Any]) -> str:
        kept = {name: value for name, value in claims.items() if value is not None}
        header = {"alg": self.algorithm, "kid": self.signing.kid}
        if self.algorithm == "none":
            return f"{_part(header)}.{_part(kept)}."
        if self.algorithm == "HS256":  # with the public key, which everybody has, as if it were a secret
            signed = f"{_part(header)}.{_part(kept)}"
            mac = hmac.digest(self.signing.as_pem(private=False), signed.encode(), "sha256")
            return f"{signed}.{base64.urlsafe_b64encode(mac).rstrip(b'=').decode()}"
        return jws.serialize_compact(header, json.dumps(kept).encode(), self.signing, [self.algorithm])


def _part(value: dict[str, Any]) -> str:
    return base64.urlsafe_b64encode(json.dumps(value).encode()).rstrip(b"=").decode()


@contextmanager
def running() -> Iterator[Provider]:
    """A provider on a port of its own."""
    provider = Provider()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if not self.path.startswith("/authorize?"):
                return self._answer({})
            self.send_response(303)
            self.send_header("Location", provider.address_back(self.path))
            self.send_header("Content-Length", "0")
            return self.end_headers()

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            self._answer({name: values[0] for name, values in parse_qs(body).items()})

        def _answer(self, form: dict[str, str]) -> None:
            status, answer = provider.respond(self.path, form, self.headers.get("Authorization", ""))
            content = json.dumps(answer).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        provider.issuer = f"http://127.0.0.1:{server.server_port}"
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield provider
        finally:
            server.shutdown()
            thread.join()
