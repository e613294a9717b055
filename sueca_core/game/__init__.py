"""The rules of Sueca: frozen values and pure functions, importing nothing else of the project."""
