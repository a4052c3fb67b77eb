"""What every command is made with."""

import typer


def new_app(help_text: str | None = None) -> typer.Typer:
    """An empty command or group: plain help, and errors as they are."""
    return typer.Typer(
        help=help_text,
        no_args_is_help=help_text is not None,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
