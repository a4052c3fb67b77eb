"""Settings of the pictures that come with requests."""

from pydantic import Field

from limner.kit.networks import Networks
from limner.kit.settings import Settings


class FetchSettings(Settings):
    """How images are fetched from the addresses that requests name."""

    fetch_allow: Networks = Field(
        (),
        description="Networks in CIDR form, with commas, that image addresses may reach although they are private.",
    )
    account_fetches: int = Field(
        16, ge=1, le=64, description="How many images are fetched at once for one account, of 64 for all."
    )
    fetch_timeout: float = Field(
        20, gt=0, le=300, description="Seconds that one image may take to arrive, redirects included."
    )
