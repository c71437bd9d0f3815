import { STOP_SIGNALS } from '#server/lifecycle.ts'
import { loadProgram } from './code-cache.ts'

// Without a listener a stop that is asked for while the program loads would kill the process. Main hears it once it runs.
for (const signal of STOP_SIGNALS) process.on(signal, () => {})

/** `node dist/main.js`: the server of the build, which `src/server/main.ts` is in the sources. */
loadProgram(import.meta.dirname).run()
