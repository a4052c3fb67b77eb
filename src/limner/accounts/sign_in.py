"""Signing in: by password or by link, into a session that a browser keeps."""

from datetime import timedelta
from hashlib import sha256
from math import ceil
from typing import Final
from uuid import UUID

from argon2 import PasswordHasher
from sqlalchemy.ext.asyncio import AsyncSession

from limner.accounts import identities, invitations, passwords, roster, sessions
from limner.accounts.invitations import LinkSpent
from limner.accounts.models import Account, Browser, Identity, Link, Purpose, Role, SignedIn, Way, WebSession
from limner.accounts.settings import AccountSettings
from limner.kit.clock import Clock, utc_now
from limner.kit.counters import Counters
from limner.kit.database import Database
from limner.kit.errors import InvalidRequest, LimnerError, NotFound
from limner.kit.networks import neighbourhood

FREE_GUESSES: Final = 5
"""Wrong passwords of an account, one after the other, that cost no wait."""
FREE_GUESSES_OF_ADDRESS: Final = 20
"""The same from one network address, at any accounts."""
SIGN_IN_LINK_LIFE: Final = timedelta(minutes=15)
"""For how long a link is good that signs in by itself."""


FRESH: Final = timedelta(minutes=15)
"""How recent a sign-in is that stands for a password where an account has none."""


class SignInRefused(LimnerError):  # noqa: N818  named for what happened
    """Address and password do not go together; nothing says which of them is wrong."""

    status = 401
    type = "invalid_request_error"
    code = "sign_in_refused"


class TooManyGuesses(LimnerError):  # noqa: N818
    """Too many wrong passwords for this account, or from this network address."""

    status = 429
    type = "rate_limit_error"
    code = "too_many_guesses"


