import { execFileSync } from 'node:child_process'

/** With its owners: PostgreSQL runs as a user of its own where the tests are root. */
export function copyFolder(from: string, to: string) {
  execFileSync('cp', ['-a', from, to])
}
