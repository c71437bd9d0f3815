import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { databaseProcesses } from '../../tests/support/processes.ts'
import { newFolder, startServer } from '../../tests/support/started.ts'
import { until } from '../../tests/support/until.ts'
import { defectsIn, startCallers, timesOf, watch } from './callers.ts'
import { call, isAcknowledged, isRefusedForNow, newBrowser } from './calls.ts'
import { p99, record } from './figures.ts'
import { startExternalDatabase, urlOf } from './installation.ts'
import { startSlowSocket } from './slow-socket.ts'

const CALLERS = 24

/** Then the figure says how late it was. */
const LONGEST_RECOVERY_MS = 20_000

type Fault = { begin(): unknown; end(): unknown }

/** Stopped, as for an upgrade: nothing listens. */
export async function databaseGone() {
  const database = await startExternalDatabase()
  const { url } = await startServer({ dataDir: await newFolder(), env: database.env })
  const fault = { begin: database.stop, end: database.startAgain }
  await breakAndMend(url, fault, { lastingMs: 2000, answeredWithinMs: 1500 })
}

/** Every process of it is frozen: connections are accepted, and never answered. */
export async function databaseFrozen() {
  const database = await startExternalDatabase()
  const { url } = await startServer({ dataDir: await newFolder(), env: database.env })
  let frozen: number[] = []
  const fault = {
    begin() {
      frozen = databaseProcesses(database.dataDir)
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    },
    end() {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    },
  }
  await breakAndMend(url, fault, { lastingMs: 4200, answeredWithinMs: 3500 })
}

/** So slow that most calls cannot be answered in time. */
export async function databaseCrawling() {
  const { url, setDelay } = await startBehindSlowSocket()
  const fault = { begin: () => setDelay(4000), end: () => setDelay(0) }
  await breakAndMend(url, fault, { lastingMs: 6000, answeredWithinMs: 3500, isAway: false })
}

/** Far away, but reachable. */
export async function databaseSlow() {
  const { url, setDelay } = await startBehindSlowSocket()
  setDelay(50)
  const callers = await startCallers(url, 8)
  await sleep(4000)
  const answers = await callers.stop()
  record('calls', answers.length)
  record('calls not served', answers.filter((answer) => !isAcknowledged(answer)).length, { most: 0 })
  record('p99', p99(timesOf(answers)), { unit: 'ms' })
}

async function startBehindSlowSocket() {
  const database = await startExternalDatabase()
  const socket = await startSlowSocket(database.socketFolder)
  const env = { ...database.env, DATABASE_URL: urlOf(socket.folder) }
  const { url } = await startServer({ dataDir: await newFolder(), env })
  return { url, setDelay: socket.setDelay }
}

async function breakAndMend(
  url: string,
  fault: Fault,
  facts: { lastingMs: number; answeredWithinMs: number; isAway?: boolean },
) {
  const { lastingMs, answeredWithinMs, isAway = true } = facts
  const callers = await startCallers(url, CALLERS)
  await sleep(500)
  await fault.begin()
  const broken = performance.now()
  const lives = watch(() => call(url, '/api/health/live', { method: 'GET' }))
  await sleep(lastingMs)
  const liveness = await lives.stop()
  const readiness = await call(url, '/api/health/ready', { method: 'GET' })
  await fault.end()

  const mended = performance.now()
  await until(
    'a write to be served again',
    async () => isAcknowledged(await call(url, '/api/account', { body: newBrowser() })),
    LONGEST_RECOVERY_MS,
  )
  const recovery = performance.now() - mended
  const answers = await callers.stop()
  const during = answers.filter(({ begin, ms }) => begin + ms > broken && begin < mended)

  record('calls meanwhile', during.length)
  // On a busy machine every answer is late by as much as those without a query.
  const lateness = Math.max(...timesOf(liveness))
  record('longest wait for an answer', Math.max(...timesOf(during)), {
    unit: 'ms',
    most: answeredWithinMs + Math.round(lateness),
  })
  record('longest wait for liveness', lateness, { unit: 'ms', most: 500 })
  record('served again after', recovery, { unit: 'ms', most: 5000 })
  expect(defectsIn(answers)).toEqual([])
  expect(during.some(isRefusedForNow)).toBe(true)
  expect(liveness.every(isAcknowledged)).toBe(true)
  if (isAway) expect(isRefusedForNow(readiness)).toBe(true)
}
