import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { until } from './until.ts'

/** A node process of the test; always ended with the test. */
export function start(args: string[], options: SpawnOptions = {}) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const output = { stdout: '', stderr: '' }
  child.stdout?.on('data', (chunk) => (output.stdout += chunk))
  child.stderr?.on('data', (chunk) => (output.stderr += chunk))
  const exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }> = once(child, 'close').then(
    ([code, signal]) => ({ code, signal }),
  )
  onTestFinished(() => end(child))
  return { child, output, exited, pid: child.pid ?? 0, says: (text: string) => says(child, output, text) }
}

/** Gives it time to stop its database. */
async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await Promise.race([once(child, 'exit'), sleep(12_000)])
  child.kill('SIGKILL')
}

async function says(child: ChildProcess, output: { stdout: string; stderr: string }, text: string) {
  const isThere = () => output.stdout.includes(text)
  await until(`"${text}"`, () => isThere() || child.exitCode !== null, 30_000)
  if (!isThere()) throw new Error(`It ended without saying "${text}":\n${output.stdout}${output.stderr}`)
}

/** The PostgreSQL processes that work below a folder. */
export function databaseProcesses(dataDir: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(join(dataDir, 'database'))
      } catch {
        return false
      }
    })
}

export function postmaster(dataDir: string): number {
  return Number.parseInt(readFileSync(pidFile(dataDir), 'utf8'), 10)
}

/** Whether a postmaster other than this one runs. */
export function hasAnotherPostmaster(dataDir: string, pid: number): boolean {
  try {
    const running = postmaster(dataDir)
    return running > 0 && running !== pid
  } catch {
    // Its file does not exist yet.
    return false
  }
}

function pidFile(dataDir: string) {
  return join(dataDir, 'database/cluster/postmaster.pid')
}

/** Proportional share of memory of these processes together, in MB. */
export function memoryOf(pids: number[]): number {
  const shares = pids.map((pid) => {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes)
  })
  return shares.reduce((sum, share) => sum + share, 0) / 1024
}
