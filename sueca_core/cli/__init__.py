"""The command line: the same game in a terminal, and the tools. The only place with a clock."""
