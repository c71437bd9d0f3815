import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * With its owners: PostgreSQL runs as a user of its own where the tests are root. Nobody else is held up by it: tests that
 * run beside this one look at clocks.
 */
export async function copyFolder(from: string, to: string) {
  await run('cp', ['-a', from, to])
}
