import { sql } from 'drizzle-orm'
import type { Queries } from '#server/platform/postgres/open.ts'

/** Why a mail has not been sent: not tried yet, the mail server is away, or it refused this one for now. */
export const CAUSES = ['waiting', 'away', 'refused'] as const

type Backlog = { count: number; oldestSeconds: number }

/** The number of unsent mails and the age of the oldest, by cause, and the number of dead mails. By indexes alone. */
export async function readBacklog(db: Queries): Promise<Record<(typeof CAUSES)[number] | 'dead', Backlog>> {
  const rows = await db.execute<{ state: string } & Backlog>(sql`
    select state, count(*)::int as count, extract(epoch from now() - min(created_at))::float8 as "oldestSeconds"
    from outbox where dead_at is null group by state
    union all
    select 'dead', count(*)::int, 0 from outbox where dead_at is not null and state = 'dead'`)
  const none = { count: 0, oldestSeconds: 0 }
  const of = (state: string) => rows.find((row) => row.state === state) ?? none
  return { waiting: of('waiting'), away: of('away'), refused: of('refused'), dead: of('dead') }
}
