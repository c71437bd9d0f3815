import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createVitest, type TestModule } from 'vitest/node'
import { minutes } from '#shared/time.ts'
import { type Fault, planted } from './fault.ts'
import type { Outcome } from './verdict.ts'

/** What the tests need of the project. */
const COPIED = ['src', 'build', 'tests', 'tools', 'drizzle', 'docs', 'package.json', 'tsconfig.json']

/** No file takes longer, even if every test waits in vain. */
const LONGEST_FILE = minutes(4)

/**
 * A copy of the project in which code may be broken; the project itself is only read. The tests run there again and
 * again in one vitest, which keeps its database and rereads changed files.
 */
export async function openWorkshop(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'))
  for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const ended: TestModule[] = []
  const vitest = await createVitest('test', {
    root: folder,
    config: join(folder, 'tests/vitest.config.ts'),
    watch: false,
    maxWorkers: 1,
    // The result of a run also contains the files of earlier runs.
    reporters: [{ onTestModuleEnd: (module) => void ended.push(module) }],
  })
  await vitest.standalone()

  /** The tests in these files, with the fault in place or without any. */
  async function run(tests: string[], fault?: Fault): Promise<Outcome[]> {
    if (!fault) return await runTests(tests)
    const path = join(folder, fault.file)
    const sound = readFileSync(path, 'utf8')
    change(path, planted(sound, fault))
    try {
      return await runTests(tests)
    } finally {
      change(path, sound)
    }
  }

  function change(path: string, source: string) {
    writeFileSync(path, source)
    vitest.invalidateFile(path)
  }

  async function runTests(tests: string[]): Promise<Outcome[]> {
    // Without a file name vitest runs all of them.
    if (tests.length === 0) return []
    ended.length = 0
    const running = vitest.runTestSpecifications(await vitest.globTestSpecifications(tests))
    const late = sleep(LONGEST_FILE * tests.length, true, { ref: false })
    if (await Promise.race([running.then(() => false), late])) {
      throw new Error(`No end of ${tests.join(' ')} can be seen`)
    }
    return ended.flatMap(outcomesOf)
  }

  return {
    run,
    async close() {
      await vitest.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export type Workshop = Awaited<ReturnType<typeof openWorkshop>>

/** A file that cannot be read, or whose world cannot be made, is a result too. */
function outcomesOf(module: TestModule): Outcome[] {
  const file = module.relativeModuleId
  const told = (errors: readonly { name?: string; message: string }[] = []) =>
    errors.map(({ name = '', message }) => ({ name, message }))
  const whole =
    module.errors().length > 0 ? [{ file, title: file, state: 'failed', errors: told(module.errors()) }] : []
  const tests = [...module.children.allTests()].map((test) => {
    const { state, errors } = test.result()
    return { file, title: test.fullName, state, errors: told(errors) }
  })
  return [...whole, ...tests]
}
