import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The result of one phase of a test run. */
export type Report = {
  passed: number
  failed: number
  skipped: number
  /** Where, which test, and the first line of the reason. */
  failures: string[]
  files: { file: string; seconds: number }[]
}

type PlaywrightSuite = {
  file: string
  specs: {
    title: string
    ok: boolean
    tests: { results: { duration: number; error?: { message?: string } }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

type PlaywrightJson = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  errors: unknown[]
}

/** Writes it where the surrounding run looks for it; a program that runs alone writes none. */
export function leaveReport(report: Report, path = process.env.PHASE_REPORT) {
  if (path === undefined) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(report))
}

/** Reads the report of Playwright's JSON reporter or of `leaveReport`. */
export function readReport(text: string): Report {
  const json: PlaywrightJson | Report = JSON.parse(text)
  return 'suites' in json ? ofPlaywright(json) : json
}

function ofPlaywright({ stats, suites, errors }: PlaywrightJson): Report {
  return {
    passed: stats.expected,
    // A test that passed only on its second try counts as failed.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => failuresIn(suite)),
    files: suites.map((suite) => ({ file: `tests/e2e/${suite.file}`, seconds: lengthOf(suite) / 1000 })),
  }
}

function failuresIn({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok)
  const own = failed.map(({ title, tests }) => {
    const [error] = tests.flatMap(({ results }) => results.flatMap((one) => one.error ?? []))
    return `tests/e2e/${file} › ${title}: ${firstLine(error?.message)}`
  })
  return [...own, ...suites.flatMap(failuresIn)]
}

export function firstLine(text = ''): string {
  return text.split('\n', 1)[0] ?? ''
}

function lengthOf({ specs, suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  return (
    own.reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, s) => sum + lengthOf(s), 0)
  )
}

/** The lines that end a run: each phase, the failures, the slowest files, and the total. */
export function closing(phases: { name: string; seconds: number; report: Report }[]): string[] {
  const slowest = phases
    .flatMap(({ report }) => report.files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
  const failures = phases.flatMap(({ report }) => report.failures)
  const sum = (of: (report: Report) => number) => phases.reduce((total, { report }) => total + of(report), 0)
  return [
    'Phases:',
    ...phases.map((phase) => `${length(phase.seconds)}  ${phase.name}: ${countsOf(phase.report)}`),
    ...(failures.length === 0 ? [] : ['', 'Failed:', ...failures]),
    ...(slowest.length === 0 ? [] : ['', 'Slowest files:']),
    ...slowest.map(({ file, seconds }) => `${length(seconds)}  ${file}`),
    '',
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ]
}

function length(seconds: number) {
  return `${seconds.toFixed(1)} s`.padStart(10)
}

function countsOf({ passed, failed, skipped }: Report) {
  if (passed + failed + skipped === 0) return 'done'
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`
}
