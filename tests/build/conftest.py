"""The site as the build makes it, for the tests that look into it."""

from pathlib import Path

import pytest

from tools import site


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A freshly built site."""
    return site.build(tmp_path_factory.mktemp("built") / "dist")
