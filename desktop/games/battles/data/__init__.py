"""The data of the game: shapes of the files, how they are read and checked, and the world made of them."""
