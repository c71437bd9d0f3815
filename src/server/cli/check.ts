import { stat } from 'node:fs/promises'
import { ownWords } from '#server/lib/own-words.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { migrationsFolder } from '#server/lifecycle/built-folder.ts'
import {
  hasEmbeddedDatabase,
  openOperatorDriver,
  withOperatorDatabase,
} from '#server/lifecycle/operator-database.ts'
import { openFolderProblem, warningsOf } from '#server/lifecycle/warnings.ts'
import { compareSchema } from '#server/platform/postgres/migrate.ts'
import { verifyMailServer } from '#server/platform/smtp/mailer.ts'
import { readSmtpUrl } from '#server/platform/smtp/smtp-url.ts'
import type { Command, Place } from './command.ts'

type Finding = { what: string; isGood: boolean; detail: string; exitCode?: 2 }

/** The configuration was parsed before this command runs: that is the first check. */
export const checkCommand: Command = {
  words: [],
  summary:
    'Check configuration, database and mail server, and warn of likely mistakes; exit 1 if one of them fails, 2 if a setting is wrong',
  async run(place) {
    const findings = [
      { what: 'configuration', isGood: true, detail: `good, for ${place.settings.publicUrl}` },
      await finding('data folder', () => checkDataDir(place)),
      await finding('database', () => checkDatabase(place)),
      await finding('mail', () => checkMail(place)),
    ]
    const isGood = findings.every((one) => one.isGood)
    const warnings = warningsOf(place.settings, place.env)
    return {
      json: { isGood, findings: findings.map(({ exitCode: _, ...finding }) => finding), warnings },
      lines: [
        ...findings.map((one) => `${one.isGood ? 'ok ' : 'BAD'}  ${one.what}: ${one.detail}`),
        ...warnings.map((line) => `WARN ${line}`),
      ],
      exitCode: isGood ? 0 : findings.some(({ exitCode }) => exitCode === 2) ? 2 : 1,
    }
  },
}

async function finding(what: string, check: () => Promise<string>): Promise<Finding> {
  try {
    return { what, isGood: true, detail: await check() }
  } catch (error) {
    // Only our own messages: a library's may contain the database URL with its password.
    if (!(error instanceof StartProblem)) return { what, isGood: false, detail: `failed (${kindOf(error)})` }
    return { what, isGood: false, detail: error.message, ...(error.exitCode === 2 && { exitCode: 2 }) }
  }
}

function kindOf(error: unknown): string {
  const { code, name } = Object(error)
  return code ?? name ?? 'for an unknown reason'
}

async function checkDataDir({ settings: { dataDir } }: Place) {
  const found = await stat(dataDir).catch(() => null)
  if (!found) return `${dataDir} is not there yet; the first start makes it`
  if (!found.isDirectory()) throw new StartProblem(1, `${dataDir} is no folder`)
  const problem = openFolderProblem(dataDir)
  if (problem !== null) throw new StartProblem(1, problem)
  return dataDir
}

async function checkDatabase(place: Place) {
  const { databaseUrl, dataDir } = place.settings
  if (databaseUrl === null && !hasEmbeddedDatabase(dataDir)) return 'not there yet; the first start makes it'
  return await withOperatorDatabase(place, async ({ connection }) => {
    const sql = openOperatorDriver(connection)
    try {
      const [row] = await sql`select current_setting('server_version') as version`
      const { state, applied } = await compareSchema(sql, migrationsFolder(place.home))
      const age = state === 'older' ? ', which the next start brings up to date' : ''
      return `PostgreSQL ${row?.version}, schema ${applied}${age}`
    } finally {
      await sql.end({ timeout: 1 })
    }
  })
}

async function checkMail({ settings }: Place) {
  if (settings.smtpUrl === null) return 'no SMTP_URL: letters go to DATA_DIR/outbox and to the console'
  try {
    await verifyMailServer(settings.smtpUrl, settings)
  } catch (error) {
    const message = ownWords(error, readSmtpUrl(settings.smtpUrl))
    throw new StartProblem(1, `the mail server refuses us: ${message}`, error)
  }
  return 'the mail server takes our connection and login'
}
