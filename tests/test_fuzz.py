"""Requests that no page would send: the Host replies to each, and a refused one changes nothing."""

import pytest

from sueca_core.desk import Desk
from sueca_core.game.errors import CodedError
from sueca_core.host import Host
from tools.inside import fuzzing

SEED = 20261202
COUNT = 2000


class Forgetful(Host):
    """A Host that loses the game when it refuses something."""

    def _refusal(self, text: str, error: CodedError) -> str:
        self._desk = Desk()
        return super()._refusal(text, error)


@pytest.mark.slow
def test_two_thousand_requests() -> None:
    told = fuzzing.fuzzed(COUNT, SEED)
    assert sum(told.values()) == COUNT
    assert told["ok"] > COUNT // 4
    assert len(told) > 15


def test_a_host_that_changes_by_a_refusal_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "Host", Forgetful)
    with pytest.raises(AssertionError, match="changed by a request that was refused"):
        fuzzing.fuzzed(COUNT, SEED)
