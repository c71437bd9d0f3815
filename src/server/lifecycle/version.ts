import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** From package.json, which is beside `dist` and above the sources. `home` is the folder of the running program. */
export function versionOf(home: string): string {
  const [file] = ['../package.json', '../../package.json'].map((name) => join(home, name)).filter(existsSync)
  if (file === undefined) return 'unknown'
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'))
  return version
}
