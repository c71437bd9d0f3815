import type { PasskeyChange } from '#server/account-protection/notices/notice-wordings.ts'
import { notifyAccount } from '#server/account-protection/notices/notices.ts'
import { type PasskeyState, stampPasskey } from '#server/account-store/keys/keep-passkey.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'

/** What is stored. Keys of other types have null there, and the types cannot know. */
type Known = { counter: number | null; backupEligible: boolean | null }

/** What a good answer says of its passkey that its owner should hear; null when it says what was known. */
export function changeOf(known: Known, said: PasskeyState): PasskeyChange | null {
  const mayBackUp = said.backupEligible === known.backupEligible ? null : said.backupEligible
  const hasStoppedCounting = said.counter === 0 && known.counter !== 0
  return mayBackUp !== null || hasStoppedCounting ? { mayBackUp, hasStoppedCounting } : null
}

/**
 * Stores what a good answer says, under the account's lock. Resolves to what changed by it: the same change in two answers
 * is a change in the first.
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

/** Notes such a change and tells the account's address, in the transaction that stored it. `by` is the browser key. */
export async function notifyOfChange(
  tx: Transaction,
  deps: Deps,
  facts: { accountId: string; name: string; by: string; change: PasskeyChange },
) {
  const { accountId, name, by, change } = facts
  await appendAuditEvent(tx, { accountId, event: 'passkey_changed', by, key: { type: 'passkey', name } })
  await notifyAccount(tx, deps, accountId, { event: 'passkeyChanged', name, ...change })
}
