"""Examples of play: data files that are shown step by step and run on the real engine. No Qt."""
