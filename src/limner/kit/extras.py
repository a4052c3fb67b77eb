"""Parts that are installed only where a setting asks for them."""

from importlib.util import find_spec

from limner.kit.errors import SettingsError


def require(module: str, *, extra: str, setting: str, value: str) -> None:
    """Raise SettingsError that names the extra to install, unless the module that `setting` needs is there."""
    if not installed(module):
        raise SettingsError(
            f"{setting} is {value}, which needs the package {module}, and it is not installed: "
            f"install it with `pip install 'limner[{extra}]'`."
        )


def installed(module: str) -> bool:
    """Whether it is there; of one within a package, only where that is."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False
