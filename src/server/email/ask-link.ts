import { sql } from 'drizzle-orm'
import { fromNow } from '#server/db/from-now.ts'
import { links, outbox } from '#server/db/schema.ts'
import { oneRow, statement } from '#server/db/statement.ts'
import { countingSteps } from '#server/limits/count.ts'

/** How many limits a mail comes under. */
const LIMITS = 3

/**
 * Counts a mail on its limits and, when there is room on all, makes the address's one link and the letter that carries
 * it. `sealed` is the letter with the link inside.
 */
export const makeLink = statement('make_link', (db) => {
  const { steps, counted, last } = countingSteps(db, LIMITS)
  const expiresAt = fromNow(sql.placeholder('expiresInSeconds'))
  const link = db.$with('link', { hash: links.hash }).as(sql`
    insert into ${links} (hash, address, asked_by_account_id, expires_at)
    select ${sql.placeholder('hash')}, ${sql.placeholder('address')}, ${sql.placeholder('askedByAccountId')}, ${expiresAt}
    from ${last}
    on conflict (address) do update set
      hash = excluded.hash, asked_by_account_id = excluded.asked_by_account_id, expires_at = excluded.expires_at
    returning hash`)
  const letter = db.$with('letter', { id: outbox.id }).as(sql`
    insert into ${outbox} (id, sealed, sealed_by, expires_at)
    select ${sql.placeholder('id')}, ${sql.placeholder('sealed')}, ${sql.placeholder('sealedBy')}, ${expiresAt}
    from ${last}
    returning id`)
  return db
    .with(...steps, link, letter)
    .select({ counted })
    .from(oneRow)
})
