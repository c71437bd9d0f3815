import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/lifecycle/free-port.ts'
import { until } from './until.ts'

const READY_WITHIN_MS = 60_000
const ENDED_WITHIN_MS = 20_000

/** `npm run dev` in a clone, with its own port and data folder. */
export async function startDevelopment(clone: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'developed-'))
  const port = await freePort()
  const npm = spawn('npm', ['run', 'dev'], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, as a terminal makes one: Ctrl-C reaches every process in it.
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  })
  const { pid = 0 } = npm
  let output = ''
  npm.stdout.on('data', (chunk) => (output += chunk))
  npm.stderr.on('data', (chunk) => (output += chunk))
  const ended = once(npm, 'exit')

  return {
    origin: `http://localhost:${port}`,
    output: () => output,
    /** Waits until it has printed this so many times. */
    async says(text: string, times = 1) {
      const isSaid = () => output.split(text).length > times
      await until(`"${text}"`, () => isSaid() || npm.exitCode !== null, READY_WITHIN_MS)
      if (!isSaid()) throw new Error(`It ended without saying "${text}":\n${output}`)
    },
    interrupt: () => process.kill(-pid, 'SIGINT'),
    terminate: () => npm.kill('SIGTERM'),
    /** Waits until none of its processes runs, the database included. */
    async ends() {
      await ended
      await until('the end of all its processes', () => !isGroup(pid), ENDED_WITHIN_MS)
      const isDatabaseThere = () => existsSync(join(dataDir, 'database/cluster/postmaster.pid'))
      await until('the end of its database', () => !isDatabaseThere(), ENDED_WITHIN_MS)
    },
    /** Ends it after a test, whatever its state. */
    async close() {
      if (npm.exitCode === null && npm.signalCode === null) npm.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true })
    },
  }
}

function isGroup(pid: number) {
  try {
    return process.kill(-pid, 0)
  } catch {
    return false
  }
}
