"""The tests; they mirror the packages of `desktop`."""
