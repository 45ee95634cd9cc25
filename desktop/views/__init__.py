"""View models: what one player may see and click. Pure data; no rules, no Qt."""
