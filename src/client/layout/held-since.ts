import type { Account } from '#shared/accounts.ts'
import type { Change } from '#shared/changes.ts'
import type { Key } from '#shared/credentials.ts'
import { leavingOf } from '#shared/sign-in-methods.ts'
import { seconds } from '#shared/time.ts'

/** A passkey or an e-mail key; or the recovery e-mail, which is not a key. */
type Held = Key | 'recovery email'

/** `settled`: already protected. `bare`: has no credential that could become settled. */
type Protection = { kind: 'settled' } | { kind: 'bare' } | { kind: 'young'; from: string }

/** Done at once, and not stopped or removed since. */
export function isDone({ takesEffectAt, isStopped }: Change) {
  return takesEffectAt === null && !isStopped
}

type Age = { seniority: number; now?: number }

/**
 * When an account got a passkey or a verified address; null for anything else. The changes of the last `seniority` seconds name
 * the addresses that were added after the account was made. An address they do not name is older than that, or as old as the
 * account.
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

/** An account is protected once its oldest passkey or address is `seniority` seconds old. */
export function protectedFrom(
  account: Account,
  changes: Change[],
  { seniority, now = Date.now() }: Age,
): Protection {
  const { keys, emailVerified } = account
  // Only a protected account has a pending removal or a pending credential.
  if (leavingOf(account).length > 0 || keys.some(({ waitsUntil }) => waitsUntil)) return { kind: 'settled' }

  const all: Held[] = [...keys, ...(emailVerified ? (['recovery email'] as const) : [])]
  const [oldest] = all.flatMap((held) => heldSince(held, account, changes) ?? []).sort()
  if (oldest === undefined) return { kind: 'bare' }
  const from = new Date(oldest).getTime() + seconds(seniority)
  return from <= now ? { kind: 'settled' } : { kind: 'young', from: new Date(from).toISOString() }
}

/**
 * When something is removed, if it is removed now or is pending removal already. Null: at once. Settled credentials have a
 * security delay.
 */
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
