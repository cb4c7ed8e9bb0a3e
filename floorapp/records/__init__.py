"""What is kept of rulings: documents, the dispute under way, and the log."""
