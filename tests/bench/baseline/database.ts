import postgres from 'postgres'
import { partsOf } from '../database-url.ts'

/** With fewer or more of them it was slower on two cores. */
const CONNECTIONS = 8

export const sql = postgres({
  ...partsOf(process.env.DATABASE_URL ?? ''),
  max: CONNECTIONS,
  fetch_types: false,
})

/** Counts one more in a window that begins with its first use; a row when there was room. */
export function counted(bucket: string, most: number, seconds: number) {
  return sql`
    insert into limits (bucket, count, expires_at)
    values (${bucket}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (bucket) do update set
      count = case when limits.expires_at <= now() then 1 else limits.count + 1 end,
      expires_at = case when limits.expires_at <= now() then excluded.expires_at else limits.expires_at end
    where limits.expires_at <= now() or limits.count < ${most}
    returning bucket`
}
