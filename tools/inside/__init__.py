"""Run inside Pyodide while the site is built; see README.md."""
