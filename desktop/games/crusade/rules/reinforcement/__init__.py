"""Units that come into play, or come back."""
