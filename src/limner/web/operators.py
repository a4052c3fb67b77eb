"""The operators' pages: how the service is doing, and the accounts that use it."""

from collections.abc import Mapping
from typing import Annotated, Final
from uuid import UUID

from fastapi import Query, Request, Response
from fastapi.responses import JSONResponse

from limner.accounts.invitations import PATH
from limner.accounts.models import Limits
from limner.accounts.roster import ROLES
from limner.kit.errors import InvalidRequest, LimnerError
from limner.kit.refusals import recent
from limner.web.context import Context, Shared
from limner.web.figures import figures
from limner.web.forms import Posted
from limner.web.pages import page
from limner.web.routing import go, new_router
from limner.web.visitor import Operator, Visitor

router = new_router()

ENTRIES: Final = 20
"""Of an account's ledger."""
REFUSALS: Final = 50


@router.get("/operators")
async def overview(request: Request, context: Shared, visitor: Operator) -> Response:
    """Requests, latency and failures as they happen; engines, their load, what was refused."""
    return page(
        request,
        context,
        "operators/overview.html",
        visitor=visitor,
        standings=context.services.workshop.standings,
        workshop=context.services.workshop,
        refusals=recent(limit=REFUSALS),
    )


@router.get("/operators/figures")
async def live(context: Shared, visitor: Operator) -> Response:
    """The figures of this process at this moment; the page makes a chart of many."""
    return JSONResponse(figures(context.services.workshop), headers={"Cache-Control": "no-store"})


@router.get("/operators/accounts")
async def accounts(
    request: Request,
    context: Shared,
    visitor: Operator,
    search: Annotated[str, Query(max_length=200)] = "",
    after: UUID | None = None,
) -> Response:
    """All accounts, the newest first."""
    return await _accounts(request, context, visitor, search, after)


@router.post("/operators/accounts")
async def invite(request: Request, context: Shared, visitor: Operator, form: Posted) -> Response:
    """Make an account, or find the one for an address, and a link by which its holder sets a password."""
    try:
        account, token = await context.services.sign_in.invite(form.get("email", ""), form.get("name") or None)
    except InvalidRequest as error:
        return await _accounts(request, context, visitor, error=error)
    return await _account(request, context, visitor, account.id, link=f"{context.base(request)}{PATH}{token}")


@router.get("/operators/accounts/{account_id}")
async def account(request: Request, context: Shared, visitor: Operator, account_id: UUID) -> Response:
    """One account: balance, limits, keys, role."""
    return await _account(request, context, visitor, account_id)


@router.post("/operators/accounts/{account_id}/link")
async def link(request: Request, context: Shared, visitor: Operator, form: Posted, account_id: UUID) -> Response:
    """A link by which the holder sets a password anew."""
    found = await context.services.accounts.get(account_id)
    _, token = await context.services.sign_in.invite(found.email)
    return await _account(request, context, visitor, account_id, link=f"{context.base(request)}{PATH}{token}")


@router.post("/operators/accounts/{account_id}/units")
async def add_units(request: Request, context: Shared, visitor: Operator, form: Posted, account_id: UUID) -> Response:
    """Add units, with a reason that the ledger keeps."""
    try:
        reason = f"{_reason(form)} ({visitor.account.email})"
        await context.services.accounts.top_up(account_id, _number(form, "units") or 0, reason)
    except InvalidRequest as error:
        return await _account(request, context, visitor, account_id, error=error)
    return await go(request, f"/operators/accounts/{account_id}")


@router.post("/operators/accounts/{account_id}/limits")
async def limit(request: Request, context: Shared, visitor: Operator, form: Posted, account_id: UUID) -> Response:
    """Rate limits of the account's own; an empty field is the service's."""
    try:
        limits = Limits(_number(form, "requests_per_second"), _number(form, "images_per_minute"))
        await context.services.accounts.set_limits(account_id, limits)
    except InvalidRequest as error:
        return await _account(request, context, visitor, account_id, error=error)
    return await go(request, f"/operators/accounts/{account_id}")


@router.post("/operators/accounts/{account_id}/role")
async def appoint(request: Request, context: Shared, visitor: Operator, form: Posted, account_id: UUID) -> Response:
    """Make somebody an operator, or a user again; nobody takes their own role away."""
    role = next((each for each in ROLES if each == form.get("role")), None)
    if role is None or account_id == visitor.account.id:
        error = InvalidRequest("Another operator has to do that: nobody changes the role of their own account.")
        return await _account(request, context, visitor, account_id, error=error)
    await context.services.accounts.set_role(account_id, role)
    return await go(request, f"/operators/accounts/{account_id}")


@router.post("/operators/accounts/{account_id}/keys/{key_id}/revoke")
async def revoke(
    request: Request, context: Shared, visitor: Operator, form: Posted, account_id: UUID, key_id: UUID
) -> Response:
    """Refuse a key from now on."""
    await context.services.accounts.revoke_key(key_id, owner=account_id)
    return await go(request, f"/operators/accounts/{account_id}")


async def _accounts(
    request: Request,
    context: Context,
    visitor: Visitor,
    search: str = "",
    after: UUID | None = None,
    *,
    error: LimnerError | None = None,
) -> Response:
    found = await context.services.accounts.page(search, after=after)
    template = "operators/accounts.html"
    return page(request, context, template, visitor=visitor, error=error, found=found, search=search)


async def _account(
    request: Request,
    context: Context,
    visitor: Visitor,
    account_id: UUID,
    *,
    link: str = "",
    error: LimnerError | None = None,
) -> Response:
    services = context.services
    return page(
        request,
        context,
        "operators/account.html",
        visitor=visitor,
        error=error,
        link=link,
        roles=ROLES,
        account=await services.accounts.get(account_id),
        keys=[key for key in await services.accounts.list_keys(account_id) if key.revoked_at is None],
        entries=await services.accounts.statements.entries(account_id, limit=ENTRIES, to_the_last=True),
        sessions=await services.sign_in.sessions(account_id),
    )


def _reason(form: Mapping[str, str]) -> str:
    """Raises InvalidRequest where none is given."""
    if reason := form.get("reason", "").strip():
        return reason
    raise InvalidRequest("Say why; the ledger keeps it.", param="reason")


def _number(form: Mapping[str, str], name: str) -> int | None:
    """A whole number of the form; None where the field is empty. Raises InvalidRequest."""
    given = form.get(name, "").strip()
    if not given:
        return None
    if not given.isascii() or not given.isdecimal() or len(given) > 15:
        raise InvalidRequest(f"{name} is {given[:40]!r}; accepted: a whole number from 0 on.", param=name)
    return int(given)
