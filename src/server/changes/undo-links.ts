import { changeUndos } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { LostAddress } from '#server/keys/claim-address.ts'
import { newSecret } from '#server/keys/one-time-secret.ts'
import type { UndoLinks } from '#server/mail/notices.ts'

type Begun = { id: string; at: Date; undoableUntil: Date }

/**
 * Makes the secrets by which the mailboxes that are told of a change can undo it. What each may undo depends on how long the
 * account has had it: `owned` are those of before the change, and any other is as new as that.
 */
export function undoLinksOf(
  { random }: Pick<Deps, 'random'>,
  { id: changeId, at, undoableUntil: until }: Begun,
  owned: LostAddress[],
): UndoLinks {
  return async (tx, to) => {
    const { secret: token, hash } = newSecret(random)
    const since = owned.find(({ address }) => address === to)?.verifiedAt ?? at
    await tx.insert(changeUndos).values({ hash, changeId, since })
    return { token, until }
  }
}
