"""Old saves become new ones version by version; what cannot be read is refused by name."""

from typing import Any

import pytest

from sueca_core.game.errors import CodedError
from sueca_core.wire.migrations import MIGRATIONS, SAVE_VERSION, Migration, migrate


def renamed(data: dict[str, Any]) -> dict[str, Any]:
    """Invented: version 0 said `seed` for `name`."""
    rest = {name: value for name, value in data.items() if name != "seed"}
    return {**rest, "name": data["seed"]}


def doubled(data: dict[str, Any]) -> dict[str, Any]:
    """Invented: version 2 counts halves."""
    return {**data, "halves": 2 * data["wholes"]}


def no_other(data: dict[str, Any]) -> dict[str, Any]:
    raise AssertionError("not to be called")


def refusal(data: dict[str, Any], *more: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(CodedError) as refused:
        migrate(data, *more)
    return refused.value.code, dict(refused.value.values)


def test_a_save_of_this_version_stays_as_it_is() -> None:
    data: dict[str, object] = {"v": SAVE_VERSION, "name": "x"}
    assert migrate(data) == data


def test_an_invented_version_0() -> None:
    old = {"v": 0, "seed": "x", "date": None}
    assert migrate(old, {0: renamed}, 1) == {"v": 1, "name": "x", "date": None}
    assert old == {"v": 0, "seed": "x", "date": None}


def test_two_steps_in_order() -> None:
    old = {"v": 0, "seed": "x", "wholes": 3}
    after = {"v": 2, "name": "x", "wholes": 3, "halves": 6}
    assert migrate(old, {1: doubled, 0: renamed}, 2) == after


def test_only_the_steps_that_are_needed() -> None:
    data: dict[str, object] = {"v": 1, "wholes": 3}
    assert migrate(data, {0: no_other, 1: doubled}, 2) == {"v": 2, "wholes": 3, "halves": 6}


@pytest.mark.parametrize(
    "migrations", [{}, {1: doubled}, {0: renamed}], ids=["none", "first", "second"]
)
def test_a_gap(migrations: dict[int, Migration]) -> None:
    old = {"v": 0, "seed": "x", "wholes": 3}
    assert refusal(old, migrations, 2) == ("save/broken", {"reason": "version"})


@pytest.mark.parametrize("version", [2, 3, 10**30])
def test_a_save_from_the_future(version: int) -> None:
    assert refusal({"v": version}, {}, 1) == ("save/too_new", {"version": version, "known": 1})


@pytest.mark.parametrize("version", [None, "1", -1, True, [1], 1.0], ids=repr)
def test_no_version(version: Any) -> None:
    assert refusal({"v": version}) == ("save/broken", {"reason": "version"})
    assert refusal({}) == ("save/broken", {"reason": "version"})


def test_the_real_migrations_have_no_gap() -> None:
    """From the oldest version that was ever written, which is 1."""
    assert sorted(MIGRATIONS) == [*range(1, SAVE_VERSION)]
