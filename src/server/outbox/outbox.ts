import { and, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { afterCommit } from '#server/platform/postgres/open.ts'
import { outbox } from '#server/platform/postgres/schema.ts'
import { orNull, pipelined, seconds, text, uuid } from '#server/platform/postgres/statement.ts'
import { currentSecret, fingerprint, fingerprintsOf, secretName } from '#server/platform/secrets.ts'
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
    fingerprint: text,
    accountId: orNull(uuid),
    kind: text,
    expiresInSeconds: orNull(seconds),
  },
  gives: {},
  sql: (p) => `
    insert into outbox (id, sealed, sealed_by, fingerprint, account_id, kind, expires_at)
    values (${p.id}, ${p.sealed}, ${p.sealedBy}, ${p.fingerprint}, ${p.accountId}, ${p.kind},
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
  const secret = currentSecret(config.secrets)
  return {
    id: random.id(),
    kind,
    sealed: seal(config.secrets, letter),
    sealedBy: secretName(secret),
    fingerprint: fingerprint(secret, letter.to),
    expiresInSeconds,
  }
}

/**
 * Deletes the mails about these accounts, sent or not, and those to their addresses that were written before anybody
 * had the address.
 */
export async function forgetLettersAbout(
  tx: Transaction,
  { config }: Pick<Deps, 'config'>,
  { accountIds, addresses }: { accountIds: string[]; addresses: string[] },
) {
  const fingerprints = fingerprintsOf(config.secrets, addresses)
  const isTheirs = inArray(outbox.accountId, accountIds)
  await tx
    .delete(outbox)
    .where(or(isTheirs, and(isNull(outbox.accountId), inArray(outbox.fingerprint, fingerprints))))
}

/** Days that a mail stays after it was sent or has expired, for the operator, without its content. */
export const ENDED_LETTER_DAYS = 2

/** Days that a dead mail stays, likewise. */
export const DEAD_LETTER_DAYS = 30

/** A version that knew no state left dead mails in that of a waiting one. */
export const endedLetters = leftover(
  outbox,
  sql`dead_at is not null and (
    (state in ('sent', 'expired') and dead_at <= now() - make_interval(days => ${ENDED_LETTER_DAYS}))
    or (state in ('dead', 'waiting', 'away', 'refused')
      and dead_at <= now() - make_interval(days => ${DEAD_LETTER_DAYS}))
  )`,
)
