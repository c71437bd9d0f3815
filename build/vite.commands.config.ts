import { defineConfig } from 'vite'
import { buildSettings } from './server-settings.ts'

/** Programs besides the server's one file: the command that loads it, and the operator's commands. */
const COMMANDS = {
  main: 'src/server/lifecycle/run-program.ts',
  admin: 'src/server/cli/admin.ts',
  'grant-feature': 'src/server/cli/grant-feature.ts',
  'verify-journal': 'src/server/cli/verify-journal.ts',
}

export default defineConfig(buildSettings({ input: COMMANDS, output: { entryFileNames: '[name].js' } }))
