import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { outbox } from '#server/platform/postgres/schema.ts'
import { statement } from '#server/platform/postgres/statement.ts'
import { afterCommit } from '#server/platform/postgres/transaction.ts'
import { currentSecret, secretName } from '#server/platform/secrets.ts'
import type { Draft } from './letter.ts'
import { seal } from './seal.ts'

/**
 * `expiresInSeconds` is the lifetime of the link or code inside; a notice has none. `accountId` is the account the
 * mail is about, if known.
 */
type Facts = { expiresInSeconds?: number | null; accountId?: string | null }

const insertLetter = statement('insert_letter', (db) =>
  db.insert(outbox).values({
    id: sql.placeholder('id'),
    sealed: sql.placeholder('sealed'),
    sealedBy: sql.placeholder('sealedBy'),
    accountId: sql.placeholder('accountId'),
    kind: sql.placeholder('kind'),
    // Null without a lifetime.
    expiresAt: sql`now() + make_interval(secs => ${sql.placeholder('expiresInSeconds')})`,
  }),
)

/**
 * Puts a mail into the outbox, in the caller's transaction. It is sent only if that commits; the delivery worker is
 * woken after the commit.
 */
export async function enqueueLetter(
  tx: Queries,
  deps: Pick<Deps, 'config' | 'random' | 'wakeUp'>,
  letter: Draft,
  facts: Facts = {},
) {
  const { accountId = null } = facts
  await insertLetter(tx).execute({ ...letterColumns(deps, letter, facts), accountId })
  afterCommit(tx, () => deps.wakeUp.wake())
}

/**
 * The CTE that puts a mail into the outbox for the row in `from`, about the account that `accountId` finds. Its
 * values are those of `letterColumns`.
 */
export function enqueueStep(
  db: Queries,
  from: SQL | ReturnType<typeof sql.identifier>,
  { expiresAt, accountId }: { expiresAt: SQL; accountId: SQL },
) {
  return db.$with('letter', { id: outbox.id }).as(sql`
    insert into ${outbox} (id, sealed, sealed_by, kind, account_id, expires_at)
    select ${sql.placeholder('id')}, ${sql.placeholder('sealed')}, ${sql.placeholder('sealedBy')},
      ${sql.placeholder('kind')}, ${accountId}, ${expiresAt}
    from ${from}
    returning id`)
}

/**
 * The columns of a mail, for a statement that inserts it together with the change that caused it. The caller signals
 * `deps.wakeUp` after the commit.
 */
export function letterColumns(
  { config, random }: Pick<Deps, 'config' | 'random'>,
  { kind, ...letter }: Draft,
  { expiresInSeconds = null }: Facts = {},
) {
  return {
    id: random.id(),
    kind,
    sealed: seal(config.secrets, letter),
    sealedBy: secretName(currentSecret(config.secrets)),
    expiresInSeconds,
  }
}

/** Deletes the mails about these accounts, sent or not. */
export async function forgetLettersAbout(tx: Transaction, accountIds: string[]) {
  await tx.delete(outbox).where(inArray(outbox.accountId, accountIds))
}

/** Days that a dead mail stays for the operator, without its content. */
export const DEAD_LETTER_DAYS = 30

export const deadLetters = leftover(
  outbox,
  sql`dead_at <= now() - make_interval(days => ${DEAD_LETTER_DAYS})`,
)
