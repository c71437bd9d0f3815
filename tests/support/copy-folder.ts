import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Keeps the owners, because PostgreSQL runs as a user of its own where the tests are root. It must not block the
 * process: tests that run beside it measure time.
 */
export async function copyFolder(from: string, to: string) {
  await run('cp', ['-a', from, to])
}
