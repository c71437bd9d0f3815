import type { StopTokens } from '#server/account-protection/keep-change.ts'
import { notifyEveryAddress } from '#server/account-protection/notices/notices.ts'
import { browserOfSecret } from '#server/account-store/browsers/browser-secrets.ts'
import { addPasskey, type RegisteredPasskey } from '#server/account-store/keys/keep-passkey.ts'
import { makeRoomForKey } from '#server/account-store/keys/revoke-keys.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import type { PendingPasskey } from '#server/platform/postgres/change-effect.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'

type Facts = {
  accountId: string
  id: string
  name: string
  passkey: RegisteredPasskey
  /** The secret whose session registered the passkey. */
  madeBySecretId: string
  by: string | null
  tokens?: StopTokens
}

/**
 * Adds a passkey and notifies every address. Addresses in `tokens` get a link that removes it again. Under the
 * account's lock.
 */
export async function addPasskeyTo(tx: Transaction, deps: Deps, facts: Facts) {
  const { accountId, id, name, passkey, madeBySecretId, by, tokens } = facts
  await makeRoomForKey(tx, accountId)
  // The secret may have been deleted while the change was pending.
  const browserId = await browserOfSecret(tx, madeBySecretId)
  const maker = browserId === null ? {} : { madeBySecretId, browserId }
  await addPasskey(tx, { id, accountId, name, ...maker }, passkey)
  await appendAuditEvent(tx, { accountId, event: 'key_added', by, key: { type: 'passkey', name } })
  await notifyEveryAddress(tx, deps, accountId, { event: 'passkeyAdded', name }, tokens)
}

/** Converts a verified passkey to the form stored in a pending change; `fromPending` converts it back. */
export function toPending(id: string, name: string, passkey: RegisteredPasskey): PendingPasskey {
  const { credentialId, publicKey } = passkey
  return {
    ...passkey,
    id,
    name,
    credentialId: credentialId.toString('base64url'),
    publicKey: publicKey.toString('base64url'),
  }
}

export function fromPending({ id: _id, name: _name, ...kept }: PendingPasskey): RegisteredPasskey {
  return {
    ...kept,
    credentialId: Buffer.from(kept.credentialId, 'base64url'),
    publicKey: Buffer.from(kept.publicKey, 'base64url'),
  }
}
