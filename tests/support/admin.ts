import type { Connection } from '#server/db/driver.ts'
import { start } from './processes.ts'
import { ROOT } from './started.ts'
import { SECRET } from './test-config.ts'

/** Runs a command of the operator as built, until it ends. */
export async function admin(args: string[], env: Record<string, string> = {}) {
  const { exited, output } = start(['dist/admin.js', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: '/dev/null/none', LOG_LEVEL: 'warn', ...env },
  })
  const { code } = await exited
  return { code, ...output }
}

/** The same on an external database, with what `--json` answered. */
export function adminOn(connection: Connection) {
  const env = { DATABASE_URL: urlOf(connection), SECRET }
  return async (...args: string[]) => {
    const ended = await admin([...args, '--json'], env)
    // biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field.
    const json: any = ended.stdout === '' ? null : JSON.parse(ended.stdout)
    return { ...ended, json }
  }
}

/** How DATABASE_URL names a database behind a socket. */
export function urlOf(connection: Connection): string {
  if (typeof connection === 'string') return connection
  const { path, user, database } = connection
  const folder = path.slice(0, path.lastIndexOf('/'))
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(folder)}`
}
