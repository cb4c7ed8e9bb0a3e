"""Records: what is kept on disk, so that nothing is lost and everything can be shown later."""
