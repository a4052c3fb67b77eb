"""The profile: what is left and what it went on, keys, sessions, and the account itself."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Annotated, Final, get_args
from uuid import UUID

from fastapi import Query, Request, Response
from fastapi.responses import StreamingResponse

from limner.accounts.holds import InsufficientUnits
from limner.accounts.models import Scope, Total
from limner.accounts.sign_in import SignInRefused, TooManyGuesses
from limner.kit.errors import InvalidRequest, LimnerError
from limner.web.context import Context, Shared
from limner.web.forms import Posted
from limner.web.pages import page
from limner.web.routing import asks_for_json, go, new_router
from limner.web.sign_in import admitted, left
from limner.web.visitor import SignedIn, Visitor, browser_of

router = new_router()

DAYS: Final = 30
"""Of the chart."""
ENTRIES: Final = 50
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)


@dataclass(frozen=True, slots=True)
class Day:
    """A bar of the chart: the units of a day, in parts by operation, each with its share of the chart's height."""

    day: date
    units: int
    parts: Sequence[tuple[str, int, float]]


@router.get("/profile")
async def costs(
    request: Request, context: Shared, visitor: SignedIn, before: Annotated[int | None, Query(ge=1)] = None
) -> Response:
    """The balance, and what each request cost."""
    statements = context.services.accounts.statements
    today = context.services.clock().date()
    first = today - timedelta(days=DAYS - 1)
    totals = await statements.totals(visitor.account.id, first, today)
    first_page = before is None  # with the balance above it
    entries = await statements.entries(visitor.account.id, before=before, limit=ENTRIES + 1, to_the_last=first_page)
    operations = _by_operation(totals)
    spent = _spent(totals)
    top = _top(max((sum(parts.values()) for parts in spent.values()), default=0))
    return page(
        request,
        context,
        "profile/costs.html",
        visitor=visitor,
        days=_days(spent, [name for name, *_ in operations], top, first),
        top=top,
        operations=operations,
        entries=entries[:ENTRIES],
        further=entries[ENTRIES - 1].id if len(entries) > ENTRIES else None,
        later=before is not None,
    )


@router.get("/profile/ledger.csv")
async def as_csv(context: Shared, visitor: SignedIn) -> Response:
    """The whole ledger of the account, for a spreadsheet."""
    lines = context.services.accounts.statements.csv(visitor.account.id)
    headers = {"Content-Disposition": 'attachment; filename="limner-ledger.csv"', "Cache-Control": "no-store"}
    return StreamingResponse(lines, media_type="text/csv; charset=utf-8", headers=headers)


@router.get("/profile/keys")
async def keys(request: Request, context: Shared, visitor: SignedIn) -> Response:
    """The account's keys."""
    return await _keys(request, context, visitor)


@router.post("/profile/keys")
async def make_key(request: Request, context: Shared, visitor: SignedIn, form: Posted) -> Response:
    """Make a key; its text is on the page that follows, and nowhere after."""
    try:
        _, text = await context.services.accounts.create_key(visitor.account.id, form.get("label", ""), _scope(form))
    except (InsufficientUnits, InvalidRequest) as error:
        return await _keys(request, context, visitor, error=error)
    return await _keys(request, context, visitor, made=text)


@router.post("/profile/keys/{key_id}/revoke")
async def revoke_key(request: Request, context: Shared, visitor: SignedIn, form: Posted, key_id: UUID) -> Response:
    """Refuse a key from now on."""
    await context.services.accounts.revoke_key(key_id, owner=visitor.account.id)
    return await go(request, "/profile/keys")


@router.get("/profile/security")
async def security(request: Request, context: Shared, visitor: SignedIn) -> Response:
    """Password, sessions, and providers whose word is taken."""
    return await _security(request, context, visitor)


@router.post("/profile/password")
async def change_password(request: Request, context: Shared, visitor: SignedIn, form: Posted) -> Response:
    """Change the password, which ends all other sessions."""
    sign_in, browser = context.services.sign_in, browser_of(request, context)
    try:
        signed_in = await sign_in.change_password(
            visitor.signed_in, form.get("current", ""), form.get("password", ""), browser
        )
    except (SignInRefused, TooManyGuesses, InvalidRequest) as error:
        return await _security(request, context, visitor, error=error)
    return admitted(request, context, signed_in, "/profile/security")


@router.post("/profile/sessions/{session_id}/end")
async def end_session(request: Request, context: Shared, visitor: SignedIn, form: Posted, session_id: UUID) -> Response:
    """Sign another browser out."""
    await context.services.sign_in.end_session(visitor.account.id, session_id)
    return await go(request, "/profile/security")


@router.post("/profile/sessions/end")
async def end_others(request: Request, context: Shared, visitor: SignedIn, form: Posted) -> Response:
    """Sign all other browsers out."""
    await context.services.sign_in.end_others(visitor.signed_in)
    return await go(request, "/profile/security")


