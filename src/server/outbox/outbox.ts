import { inArray, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { afterCommit } from '#server/platform/postgres/open.ts'
import { outbox } from '#server/platform/postgres/schema.ts'
import { orNull, pipelined, seconds, text, uuid } from '#server/platform/postgres/statement.ts'
import { currentSecret, secretName } from '#server/platform/secrets.ts'
import type { Draft } from './letter.ts'
import { seal } from './seal.ts'

/**
 * `expiresInSeconds` is the lifetime of the link or code inside; a notice has none. `accountId` is the account the
 * mail is about, if known.
 */
type Facts = { expiresInSeconds?: number | null; accountId?: string | null }

/** Without a lifetime, `expires_at` is null. */
const insertLetter = pipelined({
  takes: {
    id: uuid,
    sealed: text,
    sealedBy: text,
    accountId: orNull(uuid),
    kind: text,
    expiresInSeconds: orNull(seconds),
  },
  gives: {},
  sql: (p) => `
    insert into outbox (id, sealed, sealed_by, account_id, kind, expires_at)
    values (${p.id}, ${p.sealed}, ${p.sealedBy}, ${p.accountId}, ${p.kind},
      now() + make_interval(secs => ${p.expiresInSeconds}))`,
})

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
  const { accountId = null, expiresInSeconds = null } = facts
  await insertLetter(tx, { ...letterColumns(deps, letter, { expiresInSeconds }), accountId })
  afterCommit(tx, () => deps.wakeUp.wake())
}

/**
 * The columns of a mail, for a statement that inserts it together with the change that caused it. The caller signals
 * `deps.wakeUp` after the commit.
 */
export function letterColumns<Lifetime extends number | null>(
  { config, random }: Pick<Deps, 'config' | 'random'>,
  { kind, ...letter }: Draft,
  { expiresInSeconds }: { expiresInSeconds: Lifetime },
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
