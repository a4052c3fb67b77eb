"""`limner profiles`: the servers that are kept."""

from limner.cli.command import new_app
from limner.cli.table import print_table
from limner.client.profiles import listed

app = new_app()


@app.command()
def profiles() -> None:
    """List the servers that are kept.

    The first is the one that commands ask. In a pipe, the columns are separated by tabs and have no heading: name, URL.
    """
    print_table(("name", "url"), [(profile.name, profile.url) for profile in listed()])
