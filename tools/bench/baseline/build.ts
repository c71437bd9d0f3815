import { join } from 'node:path'
import { build } from 'vite'

/** Beside the packages that it loads, like a service that is not bundled. */
const FOLDER = join(import.meta.dirname, '../../../test-results/baseline')

/** Makes JavaScript of the bare server, so that it starts and lives without a translator. The program's path. */
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
