"""Where engine jobs run: admission, a bounded queue, time-outs, cancellation, crash isolation."""
