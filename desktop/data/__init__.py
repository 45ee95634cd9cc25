"""Data files: hardened loading, typed conversion, cross-reference checks, all faults with file and line."""
