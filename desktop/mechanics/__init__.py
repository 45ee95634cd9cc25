"""Rules shared by games: geometry, searches and tables. Figures come in as data."""
