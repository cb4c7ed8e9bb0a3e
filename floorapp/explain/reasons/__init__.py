"""One sentence for each reason of the engine, in modules named as the engine's own."""
