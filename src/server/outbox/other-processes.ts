import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Sql } from 'postgres'
import type { Database } from '#server/platform/postgres/open.ts'
import { seconds } from '#shared/time.ts'

const CHANNEL = 'outbox'

/** Each NOTIFY briefly serializes all commits of the database, so many mails share one. */
const PAUSE = seconds(0.05)

/** Notifications between the delivery workers of several processes on one database: there is new mail. */
export class OtherProcesses {
  #db: Database
  #ourName = randomUUID()
  #isNotifying = false
  #isWanted = false

  constructor(db: Database) {
    this.#db = db
  }

  /** Best effort: a worker that misses it finds the mail by polling. */
  async notify(): Promise<void> {
    this.#isWanted = true
    if (this.#isNotifying) return
    this.#isNotifying = true
    while (this.#isWanted) {
      this.#isWanted = false
      const sent = this.#db.execute(sql`select pg_notify(${CHANNEL}, ${this.#ourName})`).catch(() => null)
      await Promise.all([sent, sleep(PAUSE, null, { ref: false })])
    }
    this.#isNotifying = false
  }

  /**
   * postgres.js keeps a connection for this and listens again after every break, the first connect included. `onMail`
   * is called each time it is back, because notifications in between are lost. Returns a function that stops.
   */
  listen(sql: Sql, onMail: () => void): () => void {
    const onNotification = (from: string) => {
      if (from !== this.#ourName) onMail()
    }
    const listening = sql.listen(CHANNEL, onNotification, onMail).catch(() => null)
    return () => void listening.then((listener) => listener?.unlisten()).catch(() => null)
  }
}
