"""Equipment: income, purchases, transport."""
