import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { closing, type Report, readReport } from './phase-report.ts'

type Phase = { name: string; command: string[]; env?: Record<string, string>; report?: string }

const ROOT = join(import.meta.dirname, '../..')

const NOTHING: Report = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] }

/** Runs the phases as `outcomeOf` does, prints their results, and ends the process. */
export async function runPhases(phases: Phase[]): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))
  const { lines, isGood } = await outcomeOf(phases)
  say(`\n${lines.join('\n')}`)
  process.exit(isGood ? 0 : 1)
}

/**
 * Runs the phases one after another. A phase with a `report` has tests: PHASE_REPORT tells its command where to write
 * it, and later phases run even when it fails. A phase without one checks or builds what the others need: when it
 * fails, nothing runs after it.
 */
export async function outcomeOf(phases: Phase[]) {
  const run: { name: string; seconds: number; report: Report }[] = []
  for (const phase of phases) {
    say(`\n== ${phase.name}`)
    const began = performance.now()
    const status = await statusOf(phase)
    const seconds = (performance.now() - began) / 1000
    run.push({ name: phase.name, seconds, report: resultOf(phase, status) })
    if (isStopped || (status !== 0 && !phase.report)) break
  }
  return { lines: closing(run), isGood: !isStopped && run.every(({ report }) => report.failed === 0) }
}

let isStopped = false
let running: ChildProcess | null = null

/** A terminal signals the command as well; a signal to this process alone does not. */
function stop(signal: NodeJS.Signals) {
  isStopped = true
  running?.kill(signal)
}

/** The exit status of its command; null when a signal ended it or it could not start. */
async function statusOf({ command: [program = '', ...args], env, report }: Phase): Promise<number | null> {
  if (report) {
    rmSync(resolve(ROOT, report), { force: true })
    mkdirSync(dirname(resolve(ROOT, report)), { recursive: true })
  }
  running = spawn(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...(report && { PHASE_REPORT: resolve(ROOT, report) }), ...env },
  })
  try {
    const [status] = await once(running, 'close')
    return status
  } catch (error) {
    say(String(error))
    return null
  } finally {
    running = null
  }
}

/** A command that failed has failed, whatever its report says. */
function resultOf({ report }: Phase, status: number | null): Report {
  const isThere = report !== undefined && existsSync(resolve(ROOT, report))
  const result = isThere ? readReport(readFileSync(resolve(ROOT, report), 'utf8')) : NOTHING
  const isSilent = status !== 0 || (report !== undefined && !isThere)
  return { ...result, failed: isSilent ? Math.max(1, result.failed) : result.failed }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
