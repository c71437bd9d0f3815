import { sql } from 'drizzle-orm'

/** A moment in so many seconds, by the database's clock, the only one that all processes share. */
export function fromNow(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`
}
