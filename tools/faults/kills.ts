import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { databaseProcesses, hasAnotherPostmaster, postmaster } from '../../tests/support/processes.ts'
import { startSmtp } from '../../tests/support/smtp.ts'
import { until } from '../../tests/support/until.ts'
import { record } from './figures.ts'
import { install, type WhichDatabase } from './installation.ts'
import { lettersMissing, longestSilence, lostFrom } from './ledger.ts'
import { startWriters } from './writers.ts'

const WRITERS = 6
const LOAD_BETWEEN_KILLS_MS = 600

/** This many acknowledged writes after a kill mean that it works again. */
const WRITES_OF_A_SERVING_ONE = 40

/** Then the figure says how late it was. */
const LONGEST_RECOVERY_MS = 20_000

/** A letter that a killed server was sending is sent again when its lease is over, after 50 s. */
const LONGEST_WAIT_FOR_LETTERS_MS = 70_000

type Installation = Awaited<ReturnType<typeof install>>

/** What is killed, or asked to end cleanly, as an operator does. */
const victims = {
  async server({ server, startAgain }: Installation) {
    process.kill(server.pid, 'SIGKILL')
    await startAgain()
  },
  /** All at once, as by a power cut. */
  async everything({ server, databaseDir, startAgain }: Installation) {
    for (const pid of [server.pid, ...databaseProcesses(databaseDir)]) kill(pid)
    await startAgain()
  },
  async postmaster({ databaseDir }: Installation) {
    const killed = postmaster(databaseDir)
    process.kill(killed, 'SIGKILL')
    await until('another PostgreSQL', () => hasAnotherPostmaster(databaseDir, killed), LONGEST_RECOVERY_MS)
  },
  async restart({ databaseDir }: Installation) {
    const former = postmaster(databaseDir)
    process.kill(former, 'SIGINT')
    await until('another PostgreSQL', () => hasAnotherPostmaster(databaseDir, former), LONGEST_RECOVERY_MS)
  },
  /** Any process of PostgreSQL but its first. */
  async backend({ databaseDir }: Installation, round: number) {
    const first = postmaster(databaseDir)
    const others = databaseProcesses(databaseDir).filter((pid) => pid !== first)
    kill(others[round % others.length] ?? first)
  },
}

export type Victim = keyof typeof victims

/** Kills these one after the other under load. Acknowledged writes must survive, and it works again soon. */
export async function killUnderLoad(which: WhichDatabase, plan: Victim[], { mails = true } = {}) {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.stop())
  const installation = await install(which, { env: { SMTP_URL: smtp.url } })
  const writers = startWriters({ url: installation.url, smtp, count: WRITERS })
  onTestFinished(async () => void (await writers.stop()))
  const { ledger } = writers

  for (const [round, victim] of plan.entries()) {
    await sleep(LOAD_BETWEEN_KILLS_MS)
    await victims[victim](installation, round)
    const enough = ledger.acknowledgedAt.length + WRITES_OF_A_SERVING_ONE
    await until(
      `writes after kill ${round + 1} (${victim})`,
      () => ledger.acknowledgedAt.length >= enough,
      LONGEST_RECOVERY_MS,
    )
  }

  await writers.stop()
  const lost = await lostFrom(ledger, installation.url)
  if (mails) lost.push(...(await lettersMissing(ledger, smtp, LONGEST_WAIT_FOR_LETTERS_MS)))
  record('times', plan.length)
  record('acknowledged writes', ledger.acknowledgedAt.length)
  record('writes refused or not answered', ledger.refused)
  record('acknowledged writes lost', lost.length, { most: 0 })
  if (mails) record('letters due, all of which came', ledger.lettersDue.length)
  record('longest time without an acknowledged write', longestSilence(ledger), { unit: 'ms', most: 5000 })
  expect(lost).toEqual([])
  expect(ledger.defects).toEqual([])
}

/** It may have ended by itself meanwhile. */
function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {}
}
