"""Widgets: what is painted and clicked. They name engine values but never judge."""
