"""Incidents: an act that is itself in dispute becomes the act that it counts as."""
