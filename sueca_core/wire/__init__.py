"""The edges: JSON text in and out, saves and their migrations. The only place that knows JSON."""
