"""The settings of accounts."""

from pydantic import Field

from limner.kit.settings import Settings


class AccountSettings(Settings):
    """How long people stay signed in, and how long links that sign them in are good."""

    session_idle: int = Field(
        1_209_600, ge=60, le=315_360_000, description="Seconds after which a session ends that nobody uses."
    )
    session_life: int = Field(
        7_776_000, ge=60, le=315_360_000, description="Seconds after which a session ends, however much it is used."
    )
    account_sessions: int = Field(
        25, ge=1, le=1000, description="Sessions of one account; one more ends the one that was not used for longest."
    )
    link_life: int = Field(
        259_200,
        ge=60,
        le=31_536_000,
        description="Seconds for which an invitation or a link to a new password is good.",
    )
