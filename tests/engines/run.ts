import { join } from 'node:path'
import { leaveReport } from '../support/phase-report.ts'
import { serveProduct } from '../support/served.ts'
import { engines, whyNot } from './find-browsers.ts'
import { walk } from './journey.ts'
import { openLine } from './line.ts'

/**
 * `npm run test:engines`: one journey in each engine that is installed or can be, one after the other; prints why an
 * engine could not be tested. Arguments name the engines to test.
 */
type Engine = (typeof engines)[number]

const LONGEST_JOURNEY_MS = 5 * 60_000

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

async function tryEngine(engine: Engine) {
  const complaints: string[] = []
  const hear = (line: string) => complaints.push(line)
  const line = await openLine(hear)
  const product = await serveProduct({ PUBLIC_URL: line.origin }).catch((error) => {
    line.close()
    throw error
  })
  try {
    line.leadTo(product.origin)
    const { origin, cut: cutLine, calls } = line
    for (const { what = '', start, walk: goRound } of [
      { start: engine.start, walk },
      ...(engine.guarded ?? []),
    ]) {
      complaints.length = 0
      calls.length = 0
      const browser = await start(hear)
      say(`${browser.name} ${what}`.trimEnd().concat(':'))
      try {
        await within(
          LONGEST_JOURNEY_MS,
          goRound(browser, { origin, mailedLink, cutLine, calls, complaints, step }),
        )
      } catch (error) {
        for (const complaint of complaints) say(`  heard: ${complaint}`)
        throw error
      } finally {
        await browser.close()
      }
    }
  } finally {
    line.close()
    await product.close()
  }

  async function mailedLink(address: string) {
    for (;;) {
      const { mail } = await product.smtp.next(address)
      const link = mail.text?.match(/^http\S+\/authr\/verify\?token=\S+$/m)?.[0]
      if (link) return link
    }
  }
}

async function step(name: string, walkIt: () => Promise<void>) {
  const began = Date.now()
  try {
    await walkIt()
    say(`  ok      ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  } catch (error) {
    say(`  failed  ${name}`)
    throw error
  }
}

async function within(limit: number, work: Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The journey took longer than ${limit / 1000} s`)), limit)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function passes(engine: Engine) {
  try {
    await tryEngine(engine)
    return true
  } catch (error) {
    say(`${engine.name}: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
    return false
  }
}

process.chdir(join(import.meta.dirname, '../..'))

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const only = process.argv.slice(2).map((name) => name.toLowerCase())
const counts = { passed: 0, failed: 0, skipped: 0 }
for (const engine of engines) {
  if (only.length > 0 && !only.includes(engine.name.toLowerCase())) continue
  const reason = whyNot(engine)
  if (reason !== null) {
    say(`not tried: ${engine.name}: ${reason}`)
    counts.skipped += 1
  } else if (await passes(engine)) counts.passed += 1
  else counts.failed += 1
}
say(`Engines: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
leaveReport({ ...counts, failures: [], files: [] })
process.exitCode = counts.failed > 0 ? 1 : 0
