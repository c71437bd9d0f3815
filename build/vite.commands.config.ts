import { defineConfig } from 'vite'
import { buildSettings } from './server-settings.ts'

/** What is started by name beside the server's one file: the command that loads it, and those of the operator. */
const COMMANDS = {
  main: 'src/server/lifecycle/run-program.ts',
  admin: 'src/server/cli/admin.ts',
  'grant-feature': 'src/server/cli/grant-feature.ts',
  'verify-journal': 'src/server/cli/verify-journal.ts',
}

export default defineConfig(buildSettings({ input: COMMANDS, output: { entryFileNames: '[name].js' } }))
