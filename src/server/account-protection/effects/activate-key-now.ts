import type { StopTokens } from '#server/account-protection/keep-change.ts'
import { notifyAddresses } from '#server/account-protection/notices/notices.ts'
import { endAsStopped, leavingAddressOf } from '#server/account-protection/pending-changes.ts'
import { addressesOf, claimAddress } from '#server/account-store/addresses/claim-address.ts'
import { activateEmailKeyRow, findAwaiting } from '#server/account-store/keys/keep-email-key.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'

/**
 * Activates a pending e-mail key and claims its address. The caller appends the audit event. Refuses when the key is
 * gone or another account has the address. Under the account's lock.
 */
export async function activateKey(
  tx: Transaction,
  deps: Deps,
  {
    accountId,
    keyId,
    by,
    tokens,
  }: { accountId: string; keyId: string; by: string | null; tokens?: StopTokens },
) {
  const key = await findAwaiting(tx, keyId)
  if (key === null || key.accountId !== accountId) throw new Refusal('invalidActivationCode')
  const recipients = await addressesOf(tx, accountId)
  await activateEmailKeyRow(tx, keyId)
  if (!(await claimAddress(tx, key.email, accountId))) throw new Refusal('invalidActivationCode')
  // The mailbox stays, so its pending removal ends.
  await endAsStopped(tx, deps, { accountId, by }, (effect) => leavingAddressOf(effect) === key.email)
  await notifyAddresses(tx, deps, accountId, { event: 'emailKeyAdded', name: key.email }, recipients, tokens)
}

export async function auditActivation(
  tx: Transaction,
  { email, ...who }: { accountId: string; by: string | null; email: string },
) {
  await appendAuditEvent(tx, { ...who, event: 'key_activated', key: { type: 'email', name: email } })
}
