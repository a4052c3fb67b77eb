"""Signing in and out: by password, by a link that is good once, and by the word of an OpenID provider."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Final

from fastapi import Query, Request, Response
from fastapi.responses import RedirectResponse

from limner.accounts.models import SignedIn
from limner.accounts.sign_in import SignInRefused, TooManyGuesses
from limner.kit.browser import cookie_name, session_token
from limner.kit.errors import InvalidRequest, LimnerError, NotFound
from limner.kit.local_path import local_path
from limner.web.context import Context, Shared
from limner.web.forms import Entered, Posted
from limner.web.pages import page
from limner.web.routing import SIGN_IN, go, new_router
from limner.web.visitor import Anybody, browser_of

if TYPE_CHECKING:
    from limner.openid.flow import OpenId

router = new_router()

ATTEMPT_COOKIE: Final = "limner_openid"
"""What tells the browser that began at a provider from any other that comes back."""


@router.get(SIGN_IN)
async def form(
    request: Request, context: Shared, visitor: Anybody, wanted: Annotated[str, Query(alias="next")] = "/"
) -> Response:
    """The form; who is signed in already goes on."""
    if visitor:
        return await go(request, local_path(wanted))
    return _form(request, context, local_path(wanted))


@router.post(SIGN_IN)
async def with_password(request: Request, context: Shared, form: Entered) -> Response:
    """Sign in with address and password."""
    email, wanted = form.get("email", ""), local_path(form.get("next", "/"))
    try:
        signed_in = await context.services.sign_in.with_password(
            email, form.get("password", ""), browser_of(request, context)
        )
    except (SignInRefused, TooManyGuesses) as error:
        return _form(request, context, wanted, email=email, error=error)
    return admitted(request, context, signed_in, wanted)


@router.get(f"{SIGN_IN}/link/{{token}}")
async def link(request: Request, context: Shared, visitor: Anybody, token: str) -> Response:
    """What a link leads to. To look at it does not use it up: mail programs and chats look at links too."""
    found = await context.services.sign_in.look(token)
    return page(request, context, "link.html", link=found, token=token)


@router.post(f"{SIGN_IN}/link/{{token}}")
async def with_link(request: Request, context: Shared, token: str, form: Entered) -> Response:
    """Use a link up: sign in by it, or set the password that is sent."""
    browser = browser_of(request, context)
    found = await context.services.sign_in.look(token)
    if found.purpose == "sign_in":
        return admitted(request, context, await context.services.sign_in.with_link(token, browser), "/")
    try:
        signed_in = await context.services.sign_in.set_password(token, form.get("password", ""), browser)
    except InvalidRequest as error:
        return page(request, context, "link.html", error=error, link=found, token=token)
    return admitted(request, context, signed_in, "/")


@router.get(f"{SIGN_IN}/with/{{provider}}")
async def begin_with(
    request: Request,
    context: Shared,
    visitor: Anybody,
    provider: str,
    wanted: Annotated[str, Query(alias="next")] = "/",
) -> Response:
    """To a provider that signs people in; who is signed in already links the provider's word to their account."""
    started = await _openid(context).start(
        provider,
        redirect_uri=_return_address(request, context, provider),
        address=context.address.client(request),
        next_path=wanted,
        account_id=visitor.account.id if visitor else None,
    )
    answer = RedirectResponse(started.url, status_code=303)
    secure = context.base(request).startswith("https:")
    answer.set_cookie(ATTEMPT_COOKIE, started.secret, max_age=600, secure=secure, httponly=True, samesite="lax")
    return answer


@router.get(f"{SIGN_IN}/with/{{provider}}/return")
async def finish_with(
    request: Request, context: Shared, provider: str, state: str = "", code: str = "", iss: str | None = None
) -> Response:
    """Back from a provider."""
    finished = await _openid(context).finish(
        provider,
        state=state,
        code=code,
        secret=request.cookies.get(ATTEMPT_COOKIE, ""),
        browser=browser_of(request, context),
        issuer=iss,
    )
    answer = admitted(request, context, finished.signed_in, finished.next_path)
    answer.delete_cookie(ATTEMPT_COOKIE)
    return answer


@router.post("/sign-out")
async def sign_out(request: Request, context: Shared, form: Posted) -> Response:
    """End the browser's session."""
    if token := session_token(request, context.base(request)):
        await context.services.sign_in.sign_out(token)
    return await left(request, context, form)


def admitted(request: Request, context: Context, signed_in: SignedIn, wanted: str) -> Response:
    """On to a page, with the session's cookie."""
    base = context.base(request)
    answer = RedirectResponse(context.root(request) + wanted, status_code=303)
    lasts = int((signed_in.session.ends_at - signed_in.session.created_at).total_seconds())
    answer.set_cookie(
        cookie_name(base),
        signed_in.token,
        max_age=lasts,
        path="/",
        secure=base.startswith("https:"),
        httponly=True,
        samesite="lax",
    )
    return answer


async def left(request: Request, context: Context, form: Mapping[str, str]) -> Response:
    """Out, with nothing of the account left in the browser: whoever sits at it next finds no pictures.

    `app.js` clears what is of this account before the form is sent, or after it where the account is deleted, and says
    so with `cleared`; works of other accounts of the browser then stay. Where it does not say so, the header has all
    cleared that any account keeps there.
    Browsers do not heed the header where the page came without TLS from another machine.
    """
    base = context.base(request)
    answer = await go(request, SIGN_IN)
    answer.delete_cookie(cookie_name(base), path="/", secure=base.startswith("https:"), httponly=True)
    answer.headers["Clear-Site-Data"] = '"cache"' if form.get("cleared") else '"cache", "storage"'
    return answer


def _openid(context: Context) -> "OpenId":
    """Raises NotFound where the settings name no provider."""
    if context.services.openid is None:
        raise NotFound("Nobody signs in here through a provider.")
    return context.services.openid


def _return_address(request: Request, context: Context, provider: str) -> str:
    return f"{context.base(request)}{SIGN_IN}/with/{provider}/return"


def _form(
    request: Request, context: Context, wanted: str, *, email: str = "", error: LimnerError | None = None
) -> Response:
    return page(
        request,
        context,
        "sign-in.html",
        error=error,
        email=email,
        wanted=wanted,
        providers=context.services.openid.buttons if context.services.openid else (),
    )
