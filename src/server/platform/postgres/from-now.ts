import { type Placeholder, sql } from 'drizzle-orm'

/** A moment in so many seconds, by the database's clock, the only one that all processes share. */
export function fromNow(seconds: number | Placeholder) {
  return sql`now() + make_interval(secs => ${seconds})`
}
