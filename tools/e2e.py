"""Run the tests in the browser on the site that was built."""

import os

from tools import browser, checks
from tools.common import say

# Two browsers at a time: a page and its engine seldom keep more than one processor busy. The tests
# of a file stay together, since they share pages.
TWO_BROWSERS = ("-n", "2", "--dist", "loadfile")


def passes() -> bool:
    """Find a browser and run everything in e2e/ with it; Refused when there is no browser."""
    path = browser.find()
    os.environ["SUECA_BROWSER"] = path
    say(f"tests in the browser ({path})")
    if checks.pytest_passes("e2e", *TWO_BROWSERS):
        return True
    # A machine under load can be late once; what fails twice, and now alone, has failed.
    say("once more, what failed")
    return checks.pytest_passes("e2e", "--last-failed")
