"""The rules, a folder for each chapter: queries and the procedures that ask them."""
