"""The one number of subprocesses that asyncio's abstract event loop names; a page starts none."""

PIPE = -1
