"""Jobs: steps until the result."""

from dataclasses import dataclass

from sueca_core.solver.jobs import AtOnce, Done, Job, Progress, finish


@dataclass
class Countdown:
    """A job of several steps."""

    left: int

    def step(self) -> Progress | Done[str]:
        steps: dict[bool, Progress | Done[str]] = {
            True: Progress(1, self.left),
            False: Done("liftoff"),
        }
        self.left -= 1
        return steps[self.left > 0]


def test_short_work_is_done_in_its_first_step() -> None:
    job: Job[int] = AtOnce(lambda: 7)
    assert job.step() == Done(7)
    assert job.step() == Done(7)


def test_work_is_not_done_before_the_first_step() -> None:
    asked: list[str] = []
    job = AtOnce(lambda: asked.append("once"))
    assert asked == []
    job.step()
    assert asked == ["once"]


def test_finish_takes_all_the_steps() -> None:
    job = Countdown(5)
    assert finish(job) == "liftoff"
    assert job.left == 0
