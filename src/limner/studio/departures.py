"""Departures: accounts are deleted with all that they kept, whatever fails on the way."""

from uuid import UUID

import structlog

from limner.accounts.accounts import Accounts
from limner.kit.errors import LimnerError
from limner.library.library import Library
from limner.library.styles import Styles

log = structlog.get_logger(__name__)


class Departures:
    """Of one house. The first step shuts the account; the others may be done again and again, by any process."""

    def __init__(self, accounts: Accounts, library: Library, styles: Styles) -> None:
        self._accounts = accounts
        self._library = library
        self._styles = styles

    async def delete(self, account_id: UUID) -> None:
        """Delete an account: keys and sessions open nothing from now on, name and address are gone.

        What it kept goes then; what cannot be deleted now is left to `finish_all`. Raises NotFound.
        """
        await self._accounts.close_account(account_id)
        await self._finish(account_id)

    async def finish_all(self) -> bool:
        """Go on with all that were begun, here or elsewhere, and not finished; whether they are now."""
        return all([await self._finish(account_id) for account_id in await self._accounts.closed_accounts()])

    async def _finish(self, account_id: UUID) -> bool:
        try:
            # Holds first: a request under way can be neither charged nor record its pictures after that.
            await self._accounts.end_holds(account_id)
            await self._library.forget(account_id)
            await self._styles.forget(account_id)
            await self._accounts.empty_account(account_id)
        except LimnerError as error:  # the store or the database; the account is shut, and the next turn goes on
            log.warning("departure_not_finished", account=str(account_id), cause=error.message)
            return False
        log.info("account_deleted", account=str(account_id))
        return True
