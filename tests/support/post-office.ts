import { desc } from 'drizzle-orm'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { signInLinkLetter } from '#server/account-protection/notices/letters.ts'
import { letterheadOf } from '#server/account-protection/notices/write-letter.ts'
import type { Deps } from '#server/deps.ts'
import { startDelivery } from '#server/outbox/delivery-worker.ts'
import type { Draft } from '#server/outbox/letter.ts'
import { enqueueLetter } from '#server/outbox/outbox.ts'
import { WakeUp } from '#server/outbox/wake-up.ts'
import { type Database, openDatabase } from '#server/platform/postgres/open.ts'
import { outbox } from '#server/platform/postgres/schema.ts'
import { systemRandom } from '#server/platform/random.ts'
import { createMailer } from '#server/platform/smtp/mailer.ts'
import { createDatabase } from './cluster.ts'
import { startSmtp } from './smtp.ts'
import type { AtEnd } from './started.ts'
import { testConfig } from './test-config.ts'

export const TOKEN = 'tokentokentokentokentokentokentokentokentok'

/** A database, a mail server (or a folder) and one delivery worker between them. */
export async function createPostOffice({
  startTls = false,
  dataDir,
  atEnd = onTestFinished,
}: {
  startTls?: boolean
  dataDir?: string
  atEnd?: AtEnd
} = {}) {
  const lines: string[] = []
  const log = pino({ level: 'trace', base: null }, { write: (line: string) => lines.push(line) })
  const database = await createDatabase()
  const { db, sql, close } = openDatabase({
    connection: database.connection,
    log,
  })
  const smtp = await startSmtp({ startTls })
  const said: string[] = []
  const config = testConfig({
    publicUrl: 'http://door.example:3000',
    rpId: 'door.example',
    dataDir: dataDir ?? '/nowhere',
    secrets: ['s'.repeat(32)],
    smtpUrl: dataDir === undefined ? smtp.url : null,
    mailFrom: '"Doors & Co" <no-reply@door.example>',
    productName: 'Doors & Co',
    productTagline: 'Knock.',
    socialUrl: 'http://door.example/social',
  })
  const deps: Pick<Deps, 'config' | 'db' | 'log' | 'random' | 'wakeUp'> = {
    config,
    log,
    db,
    random: systemRandom,
    wakeUp: new WakeUp(),
  }
  const running: Array<() => Promise<void>> = []

  async function startAnother(changes: { secrets?: string[] } = {}) {
    const mailer = createMailer(config, {
      say: (line) => said.push(line),
      letterhead: letterheadOf(config),
    })
    const delivery = startDelivery({ ...deps, config: { ...config, ...changes } }, { sql, mailer })
    running.push(async () => {
      await delivery.stop()
      await mailer.close()
    })
  }

  async function stop() {
    await Promise.all(running.splice(0).map((end) => end()))
  }

  await startAnother()
  atEnd(async () => {
    await smtp.stop()
    await stop()
    await close()
    await database.drop()
  })

  return {
    deps,
    raw: sql,
    smtp,
    said,
    startAnother,
    stop,
    logged: () => lines.join(''),
    letterTo: (to: string) => signInLinkLetter(config, { to, token: TOKEN }),
    post: (letter: Draft, expiresInSeconds: number | null = null) =>
      deps.db.transaction((tx) => enqueueLetter(tx, deps, letter, { expiresInSeconds })),
  }
}

/** The newest letter in the outbox. */
export async function newestRow(db: Database) {
  const [row] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1)
  if (!row) throw new Error('The outbox is empty')
  return row
}
