import { and, arrayContains, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { leftover } from '#server/db/delete-in-batches.ts'
import { knownTogether } from '#server/db/known-together.ts'
import type { Queries } from '#server/db/open.ts'
import { browserSecrets, changes, changeUndos, keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isBrowserSecret } from '#server/keys/find-browser-key.ts'
import { namesSecret } from '#server/keys/names-secret.ts'
import { hashSecret, isSecret } from '#server/keys/one-time-secret.ts'
import type { Session } from '#server/keys/session.ts'

type Found = { accountId: string; changeId: string; since: Date }

const namesMailed = namesSecret('token', knownTogether(changeUndos.hash))
const namesRemoved = namesSecret('token', isBrowserSecret)

/** Whether a call to undo a change guesses nothing: it names a secret that there is, or is one of a session without any. */
export async function namesUndo(deps: Deps, rawInput: unknown, session: Session | null): Promise<boolean> {
  if (session && Object(rawInput).token === undefined) return true
  return (await namesMailed(deps, rawInput)) || (await namesRemoved(deps, rawInput))
}

/**
 * The change that a secret undoes, and since when the account has had what the secret stands for: a mailbox that was told of
 * it, or a browser whose key it removed. That one opens nothing any more, but whoever still has it may take the removal back,
 * or a thief could shut out somebody who has no mailbox. Null for any other.
 */
export async function findByToken(db: Queries, token: string): Promise<Found | null> {
  if (!isSecret(token)) return null
  const hash = hashSecret(token)
  const [mailed] = await db
    .select({ accountId: changes.accountId, changeId: changes.id, since: changeUndos.since })
    .from(changeUndos)
    .innerJoin(changes, eq(changes.id, changeUndos.changeId))
    .where(eq(changeUndos.hash, hash))
  return mailed ?? (await findByRemoved(db, hash))
}

async function findByRemoved(db: Queries, hash: Buffer): Promise<Found | null> {
  const [removed] = await db
    .select({ accountId: changes.accountId, changeId: changes.id, since: keys.createdAt })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .innerJoin(changes, arrayContains(changes.keysRemoved, sql`array[${keys.id}]`))
    .where(
      and(
        eq(browserSecrets.hash, hash),
        eq(changes.accountId, keys.accountId),
        isNotNull(keys.revokedAt),
        // It was good until its key was removed.
        eq(browserSecrets.expiresAt, keys.revokedAt),
      ),
    )
    .orderBy(desc(changes.at))
    .limit(1)
  return removed ?? null
}

/** What cannot be undone any more; its links go with it. */
export const settledChanges = leftover(changes, sql`undoable_until <= now()`)
