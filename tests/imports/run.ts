import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idleExceptions, judge } from './judge.ts'

// Part of `npm run lint`: checks the sources of the folder that it is started in.
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }))

const verdict = judge(files)
const problems = [
  ...verdict.sentences,
  ...idleExceptions(verdict).map((exception) => `Nobody needs this exception any more: ${exception}`),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length === 0) process.stdout.write(`Looked at the imports of ${files.length} files.\n`)
process.exitCode = problems.length === 0 ? 0 : 1
