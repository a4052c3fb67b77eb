"""Settings of the library."""

from urllib.parse import urlsplit

from pydantic import Field, SecretStr, field_validator

from limner.kit.settings import Settings

SCHEMES = ("file", "s3", "gs", "az")
SHORTEST_SECRET = 32


class LibrarySettings(Settings):
    """How long images are kept, where, and what signs their links."""

    image_ttl: int = Field(
        86_400, ge=1, le=315_360_000, description="Seconds for which an image is kept and its link is good."
    )
    blob_url: str = Field(
        "",
        repr=False,  # it may hold credentials
        description="Where the image files are: file:///directory, s3://bucket/prefix, gs://bucket/prefix or "
        "az://account/container/prefix; without it, `images` in the data directory. Credentials come from the "
        "variables of each provider, such as AWS_ACCESS_KEY_ID, AWS_REGION and AWS_ENDPOINT_URL.",
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

    @field_validator("signing_secret")
    @classmethod
    def _long_enough(cls, secret: SecretStr | None) -> SecretStr | None:
        if secret and len(secret.get_secret_value()) < SHORTEST_SECRET:
            raise ValueError(f"at least {SHORTEST_SECRET} characters")
        return secret
