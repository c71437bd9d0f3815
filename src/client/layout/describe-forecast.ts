import type { Account } from '#shared/accounts.ts'
import type { Key } from '#shared/credentials.ts'
import { afterLeaving, placesOf, type Thing, thingsOf } from '#shared/sign-in-methods.ts'
import { isHere } from './key-names.ts'
import { formatList, nameThings } from './name-things.ts'

type Opened = Pick<Account, 'email' | 'emailVerified' | 'keys'> & Partial<Pick<Account, 'emails'>>

/**
 * Whether the account can still be opened without this device, in one line. A passkey that is in no known place may be on this
 * device, so it is not counted. Neither is a credential pending removal, nor another key of this browser's id, which may be a
 * copy. `device` is 'This phone'.
 */
export function describeForecast(account: Opened, device: string): string {
  const here = account.keys.find(isHere)
  const idHere = here && browserIdOf(here)
  const lost = new Set(
    account.keys.filter((key) => key === here || (idHere && browserIdOf(key) === idHere)).map(({ id }) => id),
  )
  const places = placesOf(afterLeaving(account)).filter((place) => !place.some(({ id }) => lost.has(id)))
  const elsewhere = places.map(kindOfPlace)
  const lasting = elsewhere.filter((kind) => kind !== 'passkey')
  const name = (kind: Thing['kind']) =>
    words[kind][elsewhere.filter((other) => other === kind).length === 1 ? 'one' : 'several']
  const lose = `if you lose ${device.toLowerCase()}`

  const [first, second] = lasting
  const passkey = elsewhere.find((kind) => kind === 'passkey')
  if (first === undefined && passkey === undefined) return `You cannot get back in ${lose}.`
  if (first === undefined) return `You can get back in ${lose}, unless every passkey is lost with it.`
  if (second === undefined && passkey === undefined)
    return `You can get back in ${lose}. You cannot if you lose ${name(first)} too.`
  if (second === undefined)
    return `You can get back in ${lose}. If you lose ${name(first)} too, only a passkey on another device opens it.`
  return `You can get back in ${lose}, even if you lose ${name(first)} with it.`
}

/** The browser that a key is in, as far as it is known. A synced passkey is not only there. */
function browserIdOf(key: Key) {
  return key.type === 'browser' || (key.type === 'passkey' && !key.synced) ? key.browserId : undefined
}

const TELLING = ['browser', 'provider', 'mailbox'] as const

/** What a place is: a passkey there is in the device of a browser, or in a password manager; else nobody knows where. */
export function kindOfPlace(place: Thing[]): Thing['kind'] {
  return TELLING.find((kind) => place.some((thing) => thing.kind === kind)) ?? 'passkey'
}

/** This line names nothing: the names are below, on the keys. */
const words: Record<Thing['kind'], { one: string; several: string }> = {
  browser: { one: 'your other browser', several: 'another browser' },
  passkey: { one: 'your passkey', several: 'one of your passkeys' },
  provider: { one: 'your password manager', several: 'one of your password managers' },
  mailbox: { one: 'your mailbox', several: 'one of your mailboxes' },
}

/**
 * What still opens the account after a step that removes these keys or the recovery address, and after all pending removals.
 * Null: as much as before.
 */
export function describeLeft(
  account: Opened,
  step: { keys?: Key[]; recoveryEmail?: true },
  device: string,
): string | null {
  const lasting = afterLeaving(account)
  const keys = lasting.keys.filter((key) => !step.keys?.some(({ id }) => id === key.id))
  const left = thingsOf({
    keys,
    email: account.email,
    emailVerified: lasting.emailVerified && !step.recoveryEmail,
  })
  if (left.length === thingsOf(lasting).length) return null
  const names = nameThings(left, account.keys, device)
  // A password manager's account opens nothing that its passkey does not.
  const named = left.filter(({ kind }) => kind !== 'provider').map(({ id, name }) => names.get(id) ?? name)
  if (named.length === 0) return 'After that, nothing opens your account.'
  if (named.length === 1)
    return `After that, only ${named[0]} opens your account. Lose that, and nobody can let you in.`
  return `After that, ${formatList(named)} still open your account.`
}
