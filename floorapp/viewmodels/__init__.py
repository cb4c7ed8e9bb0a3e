"""View models: what the window shows, derived from one list of acts; Qt without widgets."""
