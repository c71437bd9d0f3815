import { and, asc, eq, isNull } from 'drizzle-orm'
import {
  addPendingChange,
  passOnReplacements,
  recordAddition,
  recordDone,
} from '#server/account-protection/keep-change.ts'
import type { Notice } from '#server/account-protection/notices/notice-wordings.ts'
import { notifyAddresses } from '#server/account-protection/notices/notices.ts'
import { endAsStopped, leavingAddressOf } from '#server/account-protection/pending-changes.ts'
import { isSettledAddress, splitByRemoval } from '#server/account-protection/removal.ts'
import { type Authority, isSettled } from '#server/account-protection/rules.ts'
import { changeAccount, readAccountRow } from '#server/account-store/accounts/account-row.ts'
import { addressesOf, claimAddress, releaseAddress } from '#server/account-store/addresses/claim-address.ts'
import { forgetCodes } from '#server/account-store/addresses/codes.ts'
import type { Standing } from '#server/account-store/browsers/read-session.ts'
import { endUnrelatedKeys } from '#server/account-store/keys/end-unrelated-keys.ts'
import { isSignInMethod, readSignInMethods } from '#server/account-store/keys/read-sign-in-methods.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { Effect } from '#server/platform/postgres/change-effect.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { codes, keys } from '#server/platform/postgres/schema.ts'
import { keepReplaced } from './remove-now.ts'

type Facts = {
  session: Standing
  address: string
  /** What authorizes the session; `waits` when the change was pending and is now due. */
  authority: Authority
}

/**
 * Claims an address for the account and makes it the verified recovery e-mail. A settled former one leaves after the
 * delay (rule 4), any other at once. The first recovery e-mail signs out every key that does not descend from the
 * presenting session (rule 8). Refuses when another account has the address. Under the account's lock.
 */
export async function verifyRecovery(tx: Transaction, deps: Deps, { session, address, authority }: Facts) {
  const { accountId, browserKeyId } = session
  const { email, pendingEmail } = await readAccountRow(tx, accountId)
  const replaced = email === address ? null : email
  const before = await addressesOf(tx, accountId)

  if (!(await claimAddress(tx, address, accountId))) throw new Refusal('emailExists')
  await changeAccount(tx, accountId, {
    email: address,
    ...(pendingEmail === address && { pendingEmail: null }),
  })
  // A link may have verified the address before the code was typed. The code must not verify it again.
  await forgetCodes(
    tx,
    and(eq(codes.accountId, accountId), eq(codes.address, address), eq(codes.purpose, 'recovery')),
  )
  const entry = { accountId, by: browserKeyId, detail: address }
  // A verified address stays: its pending removal and its pending verification both end. A later removal then waits for
  // the full delay again.
  const comes = (effect: Effect) => effect.do === 'verifyRecovery' && effect.address === address
  const leaves = (effect: Effect) => leavingAddressOf(effect) === address
  await endAsStopped(tx, deps, entry, (effect) => comes(effect) || leaves(effect))
  await appendAuditEvent(tx, { ...entry, event: 'address_verified' })
  if (replaced !== null) await appendAuditEvent(tx, { ...entry, event: 'address_changed' })

  const notify = (notice: Notice, recipients: string[]) =>
    notifyAddresses(tx, deps, accountId, notice, recipients)
  // Also after a recovery e-mail was removed. Otherwise an attacker could verify and remove one first, and so avoid the
  // sign-out.
  const settled = await settleKeys(tx, deps, session, { isFirst: email === null, notify })
  await notify({ event: 'recoveryVerified', ...settled }, [address])
  const change = { accountId, event: 'address_verified', by: browserKeyId } as const
  const removal = { do: 'removeRecovery', address, isHeld: false, isUnproven: false } as const
  const isAdded = !(await isSettledAddress(tx, deps, accountId, address))
  const tokens = isAdded ? await recordAddition(tx, deps, { ...change, removal }) : undefined
  if (replaced === null && !isAdded) await recordDone(tx, deps, change)
  const isKept = replaced !== null && (await release(tx, deps, { session, address, authority }, replaced))
  const others = before.filter((one) => one !== address && (isKept || one !== replaced))
  await notifyAddresses(tx, deps, accountId, { event: 'recoverySet' }, others, tokens)
}

