"""What every package may use: errors, settings, the database session, logging, metrics, the clock."""
