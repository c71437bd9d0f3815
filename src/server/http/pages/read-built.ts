import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** JSON that the client's build has written beside its manifest; an empty object when there is no such file. */
export async function readBuilt(publicDir: string, name: string) {
  return JSON.parse(await readFile(path.join(publicDir, '.vite', name), 'utf8').catch(() => '{}'))
}
