"""`python -m limner.cli`."""

from limner.cli.main import main

main()