class SignIn:
    """Who signs in to the accounts of one database.

    An unknown address, an account without a password and a wrong password are answered alike, after the same work.
    """

    def __init__(
        self,
        db: Database,
        settings: AccountSettings,
        counters: Counters,
        clock: Clock = utc_now,
        *,
        hasher: PasswordHasher | None = None,
    ) -> None:
        """`hasher` makes the hashes of passwords; by default with the parameters of argon2-cffi."""
        self._db = db
        self._settings = settings
        self._clock = clock
        self._hashing = passwords.Hashing(hasher)
        self._of_account = counters.guesses("guesses-account", FREE_GUESSES)
        self._of_address = counters.guesses("guesses-address", FREE_GUESSES_OF_ADDRESS)

    # By password.

    async def with_password(self, email: str, password: str, browser: Browser) -> SignedIn:
        """A new session for whoever knows the password. Raises SignInRefused or TooManyGuesses."""
        account, kept = await self._holder(email)
        await self._guess(email, kept, password, browser.address)
        if account is None or kept is None:
            raise _refusal()
        fresh = await self._hashing.hash(password) if self._hashing.outdated(kept) else None
        async with self._db.transaction() as session:
            await roster.lock(session, account.id)
            if await passwords.of_account(session, account.id) != kept:
                raise _refusal()  # changed, or deleted with its account, while it was compared
            if fresh is not None:
                await passwords.rehash(session, account.id, kept, fresh)
            return await self._begin(session, account.id, "password", browser)

    async def _holder(self, email: str) -> tuple[Account, str | None] | tuple[None, None]:
        """The account with this address, if there is one, and its password's hash, if it has one."""
        try:
            email = roster.normal(email)
        except InvalidRequest:
            return None, None
        async with self._db.reading() as session:
            return await passwords.of_email(session, email) or (None, None)

    async def change_password(self, signed_in: SignedIn, current: str, new: str, browser: Browser) -> SignedIn:
        """Give an account another password, which ends all its sessions and links; this browser gets a new session.

        Raises as `confirm` does, and InvalidRequest unless the new password has 10 to 256 characters.
        """
        passwords.check(new)
        account_id = signed_in.account.id
        kept = await self._confirmed(signed_in, current, browser)
        fresh = await self._hashing.hash(new)
        async with self._db.transaction() as session:
            await roster.locked(session, account_id)
            if await passwords.of_account(session, account_id) != kept:
                raise _refusal()
            return await self._replace_password(session, account_id, fresh, "password", browser)

    async def has_password(self, account_id: UUID) -> bool:
        """Whether an account has a password."""
        async with self._db.reading() as session:
            return await passwords.of_account(session, account_id) is not None

    async def confirm(self, signed_in: SignedIn, password: str, browser: Browser) -> None:
        """Make sure that it is the holder who is signed in: by the password, or, of an account that has none, by a
        sign-in of the last 15 minutes.

        Raises SignInRefused, TooManyGuesses, or NotFound for an account that is deleted.
        """
        await self._confirmed(signed_in, password, browser)

    async def _confirmed(self, signed_in: SignedIn, password: str, browser: Browser) -> str | None:
        """The hash of the password that the holder was confirmed by."""
        async with self._db.reading() as session:
            account = await roster.by_id(session, signed_in.account.id)
            kept = await passwords.of_account(session, account.id)
        if kept is not None:
            await self._guess(account.email, kept, password, browser.address)
        elif self._clock() - signed_in.session.created_at > FRESH:
            raise SignInRefused("You signed in a while ago. Sign in again first.")
        return kept

    async def _guess(self, email: str, kept: str | None, password: str, address: str) -> None:
        """Compare, at the price of a guess where they do not fit. Raises SignInRefused or TooManyGuesses."""
        of_account = sha256(email.strip().lower().encode(errors="surrogatepass")).hexdigest()
        of_address = neighbourhood(address)
        for guesses, key in ((self._of_address, of_address), (self._of_account, of_account)):
            if wait := await guesses.attempt(key):
                raise TooManyGuesses(f"Too many wrong passwords. Try again in {ceil(wait)} s.", retry_after=wait)
        if not await self._hashing.fits(kept, password):
            raise _refusal()
        await self._of_address.right(of_address, forget=False)
        await self._of_account.right(of_account, forget=True)

    async def _replace_password(
        self, session: AsyncSession, account_id: UUID, fresh: str, way: Way, browser: Browser
    ) -> SignedIn:
        await passwords.store(session, account_id, fresh, self._clock())
        await invitations.spend_all(session, account_id)
        await sessions.end_all(session, account_id)
        return await self._begin(session, account_id, way, browser)

    # By link.

    async def invite(self, email: str, name: str | None = None, role: Role | None = None) -> tuple[Account, str]:
        """The token of a link by which somebody sets a password: of a new account, or anew of one that exists.

        An account that exists keeps its password until then, and its name and role where none are given. Raises
        InvalidRequest for what is no email, no name or no role.
        """
        async with self._db.transaction() as session:
            try:
                account_id = (await roster.by_email(session, email)).id
            except NotFound:
                account_id = await roster.enrol(session, email, "", self._clock())
            if name is not None:
                await roster.rename(session, account_id, name)
            if role is not None:
                await roster.appoint(session, account_id, role)
            token = await self._link(session, account_id, "password", timedelta(seconds=self._settings.link_life))
            return await roster.by_id(session, account_id), token

    async def one_time_link(self, account_id: UUID) -> str:
        """The token of a link that signs in to the account by itself, for 15 minutes. Raises NotFound."""
        async with self._db.transaction() as session:
            account = await roster.locked(session, account_id)
            return await self._link(session, account.id, "sign_in", SIGN_IN_LINK_LIFE)

    async def look(self, token: str) -> Link:
        """What a link is for, which does not use it up. Raises LinkSpent."""
        async with self._db.reading() as session:
            return await invitations.look(session, token, self._clock())

    async def with_link(self, token: str, browser: Browser) -> SignedIn:
        """A new session for whoever has the link, which is used up. Raises LinkSpent."""
        async with self._db.transaction() as session:
            account_id = await invitations.spend(session, token, "sign_in", self._clock())
            return await self._begin(session, account_id, "link", browser)

    async def set_password(self, token: str, password: str, browser: Browser) -> SignedIn:
        """Set the password of the link's account, which ends all its sessions and links, and sign in.

        Raises LinkSpent, and InvalidRequest unless the password has 10 to 256 characters: the link is still good then.
        """
        passwords.check(password)
        if (await self.look(token)).purpose != "password":
            raise LinkSpent("This link signs in by itself; it sets no password.")
        fresh = await self._hashing.hash(password)
        async with self._db.transaction() as session:
            account_id = await invitations.spend(session, token, "password", self._clock())
            await roster.locked(session, account_id)
            return await self._replace_password(session, account_id, fresh, "link", browser)

    async def _link(self, session: AsyncSession, account_id: UUID, purpose: Purpose, life: timedelta) -> str:
        return await invitations.make(session, account_id, purpose, life, self._clock())

    # By somebody else's word.

    async def with_identity(self, identity: Identity, browser: Browser) -> SignedIn:
        """A new session for whoever a provider says that it is, and who is linked to an account. Raises NotFound."""
        async with self._db.transaction() as session:
            account_id = await identities.find(session, identity.issuer, identity.subject)
            if account_id is None:
                raise NotFound(f"No account is linked to {identity.email}.", code="identity_not_found")
            await identities.told(session, identity.issuer, identity.subject, identity.email)
            return await self._begin(session, account_id, "openid", browser)

    async def identities(self, account_id: UUID) -> tuple[Identity, ...]:
        """Who else's word signs in to an account, oldest first."""
        async with self._db.reading() as session:
            return await identities.of(session, account_id)

    async def unlink(self, account_id: UUID, issuer: str, subject: str) -> None:
        """No longer take a provider's word for an account. Raises NotFound."""
        async with self._db.transaction() as session:
            await identities.unlink(session, issuer, subject, account_id)

    # Sessions.

    async def recognise(self, token: str) -> SignedIn | None:
        """Who is signed in by a browser's token; None for one that opens nothing. Its use keeps the session alive."""
        now = self._clock()
        async with self._db.reading() as session:
            signed_in = await sessions.find(session, token, now)
        if signed_in and now - signed_in.session.seen_at >= sessions.SEEN_EVERY:
            async with self._db.transaction() as session:
                idle = timedelta(seconds=self._settings.session_idle)
                await sessions.saw(session, signed_in.session, idle, now)
        return signed_in

    async def sessions(self, account_id: UUID) -> tuple[WebSession, ...]:
        """An account's sessions, the one that was used last first."""
        async with self._db.reading() as session:
            return await sessions.of(session, account_id, self._clock())

    async def sign_out(self, token: str) -> None:
        """End the session of this token, if there is one."""
        async with self._db.transaction() as session:
            await sessions.end(session, token)

    async def end_session(self, account_id: UUID, session_id: UUID) -> None:
        """End one of an account's sessions. Raises NotFound for one of another account."""
        async with self._db.transaction() as session:
            await sessions.end_one(session, session_id, account_id)

    async def end_others(self, signed_in: SignedIn) -> int:
        """End all sessions of an account but this one; returns their number."""
        async with self._db.transaction() as session:
            return await sessions.end_all(session, signed_in.account.id, signed_in.session.id)

    async def sweep(self) -> None:
        """Delete sessions and links that are over."""
        async with self._db.transaction() as session:
            await sessions.sweep(session, self._clock())
            await invitations.sweep(session, self._clock())

    async def _begin(self, session: AsyncSession, account_id: UUID, way: Way, browser: Browser) -> SignedIn:
        return await sessions.begin(session, account_id, way, browser, self._settings, self._clock())


def _refusal() -> SignInRefused:
    return SignInRefused("Address and password do not go together.")
