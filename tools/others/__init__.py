"""Firefox and WebKit, as they are installed on this machine: started, driven and listened to.

Playwright drives builds of its own only, and those are not to be had everywhere. So `firefox.py`
speaks WebDriver BiDi and `webkit.py` plain WebDriver with what a distribution installs.
`finding.py` tells what there is, and `smoke.py` plays a hand with each: `python3 build.py others`.
"""
