"""`python -m desktop` opens the window; with a command it works headless."""

import sys

from desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
