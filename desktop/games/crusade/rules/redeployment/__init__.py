"""Strategic redeployment."""
