"""Chat servers that make prompts richer: whatever speaks OpenAI's chat completions."""
