"""No signals reach a page; the real module makes its numbers into enumerations."""
