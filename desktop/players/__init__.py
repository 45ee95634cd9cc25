"""Players that choose by themselves: for fuzzing, balance and company."""
