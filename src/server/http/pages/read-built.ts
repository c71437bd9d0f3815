import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** What the client's build tells the server, as JSON beside its manifest; an empty object where there is no such file. */
export async function readBuilt(publicDir: string, name: string) {
  return JSON.parse(await readFile(path.join(publicDir, '.vite', name), 'utf8').catch(() => '{}'))
}
