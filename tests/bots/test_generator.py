"""The bots' generator of numbers, against words made by a program in another language."""

from collections import Counter

import pytest

from sueca_core.bots.generator import Generator

WORDS = {
    "": [910564223, 30105133, 589678919, 293984001, 2323561674, 1051984151],
    "sueca": [3885219994, 430504738, 1546726412, 3699864290, 3967508923, 1282593456],
    "ás de copas": [1580323802, 1017295417, 1593917162, 3970019438, 3937037559, 1900683179],
}


class Scripted(Generator):
    """Words as given instead of drawn."""

    def __init__(self, words: list[int]) -> None:
        super().__init__("")
        self.words = words

    def word(self) -> int:
        return self.words.pop(0)


@pytest.mark.parametrize("text", WORDS)
def test_words(text: str) -> None:
    draw = Generator(text)
    assert [draw.word() for _ in range(6)] == WORDS[text]


@pytest.mark.parametrize(
    "n,words,expected",
    [
        pytest.param(10, [27], 7, id="rest-of-the-division"),
        pytest.param(1, [5], 0, id="one-number"),
        pytest.param(3, [2**32 - 2], 2, id="last-word-that-counts"),
        pytest.param(3, [2**32 - 1, 4], 1, id="a-word-beyond-the-last-multiple-is-skipped"),
        pytest.param(10, [2**32 - 6, 2**32 - 1, 9], 9, id="several-are-skipped"),
        pytest.param(2**31, [2**32 - 1], 2**31 - 1, id="a-power-of-two-skips-none"),
        pytest.param(2**32, [2**32 - 1], 2**32 - 1, id="a-whole-word"),
    ],
)
def test_below(n: int, words: list[int], expected: int) -> None:
    draw = Scripted(words)
    assert draw.below(n) == expected
    assert draw.words == []


def test_every_number_comes_up_about_as_often() -> None:
    draw = Generator("often")
    counts = Counter(draw.below(10) for _ in range(10000))
    assert sorted(counts) == list(range(10))
    assert min(counts.values()) > 850
    assert max(counts.values()) < 1150
