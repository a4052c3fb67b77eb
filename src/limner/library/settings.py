"""Settings of the library."""

from typing import Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationInfo, field_validator

from limner.kit.settings import Settings

SCHEMES = ("file", "s3", "gs", "az")
SHORTEST_SECRET = 32
"""Characters."""


class LibrarySettings(Settings):
    """How long images are kept, where, and what signs their links."""

    image_ttl: int = Field(
        86_400, ge=1, le=315_360_000, description="Seconds for which an image is kept and its link is good."
    )
    blob_url: str = Field(
        "",
        repr=False,  # it may hold credentials
        description="Where the image files are: file:///directory, s3://bucket/prefix, gs://bucket/prefix or "
        "az://container/prefix; without it, `images` in the data directory. Credentials come from the variables of "
        "each provider, such as AWS_ACCESS_KEY_ID, AWS_REGION and AWS_ENDPOINT_URL, or AZURE_STORAGE_ACCOUNT_NAME.",
    )
    image_links: Literal["served", "redirect"] = Field(
        "served",
        description="Who sends the picture behind a link: `served`, the service; `redirect`, the bucket of "
        "LIMNER_BLOB_URL, to which the service leads on with an address signed for five minutes.",
    )
    blob_timeout: float = Field(
        10,
        ge=0.1,
        le=120,
        description="Seconds that one call to the store may take; to write a file, or to look through one before it is "
        "first served, a second more for every MB.",
    )
    account_max_bytes: int = Field(
        20_000_000_000, ge=0, description="Bytes of images that one account may keep; 0 is no bound."
    )
    account_max_images: int = Field(200_000, ge=0, description="Images that one account may keep; 0 is no bound.")
    store_max_bytes: int = Field(
        200_000_000_000, ge=0, description="Bytes of images that all accounts together may keep; 0 is no bound."
    )
    store_min_free_bytes: int = Field(
        250_000_000,
        ge=0,
        description="Bytes left free on the disk of the images: a request that would leave fewer is refused. Without "
        "effect for a bucket.",
    )
    signing_secret: SecretStr | None = Field(
        None,
        description=f"Signs the links, at least {SHORTEST_SECRET} characters; the same on all machines. Without "
        "it, one is made at the first start and kept in the data directory.",
    )

    @field_validator("blob_url")
    @classmethod
    def _known_scheme(cls, url: str) -> str:
        if url and urlsplit(url).scheme not in SCHEMES:
            raise ValueError(", ".join(f"{scheme}://…" for scheme in SCHEMES))
        return url

    @field_validator("image_links")
    @classmethod
    def _of_a_bucket(cls, links: str, info: ValidationInfo) -> str:
        if links == "redirect" and urlsplit(info.data.get("blob_url", "s3:")).scheme in ("", "file"):
            raise ValueError(
                "`redirect` with a bucket in LIMNER_BLOB_URL, since a directory answers nobody; or `served`"
            )
        return links

    @field_validator("signing_secret")
    @classmethod
    def _long_enough(cls, secret: SecretStr | None) -> SecretStr | None:
        if secret and len(secret.get_secret_value()) < SHORTEST_SECRET:
            raise ValueError(f"at least {SHORTEST_SECRET} characters")
        return secret
