import { sql } from 'drizzle-orm'
import type { Queries } from '#server/platform/postgres/open.ts'
import { outbox } from '#server/platform/postgres/schema.ts'

/** The number of waiting mails, the age of the oldest, and the number of dead mails. */
export async function readBacklog(
  db: Queries,
): Promise<{ waiting: number; dead: number; oldestSeconds: number }> {
  const [stand] = await db
    .select({
      waiting: sql<number>`count(*) filter (where dead_at is null)`.mapWith(Number),
      dead: sql<number>`count(*) filter (where state = 'dead')`.mapWith(Number),
      oldestSeconds: sql<number>`coalesce(
        extract(epoch from now() - min(${outbox.createdAt}) filter (where dead_at is null)), 0
      )`.mapWith(Number),
    })
    .from(outbox)
  return stand ?? { waiting: 0, dead: 0, oldestSeconds: 0 }
}
