import type { Account } from '#shared/accounts.ts'
import type { Change } from '#shared/changes.ts'
import type { Key } from '#shared/credentials.ts'
import { leavingOf } from '#shared/sign-in-methods.ts'
import { seconds } from '#shared/time.ts'

/** A passkey or an email key; or the recovery email, which is no key. */
type Held = Key | 'recovery email'

/** `settled`: it is protected already. `bare`: there is nothing yet that could grow old. */
type Protection = { kind: 'settled' } | { kind: 'bare' } | { kind: 'young'; from: string }

/** It was done at once, and not taken away since. */
export function isDone({ takesEffectAt, isStopped }: Change) {
  return takesEffectAt === null && !isStopped
}

type Age = { seniority: number; now?: number }

/**
 * Since when an account has a passkey or a verified address; null for what is neither. The changes of the last `seniority`
 * seconds name the addresses that came later than the account. One that they do not name is older than that, or as old as
 * the account.
 */
function heldSince(held: Held, { createdAt }: Account, changes: Change[]): string | null {
  const since = (isIt: (change: Change) => boolean) =>
    changes.find((change) => isDone(change) && isIt(change))?.at ?? createdAt

  if (held === 'recovery email')
    return since(({ event }) => event === 'address_verified' || event === 'address_changed')
  if (held.type === 'passkey') return held.createdAt
  if (held.type !== 'email' || !held.activated) return null
  return since(({ event, key }) => event === 'key_activated' && key?.name === held.email)
}

/** An account is protected once its oldest passkey or address has been there for `seniority` seconds. */
export function protectedFrom(
  account: Account,
  changes: Change[],
  { seniority, now = Date.now() }: Age,
): Protection {
  const { keys, emailVerified } = account
  // Only what belongs to a protected account leaves slowly, or waits to come.
  if (leavingOf(account).length > 0 || keys.some(({ waitsUntil }) => waitsUntil)) return { kind: 'settled' }

  const all: Held[] = [...keys, ...(emailVerified ? (['recovery email'] as const) : [])]
  const [oldest] = all.flatMap((held) => heldSince(held, account, changes) ?? []).sort()
  if (oldest === undefined) return { kind: 'bare' }
  const from = new Date(oldest).getTime() + seconds(seniority)
  return from <= now ? { kind: 'settled' } : { kind: 'young', from: new Date(from).toISOString() }
}

/** When something leaves that is removed now, or is leaving already; null: at once. What an account has had long leaves slowly. */
export function leavesFrom(
  held: Held,
  account: Account,
  changes: Change[],
  { seniority, now = Date.now() }: Age,
): string | null {
  if (held !== 'recovery email' && held.leavesAt) return held.leavesAt
  const since = heldSince(held, account, changes)
  const isSettled = seniority > 0 && since !== null && new Date(since).getTime() + seconds(seniority) <= now
  return isSettled ? new Date(now + seconds(seniority)).toISOString() : null
}
