"""The two numbers of sockets that asyncio's abstract event loop names; a page opens no socket."""

AF_UNSPEC = 0
AI_PASSIVE = 1
