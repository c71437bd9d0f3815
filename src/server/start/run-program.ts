import { loadProgram } from './code-cache.ts'

/** `node dist/main.js`: the server of the build, which `src/server/main.ts` is in the sources. */
loadProgram(import.meta.dirname).run()
