import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { closing, readReport } from '../support/phase-report.ts'
import { outcomeOf } from '../support/phases.ts'

const folder = mkdtempSync(join(tmpdir(), 'phases-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function lastOf(phases: Parameters<typeof outcomeOf>[0]) {
  const { lines, isGood } = await outcomeOf(phases)
  return { isGood, last: lines.at(-1) }
}

/** A phase that writes this report and exits with this status. */
function phase(name: string, report: object | null, status = 0) {
  const write = report
    ? `require('fs').writeFileSync(process.env.PHASE_REPORT, '${JSON.stringify(report)}');`
    : ''
  return {
    name,
    command: [process.execPath, '-e', `${write} process.exit(${status})`],
    report: join(folder, `${name}.json`),
  }
}

const two = { passed: 2, failed: 0, skipped: 0, failures: [], files: [] }

describe('the phases of a run', () => {
  it('all pass, and the last line says so', async () => {
    const outcome = await lastOf([
      { name: 'check', command: [process.execPath, '-e', ''] },
      phase('one', two),
      phase('other', two),
    ])
    expect(outcome).toEqual({ isGood: true, last: '4 passed, 0 failed' })
  })

  it('continue after a failed test phase', async () => {
    const outcome = await lastOf([phase('one', { ...two, failed: 3 }, 1), phase('other', two)])
    expect(outcome).toEqual({ isGood: false, last: '4 passed, 3 failed' })
  })

  it('stop when a required phase fails', async () => {
    const outcome = await lastOf([
      { name: 'check', command: [process.execPath, '-e', 'process.exit(1)'] },
      phase('one', two),
    ])
    expect(outcome).toEqual({ isGood: false, last: '0 passed, 1 failed' })
  })

  it('fail by a bad exit status, a bad report or a missing report', async () => {
    const outcome = await lastOf([phase('lying', two, 1), phase('silent', null)])
    expect(outcome).toEqual({ isGood: false, last: '2 passed, 2 failed' })
    const unstarted = { name: 'none', command: [join(folder, 'none')], report: join(folder, 'none.json') }
    expect(await lastOf([unstarted])).toEqual({ isGood: false, last: '0 passed, 1 failed' })
  })
})

describe('a report', () => {
  it('of Playwright names the failures, and counts a retried test as failed', () => {
    const spec = (title: string, ...durations: number[]) => ({
      title,
      ok: title !== 'late',
      tests: [
        { results: durations.map((duration) => ({ duration, error: { message: 'Too late\nfor it' } })) },
      ],
    })
    const json = {
      stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 4 },
      suites: [
        {
          file: 'a.spec.ts',
          specs: [spec('late', 1000)],
          suites: [{ file: 'a.spec.ts', specs: [spec('good', 500, 1500)] }],
        },
      ],
      errors: [],
    }
    expect(readReport(JSON.stringify(json))).toEqual({
      passed: 2,
      failed: 2,
      skipped: 4,
      failures: ['tests/e2e/a.spec.ts › late: Too late'],
      files: [{ file: 'tests/e2e/a.spec.ts', seconds: 3 }],
    })
  })

  it('names the failures, and the ten slowest files of all phases', () => {
    const files = (first: number) =>
      Array.from({ length: 8 }, (_, n) => ({ file: `${first + n}.test.ts`, seconds: first + n }))
    const lines = closing([
      { name: 'one', seconds: 61.25, report: { ...two, skipped: 1, files: files(1) } },
      { name: 'other', seconds: 2, report: { ...two, failures: ['b.test.ts › b: late'], files: files(20) } },
    ])
    expect(lines).toEqual([
      'Phases:',
      '    61.3 s  one: 2 passed, 0 failed, 1 skipped',
      '     2.0 s  other: 2 passed, 0 failed',
      '',
      'Failed:',
      'b.test.ts › b: late',
      '',
      'Slowest files:',
      ...[27, 26, 25, 24, 23, 22, 21, 20, 8, 7].map((n) => `${`${n}.0`.padStart(8)} s  ${n}.test.ts`),
      '',
      '4 passed, 0 failed',
    ])
  })
})
