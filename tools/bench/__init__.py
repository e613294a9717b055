"""Figures that may never be assertions: how long things take, how large they are, and the goals.

`figures.py` has the list and the goals, `report.py` the table in BENCHMARKS.md; the others measure:
`visits.py` the way to a playable page, `download.py` what is fetched for it, `hands.py` taps and
memory while a hand is played, `engine.py` the engine alone, `fuzz.py` whether it stands,
`others.py` first visits with Firefox and WebKit, `lighthouse.py` what Lighthouse says, `update.py`
what a new version costs those who have the old one.
"""
