import { runCommand } from './run-command.ts'

/** What `admin feature grant` was called before. What follows are words, however they look. */
await runCommand({
  args: ['feature', 'grant', '--', ...process.argv.slice(2)],
  env: process.env,
  home: import.meta.dirname,
})
