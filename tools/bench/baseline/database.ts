import postgres from 'postgres'
import { partsOf } from '../database-url.ts'

/** With fewer or more it was slower on two cores. */
const CONNECTIONS = 8

/**
 * In turn, with one driver for each connection. With several connections one driver never empties its queue of free
 * ones, only lengthens it, and searches it for every query. The baseline would get slower from round to round.
 */
const drivers = Array.from({ length: CONNECTIONS }, () =>
  postgres({ ...partsOf(process.env.DATABASE_URL ?? ''), max: 1, fetch_types: false }),
)

let turn = 0

export function sql(strings: TemplateStringsArray, ...values: postgres.ParameterOrFragment<never>[]) {
  turn = (turn + 1) % CONNECTIONS
  const driver = drivers[turn]
  if (!driver) throw new Error('No driver')
  return driver(strings, ...values)
}

/** Counts one more in a window that begins with its first use; returns a row when there was room. */
export function counted(kind: string, subject: string, most: number, seconds: number) {
  return sql`
    insert into limits (kind, subject, address, count, expires_at)
    values (${kind}, ${subject}, '', 1, now() + make_interval(secs => ${seconds}))
    on conflict (subject, kind, address) do update set
      count = case when limits.expires_at <= now() then 1 else limits.count + 1 end,
      expires_at = case when limits.expires_at <= now() then excluded.expires_at else limits.expires_at end
    where limits.expires_at <= now() or limits.count < ${most}
    returning kind`
}
