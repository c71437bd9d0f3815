import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Runs before `npm start`: builds each part that is missing in `dist` or older than its sources. */
const root = join(import.meta.dirname, '..')
const SOURCES = ['src', 'build', 'drizzle', 'package.json']
const BUILT = ['dist/main.js', 'dist/public/index.html']

const reason = reasonToBuild()
if (reason) {
  process.stdout.write(`${reason}: building, which takes a few seconds.\n`)
  const { status } = spawnSync('npm', ['run', 'build:app'], { cwd: root, stdio: 'inherit' })
  process.exit(status ?? 1)
}

function reasonToBuild() {
  // A container has only `dist` and no sources.
  if (!existsSync(join(root, 'src/server/main.ts'))) return null
  if (!BUILT.every((file) => existsSync(join(root, file)))) return 'Not built yet'
  const built = Math.min(...BUILT.map((file) => statSync(join(root, file)).mtimeMs))
  return SOURCES.some((source) => newest(join(root, source)) > built)
    ? 'The sources are newer than the build'
    : null
}

/** @param {string} path @returns {number} */
function newest(path) {
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  // A folder's own modification time shows that a file was removed.
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}