@router.post("/profile/identities/unlink")
async def unlink(request: Request, context: Shared, visitor: SignedIn, form: Posted) -> Response:
    """No longer take a provider's word for the account."""
    await context.services.sign_in.unlink(visitor.account.id, form.get("issuer", ""), form.get("subject", ""))
    return await go(request, "/profile/security")


@router.get("/profile/account")
async def account(request: Request, context: Shared, visitor: SignedIn) -> Response:
    """Name, address, and the end of the account."""
    return await _account(request, context, visitor)


@router.post("/profile/account")
async def rename(request: Request, context: Shared, visitor: SignedIn, form: Posted) -> Response:
    """Change the name."""
    try:
        await context.services.accounts.rename(visitor.account.id, form.get("name", ""))
    except InvalidRequest as error:
        return await _account(request, context, visitor, error=error)
    return await go(request, "/profile/account")


@router.post("/profile/account/delete")
async def delete(request: Request, context: Shared, visitor: SignedIn, form: Posted) -> Response:
    """Delete the account, with all that it keeps."""
    services, browser = context.services, browser_of(request, context)
    try:
        await services.sign_in.confirm(visitor.signed_in, form.get("password", ""), browser)
    except (SignInRefused, TooManyGuesses) as error:
        if asks_for_json(request):
            raise
        return await _account(request, context, visitor, error=error)
    await services.departures.delete(visitor.account.id)
    return await left(request, context, form)


async def _keys(
    request: Request, context: Context, visitor: Visitor, *, made: str = "", error: LimnerError | None = None
) -> Response:
    found = await context.services.accounts.list_keys(visitor.account.id)
    return page(
        request,
        context,
        "profile/keys.html",
        visitor=visitor,
        error=error,
        keys=[key for key in reversed(found) if key.revoked_at is None],
        revoked=[key for key in reversed(found) if key.revoked_at is not None],
        made=made,
        scopes=SCOPES,
    )


async def _security(
    request: Request, context: Context, visitor: Visitor, *, error: LimnerError | None = None
) -> Response:
    sign_in, account_id = context.services.sign_in, visitor.account.id
    return page(
        request,
        context,
        "profile/security.html",
        visitor=visitor,
        error=error,
        sessions=await sign_in.sessions(account_id),
        identities=await sign_in.identities(account_id),
        has_password=await sign_in.has_password(account_id),
        providers=context.services.openid.buttons if context.services.openid else (),
    )


async def _account(
    request: Request, context: Context, visitor: Visitor, *, error: LimnerError | None = None
) -> Response:
    has_password = await context.services.sign_in.has_password(visitor.account.id)
    return page(request, context, "profile/account.html", visitor=visitor, error=error, has_password=has_password)


def _scope(form: Mapping[str, str]) -> Scope:
    """Raises InvalidRequest."""
    given = form.get("scope", "all")
    for scope in SCOPES:
        if given == scope:
            return scope
    raise InvalidRequest(f"scope is {given!r}; accepted: {', '.join(SCOPES)}.", param="scope")


def _spent(totals: Sequence[Total]) -> Mapping[date, Mapping[str, int]]:
    """Units by day and operation; what was refunded is taken off what was charged."""
    spent: dict[date, dict[str, int]] = {}
    for total in totals:
        if total.kind in ("charge", "refund"):
            of_day = spent.setdefault(total.day, {})
            of_day[total.operation] = of_day.get(total.operation, 0) - total.units
    return {day: {name: units for name, units in of_day.items() if units > 0} for day, of_day in spent.items()}


def _days(spent: Mapping[date, Mapping[str, int]], operations: Sequence[str], top: int, first: date) -> Sequence[Day]:
    """A bar for each day from the first on, its parts in the order of the operations."""
    days = []
    for day in (first + timedelta(days=number) for number in range(DAYS)):
        units = spent.get(day, {})
        parts = [(name, units[name], units[name] / top) for name in operations if name in units]
        days.append(Day(day, sum(units.values()), parts))
    return days


def _top(highest: int) -> int:
    """The top of the chart in units: the next of 1, 2, 5, 10 times a power of ten from 10 on, so that half is whole."""
    power: int = 10 ** max(1, len(str(highest)) - 1)
    return next(step * power for step in (1, 2, 5, 10) if step * power >= highest)


def _by_operation(totals: Sequence[Total]) -> list[tuple[str, int, int]]:
    """Operations with their units and pictures, the dearest first."""
    found: dict[str, tuple[int, int]] = {}
    for total in totals:
        if total.kind in ("charge", "refund"):
            units, images = found.get(total.operation, (0, 0))
            made = total.images if total.kind == "charge" else 0
            found[total.operation] = units - total.units, images + made
    return sorted(((name, *sums) for name, sums in found.items()), key=lambda row: -row[1])
