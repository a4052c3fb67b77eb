"""The caller's account."""

from fastapi import APIRouter, Response

from limner.api.auth import Caller
from limner.api.openapi import operation
from limner.api.responses import json_response
from limner.api.wire import User
from limner.kit.public import PREFIX

router = APIRouter(prefix=PREFIX, tags=["Account and models"])

SAMPLE = 'curl "$LIMNER_URL/users/me" -H "Authorization: Bearer $LIMNER_KEY"'


@router.head("/users/me", include_in_schema=False)
@router.get("/users/me", **operation(User, "Your account and its balance", samples=(SAMPLE,)))
async def me(caller: Caller) -> Response:
    """Who the key belongs to, and how many API units are left."""
    return json_response(User(id=caller.id, email=caller.email, name=caller.name, credits=caller.balance))
