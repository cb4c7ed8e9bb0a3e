"""The quiz: random questions on rulings, their answers by the engine, and why others are wrong."""
