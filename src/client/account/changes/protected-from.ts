import type { Account } from '#shared/account.ts'
import type { Change } from '#shared/changes.ts'
import { seconds } from '#shared/time.ts'

/** `settled`: it is protected already. `bare`: there is nothing yet that could grow old. */
type Protection = { kind: 'settled' } | { kind: 'bare' } | { kind: 'young'; from: string }

/**
 * Since when an account has its oldest passkey or address decides from when on it is protected. Since when it has an address
 * say the changes of the last `seniority` seconds; of one that they do not name it is longer.
 */
export function protectedFrom(
  { keys, email, emailVerified }: Pick<Account, 'keys' | 'email' | 'emailVerified'>,
  changes: Change[],
  { seniority, now = Date.now() }: { seniority: number; now?: number },
): Protection {
  const since = (isIt: (change: Change) => boolean) =>
    changes.find((change) => change.takesEffectAt === null && isIt(change))?.at ?? new Date(0).toISOString()

  const begins = keys.flatMap((key) => {
    if (key.waitsUntil) return []
    if (key.type === 'passkey') return key.createdAt
    if (key.type !== 'email' || !key.activated) return []
    return since(({ event, key: about }) => event === 'key_activated' && about?.name === key.email)
  })
  if (emailVerified && email !== null)
    begins.push(since(({ event }) => event === 'address_verified' || event === 'address_changed'))

  const [oldest] = begins.sort()
  if (oldest === undefined) return { kind: 'bare' }
  const from = new Date(oldest).getTime() + seconds(seniority)
  return from <= now ? { kind: 'settled' } : { kind: 'young', from: new Date(from).toISOString() }
}
