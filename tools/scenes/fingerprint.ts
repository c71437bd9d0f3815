import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** What draws: this folder, and the files of the client that it borrows. */
const SOURCES =
  /^(?:tools\/scenes\/(?!node_modules\/).*\.tsx?|src\/client\/(?:drawings\/(?:ghost|ghost-parts|logo)\.tsx|feed\/post\.ts|lib\/seeded-random\.ts))$/
/** What it draws. */
const DRAWN = /^src\/client\/public\/(?:scenes\/|avatars\/|street\/|feed-page-)/

/** SHA-256 (hex) of the sources and of the committed drawings, as both are now. */
export function fingerprints() {
  return {
    sources: hashOf(SOURCES, filesIn('tools/scenes'), filesIn('src/client')),
    drawn: hashOf(DRAWN, filesIn('src/client/public')),
  }
}

function filesIn(folder: string) {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name}`,
  )
}

function hashOf(wanted: RegExp, ...files: string[][]) {
  const hash = createHash('sha256')
  for (const file of files
    .flat()
    .filter((name) => wanted.test(name))
    .sort()) {
    if (!statSync(join(ROOT, file)).isFile()) continue
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex')
}
