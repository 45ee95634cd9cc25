"""What every game must keep to, shipped or not."""
