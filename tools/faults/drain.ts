import { expect } from 'vitest'
import { databaseProcesses } from '../../tests/support/processes.ts'
import { until } from '../../tests/support/until.ts'
import { defectsIn, startCallers } from './callers.ts'
import { type Answer, call, callOnOneConnection, isAcknowledged } from './calls.ts'
import { record } from './figures.ts'
import { install, type WhichDatabase } from './installation.ts'

const CALLERS = 160

/** SIGTERM under load, again and again: requests in flight are answered, and the process ends cleanly. */
export async function drainUnderLoad(which: WhichDatabase, times: number) {
  const installation = await install(which)
  const failed: string[] = []
  let inFlight = 0
  let longestExit = 0

  for (let time = 1; time <= times; time += 1) {
    const callers = await startCallers(installation.url, CALLERS, callOnOneConnection)
    // Each has its connection then: one that still waited to be accepted would be no request in flight.
    await until('a load', () => Math.min(...callers.turns) >= 2, 30_000)
    const asked = performance.now()
    process.kill(installation.server.pid, 'SIGTERM')
    const ended = await installation.server.exited
    longestExit = Math.max(longestExit, performance.now() - asked)
    expect(ended).toEqual({ code: 0, signal: null })

    const answers = await callers.stop()
    const wereIn = answers.filter(({ begin, ms }) => begin < asked && begin + ms > asked)
    inFlight += wereIn.length
    failed.push(...wereIn.filter((one) => !isAcknowledged(one)).map(({ status }) => `answered ${status}`))
    expect(defectsIn(answers)).toEqual([])
    if (which === 'embedded') expect(databaseProcesses(installation.dataDir)).toEqual([])
    await installation.startAgain()
    failed.push(...(await forgottenOf(answers, asked, installation.url)))
  }

  record('times', times)
  record('requests in flight', inFlight)
  record('of them failed', failed.length, { most: 0 })
  record('longest time to exit 0', longestExit, { unit: 'ms', most: 10_000 })
  expect(failed).toEqual([])
  expect(inFlight).toBeGreaterThan(0)
}

/** Guests made while the server was stopping whom the next one does not know. */
async function forgottenOf(answers: Answer[], asked: number, url: string): Promise<string[]> {
  const late = answers.filter((answer) => isAcknowledged(answer) && answer.begin + answer.ms > asked)
  const keys: string[] = late.flatMap(({ body }) => body.browserKey ?? [])
  const known = await Promise.all(
    keys.map((browserKey) => call(url, '/api/auth/browser-key', { body: { browserKey } })),
  )
  return known.filter((answer) => !isAcknowledged(answer)).map(() => 'acknowledged and forgotten')
}
