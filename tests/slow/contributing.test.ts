import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newFolder, ROOT } from '../support/started.ts'

// Types, lint and some test files in a copy.
vi.setConfig({ testTimeout: 300_000 })

const BLOCK = /^```tsx?\n([\s\S]*?)^```$/m

type Step = { file: string; below: string | null; text: string }

/** What the page says to do, in its order: files to create, and lines to add below others. */
function stepsIn(page: string): Step[] {
  const steps: Step[] = []
  const said = /(?:[Cc]reate `([^`]+)`:|[Ii]n `([^`]+)`, below)\n/g
  for (let match = said.exec(page); match; match = said.exec(page)) {
    const [, created, changed] = match
    const after = page.slice(match.index + match[0].length)
    const first = BLOCK.exec(after)
    if (!first) throw new Error(`No block after ${match[0]}`)
    if (created) {
      steps.push({ file: created, below: null, text: first[1] ?? '' })
      continue
    }
    const rest = after.slice(first.index + first[0].length)
    const second = BLOCK.exec(rest)
    if (!second || rest.slice(0, second.index).trim() !== 'add')
      throw new Error(`Nothing to add: ${match[0]}`)
    steps.push({ file: changed ?? '', below: first[1] ?? '', text: second[1] ?? '' })
  }
  return steps
}

function take(copy: string, { file, below, text }: Step) {
  const path = join(copy, file)
  if (below === null) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { flag: 'wx' })
    return
  }
  const source = readFileSync(path, 'utf8')
  expect(source.split(below), `${file}: ${below}`).toHaveLength(2)
  writeFileSync(
    path,
    source.replace(below, () => `${below}${text}`),
  )
}

test('the worked examples are taken literally, and all is well', async () => {
  const copy = join(await newFolder(), 'copy')
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const file of files.split('\n')) {
    // What is drawn is large, and no example touches it.
    if (file === '' || file.startsWith('src/client/public/')) continue
    cpSync(join(ROOT, file), join(copy, file))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))

  const steps = stepsIn(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'))
  expect(steps.length).toBe(19)
  for (const step of steps) take(copy, step)

  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(join(copy, 'node_modules/.bin', command), args, {
      cwd: copy,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
      timeout: 200_000,
    })
    expect(status, `${command} ${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0)
    return stdout
  }
  run('drizzle-kit', 'generate', '--config', 'drizzle/drizzle.config.ts')
  run('tsc', '--noEmit')
  run('tsx', 'tests/imports/run.ts')
  run('biome', 'lint', ...steps.map(({ file }) => file))
  // Their own tests, and those that look at every table and every procedure. `-u` writes the example of the call.
  const tests = [
    'server/lamp',
    'server/lamp-letter',
    'server/examples',
    'server/contract',
    'server/http-doors',
    'server/halted-accounts',
    'server/openapi',
    'shared/table-writers',
  ].map((name) => `tests/${name}.test.ts`)
  run('vitest', 'run', '-u', '--config', 'tests/vitest.config.ts', ...tests)
})
