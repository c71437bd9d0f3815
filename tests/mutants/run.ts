import { join } from 'node:path'
import type { Fault } from './fault.ts'
import { faults } from './faults.ts'
import { brokenIn, noticedBy, tableOf, unfitIn } from './verdict.ts'
import { openWorkshop, type Workshop } from './workshop.ts'

/**
 * `npm run mutants`: plants one fault after the other in a copy of the project and lets the tests judge it. What they do
 * not notice, nobody would. `npm run mutants -- passkey link` plants those that have one of the words in their names.
 * Two at a time: each has a database and a test under way, and more would only wait for each other.
 */
const AT_ONCE = 2

function chosen(words: string[]) {
  const some = faults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  if (some.length === 0) throw new Error(`No fault has ${words.join(' or ')} in its name`)
  return some
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

async function plantAll(workshops: Workshop[], toPlant: Fault[]) {
  const noticed = new Map<Fault, string[]>()
  const waiting = [...toPlant]
  await Promise.all(
    workshops.map(async ({ run }) => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const start = performance.now()
        const outcomes = await run(fault.tests, fault)
        if (isStopped) throw new Error('Told to stop')
        const tests = noticedBy(outcomes)
        noticed.set(fault, tests)
        const verdict = tests.length > 0 ? 'noticed' : 'SURVIVED'
        say(`${noticed.size}/${toPlant.length} ${verdict} in ${secondsSince(start)} s: ${fault.name}`)
        if (tests.length === 0)
          for (const line of brokenIn(outcomes)) say(`  broken, but not noticed: ${line}`)
      }
    }),
  )
  return toPlant.map((fault) => ({ name: fault.name, noticed: noticed.get(fault) ?? [] }))
}

/** Tests that fail anyway would find every fault. On a busy machine they may, and get a second chance by themselves. */
async function checkJudges(workshops: Workshop[], toPlant: Fault[]) {
  const files = [...new Set(toPlant.flatMap(({ tests }) => tests))].sort()
  say(`${toPlant.length} faults, judged by ${files.length} test files, which run without any first`)
  const waiting = [...files]
  const unfit: string[] = []
  await Promise.all(
    workshops.map(async ({ run }) => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        const isFit = unfitIn(await run([file]), [file]).length === 0
        if (!isFit) unfit.push(...unfitIn(await run([file]), [file]))
      }
    }),
  )
  if (unfit.length > 0) throw new Error(`These cannot judge anything:\n${unfit.join('\n')}`)
}

let isStopped = false
const begin = performance.now()
const toPlant = chosen(process.argv.slice(2))
const root = join(import.meta.dirname, '../..')
const workshops = await Promise.all(Array.from({ length: AT_ONCE }, () => openWorkshop(root)))
const close = () => Promise.all(workshops.map((workshop) => workshop.close()))
for (const signal of ['SIGINT', 'SIGTERM']) {
  // Vitest's own way out is at once, and would leave the databases of its tests behind.
  process.removeAllListeners(signal)
  process.once(signal, () => {
    isStopped = true
    void close().finally(() => process.exit(1))
  })
}

try {
  await checkJudges(workshops, toPlant)
  const results = await plantAll(workshops, toPlant)
  const survivors = results.filter(({ noticed }) => noticed.length === 0)
  say(`\n${tableOf(results)}\n`)
  say(
    `${results.length - survivors.length} of ${results.length} faults were noticed, in ${secondsSince(begin)} s`,
  )
  if (survivors.length > 0) process.exitCode = 1
} finally {
  await close()
}

function secondsSince(moment: number) {
  return Math.round((performance.now() - moment) / 1000)
}
