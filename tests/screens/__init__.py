"""Pictures of the window and the projector, looked at before they were kept."""
