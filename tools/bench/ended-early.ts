/** A run that is stopped leaves no process and no folder behind: what it started listens for its end. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
