"""What may stand in the way of signing in by somebody else's word."""

from limner.kit.errors import LimnerError


class OpenIdRefused(LimnerError):  # noqa: N818  named for what happened
    """The provider's word is none, is not about this sign-in, or does not open an account here."""

    status = 403
    type = "invalid_request_error"
    code = "openid_refused"


class OpenIdUnavailable(LimnerError):  # noqa: N818
    """The provider does not answer, or not as OpenID Connect has it."""

    status = 502
    type = "overloaded_error"
    code = "openid_unavailable"
