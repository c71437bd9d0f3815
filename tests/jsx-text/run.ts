import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judge } from './judge.ts'

// Part of `npm run lint`: checks the components of the folder that it is started in.
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => join('src', name))

const problems = files.flatMap((path) => judge(path, readFileSync(path, 'utf8')))
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length === 0) process.stdout.write(`Looked at the words of ${files.length} files.\n`)
process.exitCode = problems.length === 0 ? 0 : 1
