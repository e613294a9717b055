"""Old saves become new ones, one version at a time and without a gap."""

from collections.abc import Callable, Mapping
from typing import Final

from sueca_core.game.errors import CodedError

__all__ = ["MIGRATIONS", "SAVE_VERSION", "migrate"]

type Data = dict[str, object]
type Migration = Callable[[Data], Data]

SAVE_VERSION: Final = 2

MIGRATIONS: Final[Mapping[int, Migration]] = {
    1: lambda data: {**data, "hints": ""},
}
"""From each older version to the next: ``MIGRATIONS[n]`` takes version n to n + 1."""


def migrate(
    data: Data,
    migrations: Mapping[int, Migration] = MIGRATIONS,
    current: int = SAVE_VERSION,
) -> Data:
    """The same save as version `current` would have written it.

    Raises ``save/too_new`` for a later version and ``save/broken`` where no version is to be read
    or none leads on from it.
    """
    version = data.get("v")
    if not isinstance(version, int) or isinstance(version, bool) or version < 0:
        raise CodedError("save/broken", reason="version")
    if version > current:
        raise CodedError("save/too_new", version=version, known=current)
    for number in range(version, current):
        if number not in migrations:
            raise CodedError("save/broken", reason="version")
        data = {**migrations[number](data), "v": number + 1}
    return data
