"""``python -m sueca_core``: hands over to the command line."""

import sys

from sueca_core.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
