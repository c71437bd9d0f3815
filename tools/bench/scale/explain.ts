import { secretName } from '#server/platform/secrets.ts'
import { SECRET } from '../../../tests/support/test-config.ts'
import { begin, complete } from '../calls/passkeys.ts'
import { connect, type Postgres } from '../database.ts'
import { type Instruments, measure } from '../measure.ts'
import { startService } from '../targets.ts'
import { callsAmong } from './calls.ts'
import { addDueLetters, addDueNotices } from './due.ts'
import { explainAll, explainNothing, readExplained } from './explained.ts'
import { travel } from './journey.ts'
import type { Place } from './places.ts'
import { complaintsAbout, largeTables, longestOf, statementsIn } from './plans.ts'
import { sweepOnce } from './sweeping.ts'

/** As after an hour in which the mail server was away. */
const DUE_LETTERS = 5000

const DUE_NOTICES = 100

/** Beyond it the database would end the statement. */
const LONGEST_STATEMENT_MS = 3000

type Findings = Awaited<ReturnType<typeof explain>>

/** Every call a few times, so that the plans are final, and a pass of the clean-up; all on new connections. */
export async function explain(postgres: Postgres, instruments: Instruments, { size, database, url }: Place) {
  const sql = connect(url)
  await explainAll(sql, database)
  await addDueLetters(sql, DUE_LETTERS, secretName(SECRET))
  await addDueNotices(sql, DUE_NOTICES)
  const target = await startService(postgres, url, `${database}_explained`)
  const calls = [...callsAmong(size), begin, complete]
  for (const call of calls) {
    const facts = { call, target, door: 'rest' as const, connections: 4, seconds: 0.5 }
    const { failures, sample } = await measure(instruments, facts)
    if (sample !== null) throw new Error(`${call.name} failed: ${JSON.stringify(failures)} ${sample}`)
  }
  await travel({ port: target.port, sql }, calls)
  await target.stop()
  const ofCalls = await readExplained(postgres.dataDir, database)
  const pass = await sweepOnce(url)
  const ofSweep = (await readExplained(postgres.dataDir, database)).slice(ofCalls.length)
  const large = await largeTables(sql)
  await explainNothing(sql, database)
  await sql.end()
  return {
    statements: { calls: statementsIn(ofCalls), sweep: statementsIn(ofSweep) },
    complaints: complaintsAbout([...ofCalls, ...ofSweep], large),
    longest: { call: longestOf(ofCalls), sweep: longestOf(ofSweep) },
    pass,
  }
}

export function sayFindings({ statements, complaints, longest, pass }: Findings): string {
  return [
    `${statements.calls} statements of calls and ${statements.sweep} of the sweep were explained`,
    ...complaints.map(({ problem, text }) => `PLAN ${problem}:\n  ${text}`),
    `a pass of the sweep: ${pass.swept} rows in ${Math.round(pass.ms)} ms`,
    ...pass.warnings.map((warning) => `SWEEP ${warning.trim()}`),
    ...Object.entries(longest).map(
      ([whose, { ms, text }]) =>
        `longest statement of a ${whose}: ${ms.toFixed(1)} ms\n  ${text.slice(0, 200)}`,
    ),
  ].join('\n')
}

export function areGood({ complaints, pass, longest }: Findings) {
  return complaints.length === 0 && pass.warnings.length === 0 && longest.sweep.ms < LONGEST_STATEMENT_MS
}
