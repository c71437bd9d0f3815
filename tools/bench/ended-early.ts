/** Told to stop, a run leaves no process and no folder behind: what it started listens for its end. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
