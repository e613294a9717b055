"""Loaders and finders; the real module makes a dozen abstract classes for kinds not in use here."""

from ._abc import Loader


class MetaPathFinder:
    def invalidate_caches(self):
        pass
