"""What light does to colours and forms: tones, gradients, core shadows, rims, cast shadows."""
