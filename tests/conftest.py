"""How the property tests draw: the same examples in every run, and no deadline.

``pytest --hypothesis-profile explore`` draws new ones and more of them.
"""

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, database=None, max_examples=40)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile("steady")
