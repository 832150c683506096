"""Speed, measured side by side in one process."""