/**
 * Releases the former recovery e-mail. It leaves after the delay when it is settled and no e-mail key holds it,
 * otherwise at once. A pending removal of it is replaced by this change. Returns whether an e-mail key keeps it.
 */
async function release(
  tx: Transaction,
  deps: Deps,
  { session, address, authority }: Facts,
  replaced: string,
) {
  const { accountId, browserKeyId: by } = session
  const change = { accountId, event: 'address_changed', by } as const
  const { about } = await splitByRemoval(tx, accountId, { address: replaced })
  const isKept = about?.kind === 'mailbox' && about.emailKeyId !== null
  const isRemoval = (effect: Effect) => effect.do === 'removeRecovery' && effect.address === replaced
  const leaves = (effect: Effect) => leavingAddressOf(effect) === replaced
  await endAsStopped(tx, deps, { accountId, by }, (effect) => isRemoval(effect) || leaves(effect))
  const isOld = about !== null && isSettled(about, deps.config.seniorityS)
  const isUnproven = authority.kind === 'waits'
  if (isOld && !isKept) {
    const effect = { do: 'releaseReplaced', address: replaced, replacedBy: address, isUnproven } as const
    await addPendingChange(tx, deps, { ...change, authority, effect, isCounted: isUnproven })
    return false
  }
  await releaseAddress(tx, replaced, accountId)
  await recordDone(tx, deps, change)
  // A new address can be removed at once, even if an e-mail key keeps it for now.
  if (!isOld) await passOnReplacements(tx, deps, { ...change, replaced, replacedBy: address, isUnproven })
  if (!isKept) await notifyAddresses(tx, deps, accountId, { event: 'recoveryChanged' }, [replaced])
  return isKept
}

/**
 * The first verification signs out the unrelated keys. Settled ones are removed after the delay. The addresses of
 * removed e-mail keys are notified.
 */
async function settleKeys(
  tx: Transaction,
  deps: Deps,
  session: Standing,
  { isFirst, notify }: { isFirst: boolean; notify: (notice: Notice, recipients: string[]) => Promise<void> },
) {
  const { accountId, browserKeyId } = session
  const gone = isFirst ? await endUnrelatedKeys(tx, session, await settledKeys(tx, deps, accountId)) : null
  for (const key of gone?.slow ?? []) {
    const effect: Effect = { do: 'removeKey', keyId: key.id, address: key.email, isUnproven: false }
    const authority = { kind: 'proven', byCeremonyOf: null } as const
    await addPendingChange(tx, deps, {
      accountId,
      event: 'key_removed',
      by: browserKeyId,
      key,
      authority,
      effect,
    })
  }
  const signedOut = (gone?.ended ?? []).filter(isSignInMethod)
  for (const { type, name, email } of signedOut) {
    if (type !== 'email' || email === null) continue
    await notify({ event: 'keyRemoved', type, name }, [email])
    await keepReplaced(tx, deps, { accountId, by: browserKeyId }, email)
  }
  const remaining = await tx
    .select()
    .from(keys)
    .where(and(eq(keys.accountId, accountId), isNull(keys.revokedAt)))
    .orderBy(asc(keys.createdAt))
  return { signedOut, remaining: remaining.filter(isSignInMethod) }
}

/** The settled passkeys, and the e-mail keys that are the only hold on a settled mailbox. */
async function settledKeys(tx: Transaction, { config: { seniorityS } }: Deps, accountId: string) {
  const methods = (await readSignInMethods(tx, accountId)).filter(
    (one) => isSettled(one, seniorityS) && !(one.kind === 'mailbox' && one.isRecovery),
  )
  const addresses = methods.flatMap((one) => (one.kind === 'mailbox' ? [one.address] : []))
  const passkeys = methods.flatMap((one) => (one.kind === 'passkey' ? [one.id] : []))
  return (key: { id: string; email: string | null }) =>
    passkeys.includes(key.id) || (key.email !== null && addresses.includes(key.email))
}
