import { cleanUp } from '#server/jobs/clean-up.ts'
import { createLog } from '#server/platform/log.ts'
import { type Connection, openDriver } from '#server/platform/postgres/driver.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { serveProduct } from '../support/served.ts'
import { ORIGIN, SECRET, testConfig } from '../support/test-config.ts'
import { openMailboxes } from './mailboxes.ts'

export type Service = Awaited<ReturnType<typeof startService>>

/** What is tested: two processes of the built product on one database, and a mail server. */
export async function startService(connection: Exclude<Connection, string>) {
  const mailboxes = await openMailboxes()
  const environment = {
    DATABASE_URL: urlOf(connection),
    SECRET,
    SMTP_URL: mailboxes.url,
    PUBLIC_URL: ORIGIN,
    // Each sequence has its own client address.
    TRUST_PROXY: 'loopback',
  }
  const processes = await Promise.all([serveProduct(environment), serveProduct(environment)])
  const sql = openDriver(connection, { max: 4 })
  const log = createLog({ level: 'silent' })
  const { db, close } = openDatabase({ connection, log, max: 2 })

  return {
    mailboxes,
    sql,
    /** What the clean-up of a process does every ten minutes. */
    cleanUp: () => cleanUp({ config: testConfig({ dataDir: '/nowhere' }), db, log }),
    origins: processes.map(({ origin }) => origin.replace('localhost', '127.0.0.1')),
    async close() {
      await Promise.all(processes.map((process) => process.close()))
      await close()
      await sql.end({ timeout: 1 })
      await mailboxes.close()
    },
  }
}

function urlOf({ path, user, database }: Exclude<Connection, string>) {
  const folder = path.slice(0, path.lastIndexOf('/'))
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(folder)}`
}
