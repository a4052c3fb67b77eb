"""One provider, over HTTP: its configuration, its keys, and what it answers to a code."""

import asyncio
import json
import time
from base64 import b64encode
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import quote_plus, urlsplit

import httpx
from authlib.common.errors import AuthlibBaseError
from authlib.oauth2.rfc6749.parameters import prepare_grant_uri
from authlib.oauth2.rfc7636 import create_s256_code_challenge
from authlib.oidc.core import CodeIDToken
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet

from limner.kit.tls import client_context
from limner.openid.errors import OpenIdRefused, OpenIdUnavailable
from limner.openid.settings import LOOPBACK, Provider

ALGORITHMS: Final = (
    "RS256",
    "RS384",
    "RS512",
    "PS256",
    "PS384",
    "PS512",
    "ES256",
    "ES384",
    "ES512",
    "Ed25519",
    "EdDSA",
)
"""What ID tokens may be signed with: never `none`, and never with a secret that the client has as well."""
SECONDS: Final = 10.0
"""What one call to the provider may take."""
MOST_BYTES: Final = 1_000_000
KEPT_SECONDS: Final = 3600.0
"""How long the provider's configuration and keys are good."""
KEYS_EVERY_SECONDS: Final = 60.0
"""How often an unknown key makes the keys be asked for anew."""
LEEWAY_SECONDS: Final = 60
"""How far the provider's clock may be from this one."""
_ENDPOINTS = ("authorization_endpoint", "token_endpoint", "jwks_uri")


