import { join } from 'node:path'
import { build } from 'vite'

/** Beside the packages that it loads, like a service that is not bundled. */
const FOLDER = join(import.meta.dirname, '../../../test-results/baseline')

/**
 * Compiles the bare server to JavaScript, so that it starts and runs without a translator. Returns the program's path.
 */
export async function buildBaseline(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: join(import.meta.dirname, 'server.ts'),
      outDir: FOLDER,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'server.js' } },
    },
  })
  return join(FOLDER, 'server.js')
}
