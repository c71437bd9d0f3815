import type { PasskeyChange } from '#server/account-protection/notices/notice-wordings.ts'
import { notifyAccount } from '#server/account-protection/notices/notices.ts'
import { type PasskeyState, stampPasskey } from '#server/account-store/keys/keep-passkey.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'

/** The stored values. They are null for keys of other types, so the types allow null. */
type Known = { counter: number | null; backupEligible: boolean | null }

/** A change in a valid answer that the passkey's owner should know; null when nothing changed. */
export function changeOf(known: Known, said: PasskeyState): PasskeyChange | null {
  const mayBackUp = said.backupEligible === known.backupEligible ? null : said.backupEligible
  const hasStoppedCounting = said.counter === 0 && known.counter !== 0
  return mayBackUp !== null || hasStoppedCounting ? { mayBackUp, hasStoppedCounting } : null
}

/**
 * Stores the passkey's state from a valid answer, under the account's lock. Resolves to the change; when two answers
 * carry the same change, only the first reports it.
 */
export async function storeAnswer(
  tx: Transaction,
  passkey: { id: string; counter: number },
  said: PasskeyState,
) {
  const before = await stampPasskey(tx, passkey, said)
  if (!before) throw new Refusal('invalidLoginCredential')
  return changeOf(before, said)
}

/**
 * Appends such a change to the audit log and notifies the account's address, in the transaction that stored it. `by`
 * is the browser key.
 */
export async function notifyOfChange(
  tx: Transaction,
  deps: Deps,
  facts: { accountId: string; name: string; by: string; change: PasskeyChange },
) {
  const { accountId, name, by, change } = facts
  await appendAuditEvent(tx, { accountId, event: 'passkey_changed', by, key: { type: 'passkey', name } })
  await notifyAccount(tx, deps, accountId, { event: 'passkeyChanged', name, ...change })
}
