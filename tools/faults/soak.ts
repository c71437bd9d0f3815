import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { databaseProcesses } from '../../tests/support/processes.ts'
import { startSmtp } from '../../tests/support/smtp.ts'
import { newFolder } from '../../tests/support/started.ts'
import { startCallers, timesOf } from './callers.ts'
import { isAcknowledged } from './calls.ts'
import { p99, record } from './figures.ts'
import { lettersMissing, lostFrom } from './ledger.ts'
import { recordObserved, startObserved } from './observed.ts'
import { startWriters } from './writers.ts'

/** Until code is compiled, statements are prepared and every connection is open. */
const WARM_UP_MS = 8000

/** No fault for a while: everything is answered, and the server's memory does not grow. */
export async function soak(forMs: number) {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.stop())
  const dataDir = await newFolder()
  const server = await startObserved({ dataDir, env: { SMTP_URL: smtp.url } })
  const { url, pid } = server
  const writers = startWriters({ url, smtp, count: 4 })
  onTestFinished(async () => void (await writers.stop()))
  const callers = await startCallers(url, 4)
  await sleep(WARM_UP_MS)

  const endObservation = await server.observe()
  const filesBefore = openFiles(pid)
  callers.answers.length = 0
  await sleep(forMs)
  const files = openFiles(pid)
  const backends = databaseProcesses(dataDir).length
  const observed = await endObservation()
  const answers = await callers.stop()
  const ledger = await writers.stop()
  const lost = [...(await lostFrom(ledger, url)), ...(await lettersMissing(ledger, smtp, 10_000))]

  const notServed = ledger.refused + answers.filter((answer) => !isAcknowledged(answer)).length
  record('calls', answers.length + ledger.acknowledgedAt.length)
  record('calls not served', notServed, { most: 0 })
  record('acknowledged writes lost', lost.length, { most: 0 })
  record('p99', p99(timesOf(answers)), { unit: 'ms', most: 300 })
  recordObserved(observed)
  record('open files more than at first', files - filesBefore, { most: 8 })
  record('processes of PostgreSQL', backends, { most: 20 })
  expect(ledger.defects).toEqual([])
}

function openFiles(pid: number) {
  return readdirSync(`/proc/${pid}/fd`).length
}
