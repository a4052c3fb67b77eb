"""Signing in by the word of a provider: to it, back again, and into the account that it is linked to.

Whose account it is, in this order:

1. An identity (issuer and subject) that is linked to an account signs in to that one.
2. One that comes back to somebody who is signed in, and began from there, is linked to their account.
3. One whose address is that of an account is linked to it only if the provider's `domains` name the address's domain:
   the operator has said so that the provider speaks for those addresses. Otherwise anybody who can have a provider
   tell an address would get the account.
4. With `sign_up` one without an account gets one.

Every time, the provider has to say that it has verified the address, and the address has to be of its `domains`, where
it has any.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import ceil
from typing import Any, Final
from uuid import UUID

import structlog
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts import identities, roster
from limner.accounts.models import Browser, Identity, SignedIn
from limner.accounts.sign_in import SignIn, TooManyGuesses
from limner.kit.clock import Clock, utc_now
from limner.kit.counters import Counters
from limner.kit.database import Database
from limner.kit.errors import InvalidRequest, NotFound
from limner.kit.local_path import local_path
from limner.kit.networks import neighbourhood
from limner.openid import attempts
from limner.openid.attempts import Attempt
from limner.openid.client import Client
from limner.openid.errors import OpenIdRefused
from limner.openid.settings import OpenIdSettings, Provider

STARTS_A_MINUTE: Final = 30
"""Sign-ins that one network address may begin."""
LONGEST_SUBJECT: Final = 255
"""Characters, as OpenID Connect has it."""

log = structlog.stdlib.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Button:
    """A provider to choose: its name, which stands in addresses, and its label."""

    name: str
    label: str


@dataclass(frozen=True, slots=True)
class Started:
    """Where the browser goes, and the secret that it keeps for ten minutes, to be given to `finish`."""

    url: str
    secret: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Finished:
    """Who is signed in now, and the path that they wanted to go to."""

    signed_in: SignedIn
    next_path: str


class OpenId:
    """The providers of the settings."""

    def __init__(
        self, db: Database, settings: OpenIdSettings, sign_in: SignIn, counters: Counters, clock: Clock = utc_now
    ) -> None:
        self._db = db
        self._providers = settings.oidc
        self._sign_in = sign_in
        self._clock = clock
        self._clients = {name: Client(provider) for name, provider in settings.oidc.items()}
        self._starts = counters.window("openid-starts", STARTS_A_MINUTE, 60)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The providers, in the order of the settings."""
        return tuple(Button(name, provider.label or name) for name, provider in self._providers.items())

    async def start(
        self, name: str, *, redirect_uri: str, address: str, next_path: str = "/", account_id: UUID | None = None
    ) -> Started:
        """Begin to sign in at a provider, which sends the browser back to `redirect_uri`.

        `address` is the browser's; `account_id` the account of whoever is signed in and wants to link it. Raises
        NotFound for the provider, TooManyGuesses, OpenIdUnavailable.
        """
        self._provider(name)
        if wait := await self._starts.take(neighbourhood(address)):
            raise TooManyGuesses(f"Too many sign-ins were begun. Try again in {ceil(wait)} s.", retry_after=wait)
        nonce, verifier = secrets.token_urlsafe(32), secrets.token_urlsafe(48)
        attempt = Attempt(name, redirect_uri, local_path(next_path), account_id, nonce, verifier)
        url_of = self._clients[name].authorization_url
        await url_of(redirect_uri, "", nonce, verifier)  # asked first: nothing is kept for a provider that is away
        async with self._db.transaction() as session:
            state, secret = await attempts.begin(session, attempt, self._clock())
        return Started(await url_of(redirect_uri, state, nonce, verifier), secret)

    async def finish(
        self, name: str, *, state: str, code: str, secret: str, browser: Browser, issuer: str | None = None
    ) -> Finished:
        """Sign in whoever comes back with a code. `issuer` is the parameter `iss`, if the provider sends it (RFC 9207).

        Raises NotFound for the provider, OpenIdRefused, OpenIdUnavailable.
        """
        provider = self._provider(name)
        async with self._db.transaction() as session:
            attempt = await attempts.take(session, name, state, secret, self._clock())
        try:
            claims = await self._claims(name, attempt, code, issuer)
            identity = self._identity(provider, claims)
            async with self._db.transaction() as session:
                await self._link(session, provider, identity, claims, attempt)
        except OpenIdRefused as error:
            log.warning("openid_refused", provider=name, reason=error.message, cause=repr(error.__cause__))
            raise
        return Finished(await self._sign_in.with_identity(identity, browser), attempt.next_path)

    async def _claims(self, name: str, attempt: Attempt, code: str, issuer: str | None) -> Mapping[str, Any]:
        """What the provider says of whoever comes back."""
        if issuer is not None and issuer != self._provider(name).issuer:
            raise OpenIdRefused("Another provider sent this answer. Begin again.")
        return await self._clients[name].claims(code, attempt.redirect_uri, attempt.verifier, attempt.nonce)

    def _provider(self, name: str) -> Provider:
        if name not in self._providers:
            raise NotFound(f"There is no provider {name}.")
        return self._providers[name]

    def _identity(self, provider: Provider, claims: Mapping[str, Any]) -> Identity:
        """Who somebody is. Its account is yet to be found."""
        subject, told = claims["sub"], claims.get("email")
        if not isinstance(told, str) or claims.get("email_verified") is not True or len(subject) > LONGEST_SUBJECT:
            raise OpenIdRefused("The provider has not verified your address. Have it do so, and begin again.")
        try:
            email = roster.normal(told)
        except InvalidRequest as error:
            raise OpenIdRefused("The provider tells of an address that is none.") from error
        if provider.domains and not _is_of(email, provider):
            raise OpenIdRefused(f"Nobody of {email.rpartition('@')[2]} signs in here by this provider.")
        return Identity(provider.issuer, subject, UUID(int=0), email, self._clock())

    async def _link(
        self, session: AsyncSession, provider: Provider, identity: Identity, claims: Mapping[str, Any], attempt: Attempt
    ) -> None:
        """See that the identity signs in to an account, by the rule that stands above."""
        account_id = await identities.find(session, identity.issuer, identity.subject)
        if account_id is None:
            account_id = attempt.account_id or await self._account_of(session, provider, identity.email, claims)
            await roster.locked(session, account_id)
            account_id = await identities.link(
                session, Identity(identity.issuer, identity.subject, account_id, identity.email, identity.created_at)
            )
        if attempt.account_id is not None and account_id != attempt.account_id:
            raise OpenIdRefused("Whoever you are there signs in to another account here. Unlink it there first.")

    async def _account_of(
        self, session: AsyncSession, provider: Provider, email: str, claims: Mapping[str, Any]
    ) -> UUID:
        """The account for an address that nobody has signed in to by the provider yet."""
        try:
            known = await roster.by_email(session, email)
        except NotFound:
            if not provider.sign_up:
                raise OpenIdRefused(f"There is no account for {email}. Ask the operator for one.") from None
            name = claims.get("name")
            named = name[: roster.LONGEST_NAME] if isinstance(name, str) and name.isprintable() else ""
            return await roster.enrol(session, email, named, self._clock())
        if not _is_of(email, provider):
            raise OpenIdRefused(f"The account of {email} is not linked. Sign in otherwise, and link it from there.")
        return known.id


def _is_of(email: str, provider: Provider) -> bool:
    """Whether the settings name the address's domain."""
    return email.rpartition("@")[2] in provider.domains
