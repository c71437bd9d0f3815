import { runCommand } from './run-command.ts'

/** The former name of `admin feature grant`. All that follows are arguments, even if they look like flags. */
await runCommand({
  args: ['feature', 'grant', '--', ...process.argv.slice(2)],
  env: process.env,
  home: import.meta.dirname,
})
