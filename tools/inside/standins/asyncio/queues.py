"""No queue: only as_completed would ask for one."""
