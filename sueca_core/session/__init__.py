"""One person's sitting at the table: rubber, daily, the same hand again. Knows the game alone."""
