import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'
import type { Deps } from '#server/deps.ts'
import { type Mailer, SENDS_AT_ONCE } from '#server/platform/smtp/mailer.ts'
import { seconds } from '#shared/time.ts'
import { claimLetters, deliverLetter, type Outcome } from './deliver-letters.ts'
import { OtherProcesses } from './other-processes.ts'
import { ServerWatch } from './server-watch.ts'

/** Finds what no wake-up announces: retries that became due, and mails posted while LISTEN was broken. */
const POLL_EVERY = seconds(2)

const STOP_WITHIN = seconds(4)

/** Sends the mails in the outbox until stopped. Any number of processes may do so on one database. */
export function startDelivery(
  deps: Pick<Deps, 'config' | 'db' | 'log' | 'wakeUp'>,
  { sql, mailer }: { sql: Sql; mailer: Mailer },
): { stop(): Promise<void> } {
  const worker = new DeliveryWorker(deps, mailer)
  const otherProcesses = new OtherProcesses(deps.db)
  const wake = () => worker.wake()
  const stops = [
    deps.wakeUp.onWake(() => {
      wake()
      void otherProcesses.notify()
    }),
    otherProcesses.listen(sql, wake),
  ]
  const poll = setInterval(wake, POLL_EVERY)
  wake()

  return {
    async stop() {
      clearInterval(poll)
      for (const stop of stops) stop()
      await worker.stop()
    },
  }
}

/** Claims mails at each wake-up and sends a few at a time. */
class DeliveryWorker {
  #deps: Pick<Deps, 'config' | 'db' | 'log'>
  #mailer: Mailer
  #server = new ServerWatch()
  #nextTry: NodeJS.Timeout | null = null
  #isProbing = false
  #sends = new Set<Promise<void>>()
  #claiming: Promise<void> | null = null
  #wasWokenMeanwhile = false
  #isDatabaseAway = false
  #isStopped = false

  constructor(deps: Pick<Deps, 'config' | 'db' | 'log'>, mailer: Mailer) {
    this.#deps = deps
    this.#mailer = mailer
  }

  wake() {
    if (this.#isStopped) return
    if (this.#claiming) {
      this.#wasWokenMeanwhile = true
      return
    }
    this.#claiming = this.#fillSlots().finally(() => {
      this.#claiming = null
      if (!this.#wasWokenMeanwhile) return
      this.#wasWokenMeanwhile = false
      this.wake()
    })
  }

  /** Stops claiming, and waits a while for mails being sent. */
  async stop() {
    this.#isStopped = true
    clearTimeout(this.#nextTry ?? undefined)
    const deadline = sleep(STOP_WITHIN, null, { ref: false })
    await Promise.race([deadline, this.#claiming])
    await Promise.race([deadline, Promise.all(this.#sends)])
  }

  async #fillSlots() {
    const free = this.#freeSlots()
    if (free === 0) return
    const { log } = this.#deps
    try {
      for (const letter of await claimLetters(this.#deps, free)) this.#send(letter)
      if (this.#isDatabaseAway) log.info('mail delivery goes on')
      this.#isDatabaseAway = false
    } catch (error) {
      // Logged once per outage. The poll is the retry, so there is no busy loop while the database is away.
      if (!this.#isDatabaseAway) log.warn(databaseReason(error), 'mail delivery waits for the database')
      this.#isDatabaseAway = true
    }
  }

  /** A slow mail occupies one slot, never the queue. While the mail server is away there is one slot. */
  #freeSlots() {
    const free = SENDS_AT_ONCE - this.#sends.size
    if (!this.#server.isAway) return free
    const { pause } = this.#server
    if (pause > 0) this.#tryIn(pause)
    // Mails sent before the outage may hang. They do not delay a probe.
    return pause > 0 || this.#isProbing ? 0 : Math.min(free, 1)
  }

  #tryIn(pause: number) {
    this.#nextTry ??= setTimeout(() => {
      this.#nextTry = null
      this.wake()
    }, pause)
  }

  #learn(outcome: Outcome, isProbe: boolean) {
    const news = this.#server.learn(outcome, { isProbe })
    if (news === 'gone') this.#deps.log.warn('the mail server is away: one letter at a time tries it')
    if (news === 'back') this.#deps.log.info('the mail server is back')
  }

  #send(letter: Awaited<ReturnType<typeof claimLetters>>[number]) {
    const isProbe = this.#server.isAway
    if (isProbe) this.#isProbing = true
    const sending = deliverLetter(this.#deps, this.#mailer, letter, { isServerAway: isProbe })
      .then((outcome) => this.#learn(outcome, isProbe))
      // The mail is claimed again when its lease expires.
      .catch((error) =>
        this.#deps.log.warn({ letter: letter.id, ...databaseReason(error) }, 'mail not written off'),
      )
      .finally(() => {
        this.#sends.delete(sending)
        if (isProbe) this.#isProbing = false
        if (!this.#isDatabaseAway) this.wake()
      })
    this.#sends.add(sending)
  }
}

function databaseReason(error: unknown) {
  const { code, cause } = Object(error)
  return { code: code ?? Object(cause).code }
}
