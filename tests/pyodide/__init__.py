"""The same game on the interpreter that plays it in the browser."""
