import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type LetterTry, subscribeTelemetry } from '#server/lib/telemetry.ts'
import { CAUSES, readBacklog } from '#server/outbox/backlog.ts'
import type { Database, PoolLoad } from '#server/platform/postgres/open.ts'

/** Seconds: from a memoized read to a database that barely answers. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export type Metrics = ReturnType<typeof createMetrics>

/** All Prometheus metrics. Gauges are read at scrape time. */
export function createMetrics(facts: {
  db: Database
  poolLoad: () => Record<string, PoolLoad>
  build: { version: string; commit: string; image_tag: string; shard: string }
}) {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })

  new Gauge({
    name: 'latchkey_info',
    help: 'Which version, commit and image this is, and which shard',
    labelNames: ['version', 'commit', 'image_tag', 'shard'],
    registers,
  }).set(facts.build, 1)
  const requests = new Counter({
    name: 'latchkey_requests_total',
    help: 'Answers by procedure and HTTP status; page, file and unknown are no procedures',
    labelNames: ['procedure', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'latchkey_request_duration_seconds',
    help: 'From the request to the end of its answer',
    labelNames: ['procedure'],
    buckets: BUCKETS,
    registers,
  })
  const refusals = new Counter({
    name: 'latchkey_refusals_total',
    help: 'Refused calls by their code',
    labelNames: ['code'],
    registers,
  })
  const limitsHit = new Counter({
    name: 'latchkey_limits_hit_total',
    help: 'Calls that a limit refused, by the limit',
    labelNames: ['limit'],
    registers,
  })
  const guests = new Counter({
    name: 'latchkey_guests_made_total',
    help: 'New accounts of guests',
    registers,
  })
  const signIns = new Counter({
    name: 'latchkey_sign_ins_total',
    help: 'Sign-ins by what was shown: link, emailKey, passkey, newPasskey, browserKey',
    labelNames: ['by'],
    registers,
  })
  for (const by of ['link', 'emailKey', 'passkey', 'newPasskey', 'browserKey']) signIns.inc({ by }, 0)
  gaugePool(registers, facts.poolLoad)
  gaugeOutbox(registers, facts.db)

  const stopListening = subscribeTelemetry({
    guestMade: () => guests.inc(),
    signedIn: (by) => signIns.inc({ by }),
    letterTried: countLetters(registers),
  })
  return {
    register,
    answered(procedure: string, status: number, seconds: number) {
      requests.inc({ procedure, status })
      durations.observe({ procedure }, seconds)
    },
    refused(code: string, limit: string | undefined) {
      refusals.inc({ code })
      if (limit !== undefined) limitsHit.inc({ limit })
    },
    stop() {
      stopListening()
      register.clear()
    },
  }
}

function gaugePool(registers: Registry[], poolLoad: () => Record<string, PoolLoad>) {
  const labelNames = ['pool'] as const
  new Counter({
    name: 'latchkey_pool_refused_total',
    help: 'Statements that got no connection or no answer in time',
    labelNames,
    registers,
    collect() {
      this.reset()
      for (const [pool, load] of Object.entries(poolLoad())) this.inc({ pool }, load.refused)
    },
  })
  const gauge = (name: string, help: string, of: (load: PoolLoad) => number) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        for (const [pool, load] of Object.entries(poolLoad())) this.set({ pool }, of(load))
      },
    })
  gauge('latchkey_pool_busy', 'Statements and transactions under way', ({ busy }) => busy)
  gauge('latchkey_pool_waiting', 'Those that wait for a connection', ({ waiting }) => waiting)
}

/**
 * Each of the two gauges queries by itself: gauges are collected in parallel. They have no value while the database
 * is away.
 */
function gaugeOutbox(registers: Registry[], db: Database) {
  const ask = () => readBacklog(db).catch(() => null)
  new Gauge({
    name: 'latchkey_outbox_letters',
    help: 'Letters in the outbox: waiting for a first try, away or refused at the last one, dead',
    labelNames: ['state'],
    registers,
    async collect() {
      const backlog = await ask()
      this.reset()
      for (const [state, { count }] of Object.entries(backlog ?? {})) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'latchkey_outbox_oldest_seconds',
    help: 'Age of the oldest unsent letter by the cause: waiting, away (the mail server), refused; 0 without any',
    labelNames: ['cause'],
    registers,
    async collect() {
      const backlog = await ask()
      this.reset()
      if (backlog === null) return
      for (const cause of CAUSES) this.set({ cause }, backlog[cause].oldestSeconds)
    },
  })
}

function countLetters(registers: Registry[]) {
  const letters = new Counter({
    name: 'latchkey_letters_total',
    help: 'Tries of letters by their kind and outcome: sent, refused, away, expired, dead',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const refusals = new Counter({
    name: 'latchkey_mail_refusals_total',
    help: 'Replies of the mail server that refuse a letter, for now or for good, by their code',
    labelNames: ['code'],
    registers,
  })
  return ({ kind, outcome, reply }: LetterTry) => {
    letters.inc({ kind, outcome })
    const [code] = /^[45]\d\d/.exec(reply ?? '') ?? []
    if (code !== undefined) refusals.inc({ code })
  }
}
