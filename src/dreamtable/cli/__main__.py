"""`python -m dreamtable.cli` is the command, too."""

from dreamtable.cli import main

main()
