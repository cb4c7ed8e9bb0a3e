"""Words for what the engine answers, in the language of the reader."""
