import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import lighthouse, { type Flags } from 'lighthouse'
import { chromium } from 'playwright/test'
import { freePort } from '#server/lifecycle/free-port.ts'
import { pages } from '#shared/page-paths.ts'
import config from '../../tests/playwright.config.ts'
import { serveProduct } from '../../tests/support/served.ts'
import { serveBlankPage } from './blank-page.ts'
import { CATEGORIES, type Category, medianOf, type Scores, shortfalls, tableOf } from './verdict.ts'

/**
 * `npm run lighthouse`: measures the built pages as on a phone, and fails when one is not good enough. Before each run
 * it measures a blank page as well, because a slow machine slowed four times is slower than any phone. `npm run
 * lighthouse -- /rummageworld` measures that page alone.
 */
const MEASURED = [pages.home, pages.signIn, pages.account, pages.rummageWorld]

const RUNS = 5
const MOST_TRIES = 3
const LONGEST_RUN_MS = 120_000
const LONGEST_ALL_MS = 45 * 60_000

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const root = join(import.meta.dirname, '../..')

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

function buildIfStale() {
  const { status } = spawnSync(process.execPath, ['build/build-if-stale.mjs'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

async function startBrowser() {
  const port = await freePort()
  const { executablePath, args = [] } = config.use?.launchOptions ?? {}
  const path = process.env.CHROME_PATH ?? executablePath
  const browser = await chromium.launch({
    ...(path && existsSync(path) && { executablePath: path }),
    args: [...args, `--remote-debugging-port=${port}`],
  })
  return { port, close: () => browser.close() }
}

/** Sometimes Lighthouse loses its own trace on a busy machine, and asks to be run again. */
async function measure(url: string): Promise<Scores> {
  for (let tries = 1; ; tries++) {
    const report = await reportOn(url)
    if (!report.runtimeError) return scoresOf(report)
    if (tries === MOST_TRIES) throw new Error(`${url}: ${report.runtimeError.message}`)
  }
}

/** A browser for each run: nothing is cached from the last one. */
async function reportOn(url: string): Promise<Report> {
  const browser = await startBrowser()
  try {
    const flags: Flags = { port: browser.port, logLevel: 'error', onlyCategories: [...CATEGORIES] }
    const result = await within(LONGEST_RUN_MS, url, lighthouse(url, flags))
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

/** Prints complete failures on the way; speed is a matter of degree. */
function scoresOf({ categories, audits }: Report): Scores {
  for (const category of CATEGORIES.filter((one) => one !== 'performance')) {
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      if (weight > 0 && audits[id]?.score === 0) say(`  ${category}: ${audits[id].title}`)
    }
  }
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  }
}

async function within<Result>(limit: number, what: string, work: Promise<Result>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${limit / 1000} s`)), limit)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function measureAll(origin: string, blankUrl: string) {
  const results = new Map<string, Scores>()
  const blanks: Scores[] = []
  for (const path of chosen) {
    const runs: Scores[] = []
    while (runs.length < RUNS) {
      blanks.push(await measure(blankUrl))
      runs.push(await measure(origin + path))
      say(`${path}: ${CATEGORIES.map((category) => runs.at(-1)?.[category]).join(' ')}`)
    }
    results.set(path, medianOf(runs))
  }
  return { results, blank: medianOf(blanks) }
}

const asked = process.argv.slice(2)
const chosen = MEASURED.filter((path) => asked.length === 0 || asked.includes(path))
if (chosen.length === 0) throw new Error(`Only ${MEASURED.join(', ')} are measured`)

buildIfStale()
process.chdir(root)
const [product, blankPage] = await Promise.all([serveProduct(), serveBlankPage()])
try {
  const measured = measureAll(product.origin, blankPage.url)
  const { results, blank } = await within(LONGEST_ALL_MS, 'Everything', measured)
  say(`\nMedians of ${RUNS} runs\n${tableOf(new Map([...results, ['a blank page', blank]]))}`)
  const low = [...results].flatMap(([path, scores]) => shortfalls(path, scores))
  for (const line of low) say(`Too low: ${line}`)
  process.exitCode = low.length > 0 ? 1 : 0
} finally {
  blankPage.close()
  await product.close()
}
