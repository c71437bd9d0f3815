import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Sql } from 'postgres'
import type { Database } from '#server/platform/postgres/open.ts'
import { seconds } from '#shared/time.ts'

const CHANNEL = 'outbox'

/** Every notification holds up all commits of the database for a moment, so many letters share one. */
const PAUSE = seconds(0.05)

/** What the deliveries of several processes on one database tell each other: that there is a letter. */
export class OtherProcesses {
  #db: Database
  #ourName = randomUUID()
  #isTelling = false
  #isWanted = false

  constructor(db: Database) {
    this.#db = db
  }

  /** As well as it goes: whoever does not hear it finds the letter without. */
  async tell(): Promise<void> {
    this.#isWanted = true
    if (this.#isTelling) return
    this.#isTelling = true
    while (this.#isWanted) {
      this.#isWanted = false
      const told = this.#db.execute(sql`select pg_notify(${CHANNEL}, ${this.#ourName})`).catch(() => null)
      await Promise.all([told, sleep(PAUSE, null, { ref: false })])
    }
    this.#isTelling = false
  }

  /**
   * postgres.js keeps a connection for this and listens again after every break, the first one included; `onWord` is
   * called each time it is back, because notifications of the meantime are gone. Returns how to stop.
   */
  listen(sql: Sql, onWord: () => void): () => void {
    const heard = (from: string) => {
      if (from !== this.#ourName) onWord()
    }
    const listening = sql.listen(CHANNEL, heard, onWord).catch(() => null)
    return () => void listening.then((listener) => listener?.unlisten()).catch(() => null)
  }
}
