import { defineConfig } from 'vite'
import { buildSettings } from './vite.settings.ts'

/** What is started by name beside the server's one file: the command that loads it, and those of the operator. */
const COMMANDS = {
  main: 'src/server/start/run-program.ts',
  admin: 'src/server/admin.ts',
  'grant-feature': 'src/server/grant-feature.ts',
  'verify-journal': 'src/server/verify-journal.ts',
}

export default defineConfig(buildSettings({ input: COMMANDS, output: { entryFileNames: '[name].js' } }))
