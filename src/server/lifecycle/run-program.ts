import { loadProgram } from './code-cache.ts'

// Without a listener a stop that is asked for while the program loads would kill the process. Main hears it once it runs. They
// are those of `lifecycle.ts`: what is imported from there would be one more file to read at every start.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})

/** `node dist/main.js`: the server of the build, which `src/server/main.ts` is in the sources. */
loadProgram(import.meta.dirname).run()
