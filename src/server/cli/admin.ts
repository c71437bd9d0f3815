import { runCommand } from './run-command.ts'

/** The operator's commands: `node dist/admin.js <command>`. */
await runCommand({ args: process.argv.slice(2), env: process.env, home: import.meta.dirname })
