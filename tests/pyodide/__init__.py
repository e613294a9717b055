"""The wheel on bare Pyodide, under Node and without PyScript, against CPython."""
