import type { Claim } from '#server/account-protection/require-step-up.ts'
import { readAccountRow } from '#server/account-store/accounts/account-row.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { livePasskeys } from '#server/account-store/keys/live-passkeys.ts'
import type { Deps } from '#server/deps.ts'
import { removeKey } from './remove-key.ts'

/**
 * Removes a passkey. Returns the passkeys that are still accepted: the browser offers the removed one until it gets
 * this list.
 */
export async function removePasskey(deps: Deps, session: Session, facts: { keyId: string } & Claim) {
  const removed = await removeKey(deps, session, { ...facts, type: 'passkey' })
  const { userHandle } = await readAccountRow(deps.db, session.accountId)
  const passkeys = await livePasskeys(deps.db, session.accountId)
  return {
    ...removed,
    accepted: {
      rpId: deps.config.rpId,
      userId: userHandle.toString('base64url'),
      credentialIds: passkeys.map(({ id }) => id),
    },
  }
}
