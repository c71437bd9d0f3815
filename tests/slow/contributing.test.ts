import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newFolder, ROOT } from '../support/started.ts'

// Types, lint, tests and a build in a copy.
vi.setConfig({ testTimeout: 600_000 })

/** A formatter would reindent pieces of a file as whole programs, so their blocks name no language. */
const BLOCK = /^```(?:tsx?)?\n([\s\S]*?)^```$/m

/** `old`: the lines that `text` is added below, or replaces; null for a new file. */
type Step = { file: string; old: string | null; text: string }

/** The steps of the page, in order: files to create, and lines to add below others or to replace. */
function stepsIn(page: string): Step[] {
  const steps: Step[] = []
  const said = /(?:[Cc]reate\s`([^`]+)`:|[Ii]n\s`([^`]+)`,\s(below|replace))\n/g
  for (let match = said.exec(page); match; match = said.exec(page)) {
    const [, created, changed, how] = match
    const after = page.slice(match.index + match[0].length)
    const first = BLOCK.exec(after)
    if (!first) throw new Error(`No block after ${match[0]}`)
    if (created) {
      steps.push({ file: created, old: null, text: first[1] ?? '' })
      continue
    }
    const rest = after.slice(first.index + first[0].length)
    const second = BLOCK.exec(rest)
    const [, old = ''] = first
    const word = how === 'below' ? 'add' : 'by'
    if (!second || rest.slice(0, second.index).trim() !== word) throw new Error(`No '${word}': ${match[0]}`)
    const text = second[1] ?? ''
    steps.push({ file: changed ?? '', old, text: how === 'below' ? `${old}${text}` : text })
  }
  return steps
}

function take(copy: string, { file, old, text }: Step) {
  const path = join(copy, file)
  if (old === null) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { flag: 'wx' })
    return
  }
  const source = readFileSync(path, 'utf8')
  expect(source.split(old), `${file}: ${old}`).toHaveLength(2)
  writeFileSync(
    path,
    source.replace(old, () => text),
  )
}

test('the worked examples are taken literally, and all is well', async () => {
  const copy = join(await newFolder(), 'copy')
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const file of files.split('\n')) {
    // The drawn pictures are large, and no example changes them, so the copy has a link.
    if (file === '' || file.startsWith('src/client/public/')) continue
    cpSync(join(ROOT, file), join(copy, file))
  }
  for (const folder of ['node_modules', 'src/client/public'])
    symlinkSync(join(ROOT, folder), join(copy, folder))

  const steps = stepsIn(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'))
  expect(steps.length).toBe(28)
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
  const vitest = ['run', '--config', 'tests/vitest.config.ts']
  // `-u` writes the examples of the calls, which the tests after it read.
  run('vitest', ...vitest, 'tests/server/http/examples.test.ts', '-u')
  // Their own tests, and those that check every table and every procedure.
  const tests = [
    'server/lamp/lamp',
    'server/lamp/lamp-letter',
    'server/accounts/personal-fields',
    'server/http/contract',
    'server/audit-log/audit-events',
    'server/accounts/account',
    'server/data-rights/data-inventory-register',
    'server/http/http-doors',
    'server/account-store/restricted-and-resting-accounts',
    'server/http/openapi',
    'shared/table-writers',
  ].map((name) => `tests/${name}.test.ts`)
  run('vitest', ...vitest, ...tests)
  run('vitest', 'run', '--config', 'tests/vitest.browser.config.ts', 'tests/browser/personal-fields.test.tsx')
  // In a build each page is rendered, and the first loads stay below their limit.
  spawnSync('npm', ['run', 'build:app'], { cwd: copy, stdio: 'inherit' })
  const journeys = ['lamp.spec', 'first-loads.spec']
  run('playwright', 'test', '--config', 'tests/playwright.config.ts', '--workers=1', ...journeys)
})
