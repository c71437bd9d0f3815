import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Built files are beside the program; in development the path from the sources is used. */
export function firstFolder(built: string, fromSources: string) {
  return existsSync(built) ? built : fromSources
}

/** `home` is the folder of the running program: `dist`, or `src/server` in development. */
export function migrationsFolder(home: string) {
  return firstFolder(join(home, 'drizzle'), join(home, '../../drizzle'))
}
