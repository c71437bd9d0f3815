import { join } from 'node:path'
import type { Fault } from './fault.ts'
import { faults } from './faults.ts'
import { brokenIn, noticedBy, type Outcome, tableOf, unfitIn } from './verdict.ts'
import { openWorkshop, type Workshop } from './workshop.ts'

/**
 * `npm run test:mutation`: plants one fault after the other in a copy of the project, and checks that a test fails. A
 * fault that no test notices would stay unseen. `npm run test:mutation -- passkey link` plants those with one of the
 * words in their names. Two at a time: each has a database and a running test, and more would only wait for each other.
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

/** Gives each workshop the next piece of work as soon as it has done the last. */
async function share<Piece>(pieces: Piece[], work: (workshop: Workshop, piece: Piece) => Promise<void>) {
  const waiting = [...pieces]
  await Promise.all(
    workshops.map(async (workshop) => {
      for (let piece = waiting.shift(); piece; piece = waiting.shift()) {
        if (isStopped) throw new Error('Told to stop')
        await work(workshop, piece)
      }
    }),
  )
}

/** Tests that fail anyway would find every fault. One failure is enough to leave a test out. */
async function findUnfit(): Promise<Outcome[]> {
  const files = [...new Set(toPlant.flatMap(({ tests }) => tests))].sort()
  say(`${toPlant.length} faults, judged by ${files.length} test files, which run without any first`)
  const unfit: Outcome[] = []
  await share(files, async ({ run }, file) => {
    const outcomes = await run([file])
    if (outcomes.length === 0) throw new Error(`${file} has no test that runs`)
    unfit.push(...unfitIn(outcomes))
  })
  for (const { file, title } of unfit) say(`  fails without any fault, and does not count: ${file}: ${title}`)
  return unfit
}

async function plantAll(unfit: Outcome[]) {
  const noticed = new Map<Fault, string[]>()
  await share(toPlant, async ({ run }, fault) => {
    const start = performance.now()
    const outcomes = await run(fault.tests, fault)
    if (isStopped) return
    const tests = noticedBy(outcomes, unfit)
    noticed.set(fault, tests)
    const verdict = tests.length > 0 ? 'noticed' : 'SURVIVED'
    say(`${noticed.size}/${toPlant.length} ${verdict} in ${secondsSince(start)} s: ${fault.name}`)
    if (tests.length === 0) for (const line of brokenIn(outcomes)) say(`  broken, but not noticed: ${line}`)
  })
  return toPlant.map((fault) => ({ name: fault.name, noticed: noticed.get(fault) ?? [] }))
}

let isStopped = false
const begin = performance.now()
const toPlant = chosen(process.argv.slice(2))
const root = join(import.meta.dirname, '../..')
const workshops = await Promise.all(Array.from({ length: AT_ONCE }, () => openWorkshop(root)))
const close = () => Promise.all(workshops.map((workshop) => workshop.close()))
for (const signal of ['SIGINT', 'SIGTERM']) {
  // Vitest's own exit is immediate, and would leave the databases of its tests behind.
  process.removeAllListeners(signal)
  process.once(signal, () => {
    isStopped = true
    void close().finally(() => process.exit(1))
  })
}

try {
  const results = await plantAll(await findUnfit())
  const survivors = results.filter(({ noticed }) => noticed.length === 0)
  say(`\n${tableOf(results)}\n`)
  say(
    `${results.length - survivors.length} of ${results.length} faults were noticed, in ${secondsSince(begin)} s`,
  )
  // Vitest has set it to 1 because tests failed, which is the purpose here.
  process.exitCode = survivors.length > 0 ? 1 : 0
} finally {
  await close()
}

function secondsSince(moment: number) {
  return Math.round((performance.now() - moment) / 1000)
}