class Client:
    """Speaks to one provider. Raises OpenIdUnavailable where that does not answer as it should."""

    def __init__(self, provider: Provider) -> None:
        self._provider = provider
        self._turn = asyncio.Lock()
        self._configuration: Mapping[str, Any] | None = None
        self._keys: KeySet | None = None
        self._configured_at = self._keys_at = 0.0

    async def authorization_url(self, redirect_uri: str, state: str, nonce: str, verifier: str) -> str:
        """Where a browser goes to sign in there."""
        configuration = await self._configured()
        url: str = prepare_grant_uri(
            configuration["authorization_endpoint"],
            self._provider.client_id,
            "code",
            redirect_uri=redirect_uri,
            scope="openid email profile",
            state=state,
            nonce=nonce,
            code_challenge=create_s256_code_challenge(verifier),
            code_challenge_method="S256",
        )
        return url

    async def claims(self, code: str, redirect_uri: str, verifier: str, nonce: str) -> Mapping[str, Any]:
        """What the provider says of whoever brings the code, once its word is found good. Raises OpenIdRefused."""
        configuration = await self._configured()
        answer = await self._exchange(configuration, code, redirect_uri, verifier)
        token, access = answer.get("id_token"), answer.get("access_token")
        if not isinstance(token, str):
            raise OpenIdUnavailable("The provider answered without an ID token.")
        claims = dict(await self._checked(token, nonce, access))
        endpoint = configuration.get("userinfo_endpoint")
        if "email" not in claims and isinstance(endpoint, str) and isinstance(access, str):
            told = await self._json("GET", endpoint, headers={"Authorization": f"Bearer {access}"})
            if told.get("sub") != claims["sub"]:
                raise OpenIdRefused("The provider's answers are about two people.")
            claims = {**told, **claims}
        return claims

    async def _exchange(
        self, configuration: Mapping[str, Any], code: str, redirect_uri: str, verifier: str
    ) -> Mapping[str, Any]:
        client_id, secret = self._provider.client_id, self._provider.client_secret.get_secret_value()
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": redirect_uri,
            "code_verifier": verifier,
        }
        headers = {}
        methods = configuration.get("token_endpoint_auth_methods_supported", ["client_secret_basic"])
        if secret and "client_secret_basic" in methods:
            pair = f"{quote_plus(client_id)}:{quote_plus(secret)}"  # RFC 6749, 2.3.1
            headers["Authorization"] = f"Basic {b64encode(pair.encode()).decode()}"
        else:
            form |= {"client_id": client_id, **({"client_secret": secret} if secret else {})}
        return await self._json("POST", configuration["token_endpoint"], data=form, headers=headers, refusing=True)

    async def _checked(self, token: str, nonce: str, access: object) -> Mapping[str, Any]:
        """The ID token's claims, if they are the provider's, for this client and this sign-in, and not over."""
        options = {"iss": {"essential": True, "value": self._provider.issuer}}
        params = {"nonce": nonce, "client_id": self._provider.client_id, "access_token": access}
        try:
            read = await self._decoded(token)
            claims: Any = CodeIDToken(read.claims, read.header, options, params)
            claims.validate(int(time.time()), LEEWAY_SECONDS)
        except (JoseError, AuthlibBaseError, ValueError, TypeError) as error:
            raise OpenIdRefused("The provider's word does not hold. Begin again.") from error
        audience = claims["aud"] if isinstance(claims["aud"], list) else [claims["aud"]]
        if self._provider.client_id not in audience or not isinstance(claims["sub"], str) or not claims["sub"]:
            raise OpenIdRefused("The provider's word is for somebody else. Begin again.")
        found: Mapping[str, Any] = claims
        return found

    async def _decoded(self, token: str) -> jwt.Token:
        """The token, its signature good. Where its key is unknown, the provider may have changed its keys."""
        keys = await self._signing_keys()
        try:
            return jwt.decode(token, keys, list(ALGORITHMS))
        except (JoseError, ValueError):
            if self._keys_at > time.monotonic() - KEYS_EVERY_SECONDS:
                raise
            self._keys = None
            return jwt.decode(token, await self._signing_keys(), list(ALGORITHMS))

    async def _configured(self) -> Mapping[str, Any]:
        """The provider's configuration (OpenID Connect Discovery 1.0, 4)."""
        async with self._turn:
            if self._configuration is None or self._configured_at < time.monotonic() - KEPT_SECONDS:
                address = f"{self._provider.issuer.rstrip('/')}/.well-known/openid-configuration"
                configuration = await self._json("GET", address)
                if configuration.get("issuer") != self._provider.issuer:
                    raise OpenIdUnavailable(
                        f"{address} names the issuer {configuration.get('issuer')!r}; set exactly that."
                    )
                if not all(self._trusted(configuration.get(name)) for name in _ENDPOINTS):
                    raise OpenIdUnavailable(f"{address} lacks an https address among {', '.join(_ENDPOINTS)}.")
                self._configuration, self._configured_at = configuration, time.monotonic()
            return self._configuration

    async def _signing_keys(self) -> KeySet:
        configuration = await self._configured()
        async with self._turn:
            if self._keys is None or self._keys_at < time.monotonic() - KEPT_SECONDS:
                answer: Any = await self._json("GET", configuration["jwks_uri"])
                try:
                    self._keys = KeySet.import_key_set(answer)
                except (JoseError, ValueError, TypeError, KeyError) as error:
                    raise OpenIdUnavailable("The provider's keys cannot be read.") from error
                self._keys_at = time.monotonic()
            return self._keys

    def _trusted(self, address: object) -> bool:
        """Whether nobody on the way can have changed what comes from there."""
        url = urlsplit(address if isinstance(address, str) else "")
        local = url.hostname in LOOPBACK and urlsplit(self._provider.issuer).hostname in LOOPBACK
        return bool(url.hostname) and (url.scheme == "https" or local)

    async def _json(self, method: str, address: str, *, refusing: bool = False, **request: Any) -> Mapping[str, Any]:
        """The object that an address answers with. A 4xx refuses the sign-in where that may be its own fault."""
        try:
            async with asyncio.timeout(SECONDS):
                status, body = await _answer(method, address, **request)
            if refusing and 400 <= status < 500:
                raise OpenIdRefused("The provider does not take the code that it gave. Begin again.")
            answer = json.loads(body) if status == 200 else None
        except (httpx.HTTPError, TimeoutError, ValueError) as error:
            raise OpenIdUnavailable(f"{urlsplit(address).hostname} does not answer as a provider does.") from error
        if not isinstance(answer, dict):
            raise OpenIdUnavailable(f"{urlsplit(address).hostname} answered {status}, and not as a provider does.")
        return answer


async def _answer(method: str, address: str, **request: Any) -> tuple[int, bytes]:
    """Status and body. Raises ValueError for one that is too long."""
    verify = await asyncio.to_thread(client_context)
    async with (
        httpx.AsyncClient(verify=verify, timeout=SECONDS, follow_redirects=False) as http,
        http.stream(method, address, **request) as response,
    ):
        body = bytearray()
        async for piece in response.aiter_bytes():
            body += piece
            if len(body) > MOST_BYTES:
                raise ValueError("the answer is too long")
        return response.status_code, bytes(body)
