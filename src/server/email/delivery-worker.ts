import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'
import type { Deps } from '#server/deps.ts'
import { type Mailer, SENDS_AT_ONCE } from '#server/ports/mailer.ts'
import { seconds } from '#shared/time.ts'
import { claimLetters, deliverLetter } from './delivery.ts'
import { OUTBOX_CHANNEL } from './outbox.ts'

/** Finds what no notification tells: retries that came due, and letters posted while LISTEN was broken. */
const POLL_EVERY = seconds(2)

const STOP_WITHIN = seconds(4)

/** Sends what is in the outbox until stopped. Any number of processes may do so on one database. */
export function startDelivery(
  deps: Pick<Deps, 'config' | 'db' | 'log'>,
  { sql, mailer }: { sql: Sql; mailer: Mailer },
): { stop(): Promise<void> } {
  const onTheirWay = new Set<Promise<void>>()
  let claiming: Promise<void> | null = null
  let wokenMeanwhile = false
  let isDatabaseAway = false
  let isStopped = false

  function wake() {
    if (isStopped) return
    if (claiming) {
      wokenMeanwhile = true
      return
    }
    claiming = fillSlots().finally(() => {
      claiming = null
      if (!wokenMeanwhile) return
      wokenMeanwhile = false
      wake()
    })
  }

  async function fillSlots() {
    // A slow letter keeps one slot busy, never the queue.
    const free = SENDS_AT_ONCE - onTheirWay.size
    if (free === 0) return
    try {
      for (const letter of await claimLetters(deps, free)) send(letter)
      if (isDatabaseAway) deps.log.info('mail delivery goes on')
      isDatabaseAway = false
    } catch (error) {
      // Said once per outage. The poll is the retry, so nothing spins while the database is away.
      if (!isDatabaseAway) deps.log.warn(databaseReason(error), 'mail delivery waits for the database')
      isDatabaseAway = true
    }
  }

  function send(letter: Awaited<ReturnType<typeof claimLetters>>[number]) {
    const sending = deliverLetter(deps, mailer, letter)
      // Its lease brings the letter back.
      .catch((error) =>
        deps.log.warn({ letter: letter.id, ...databaseReason(error) }, 'mail not written off'),
      )
      .finally(() => {
        onTheirWay.delete(sending)
        if (!isDatabaseAway) wake()
      })
    onTheirWay.add(sending)
  }

  const poll = setInterval(wake, POLL_EVERY)
  // postgres.js keeps a connection for this and listens again after every break, the first one included;
  // each time it is back we look, because notifications of the meantime are gone.
  const listening = sql.listen(OUTBOX_CHANNEL, wake, wake).catch(() => null)
  wake()

  return {
    async stop() {
      isStopped = true
      clearInterval(poll)
      void listening.then((listener) => listener?.unlisten()).catch(() => null)
      const deadline = sleep(STOP_WITHIN, null, { ref: false })
      await Promise.race([deadline, claiming])
      await Promise.race([deadline, Promise.all(onTheirWay)])
    },
  }
}

function databaseReason(error: unknown) {
  const { code, cause } = Object(error)
  return { code: code ?? Object(cause).code }
}
