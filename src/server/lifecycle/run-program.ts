import { loadProgram } from './code-cache.ts'

// Without a listener, a stop signal during loading would kill the process. Main handles it once it runs. The signals
// are those of `process-state.ts`, repeated here because an import would be one more file at every start.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})

/** `node dist/main.js`: the built server (`src/server/main.ts` in the sources). */
loadProgram(import.meta.dirname).run()
