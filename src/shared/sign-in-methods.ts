import type { Account } from './accounts.ts'
import type { Key } from './credentials.ts'

/**
 * Something that opens the account by itself and can be lost. It is a browser with its key, a passkey's device, a synced
 * passkey's provider, or a mailbox.
 */
export type Thing = { id: string; kind: 'browser' | 'passkey' | 'provider' | 'mailbox'; name: string }

/** What still opens the account when these are lost. */
export type Loss = { lost: Thing[]; waysIn: Thing[]; locked: boolean }

/** The most useful steps against a lock-out. */
export const NEXT_STEPS = ['add_passkey', 'add_email', 'add_email_key', 'second_passkey'] as const

export type NextStep = (typeof NEXT_STEPS)[number]

type Opened = Pick<Account, 'email' | 'emailVerified' | 'keys'> & Partial<Pick<Account, 'emails'>>

/**
 * Everything that opens this account, in the order of its keys, mailboxes last. A feature key opens nothing, and
 * neither does an unverified address. Two equal addresses are one mailbox, and everything at one provider is one
 * thing.
 */
export function thingsOf(account: Opened): Thing[] {
  const things = account.keys.flatMap(thingsOfKey)
  if (account.emailVerified && account.email !== null) things.push(mailbox(account.email))
  const byId = new Map(things.map((thing) => [thing.id, thing]))
  const isMailbox = ({ kind }: Thing) => kind === 'mailbox'
  const all = [...byId.values()]
  return [...all.filter((thing) => !isMailbox(thing)), ...all.filter(isMailbox)]
}

/**
 * The same by the places where it is kept: what is in one place is lost together. Each browser key is a place, with the
 * passkeys that were made there and are not synced. A synced passkey is in its password manager, and is not lost with a
 * browser. Without a known browser, the passkeys of one browser id are together.
 */
export function placesOf(account: Opened): Thing[][] {
  const keys = new Map(account.keys.map((key) => [key.id, key]))
  const places = new Map<string, Thing[]>()
  for (const thing of thingsOf(account)) {
    const place = placeOf(thing, keys.get(thing.id), account.keys)
    places.set(place, [...(places.get(place) ?? []), thing])
  }
  return [...places.values()]
}

function placeOf({ id }: Thing, key: Key | undefined, keys: Key[]) {
  if (key?.type !== 'passkey') return id
  if (key.synced) return providerId(key)
  const browser = browserOfPasskey(key, keys)
  if (browser !== null) return browser.id
  return key.browserId === undefined ? id : `made in ${key.browserId}`
}

/**
 * The browser key that a passkey was made with, among these keys. Null: the passkey is synced, or its browser is signed
 * out, unknown or doubtful. Whoever copies a browser id gets a second key of it, and then neither is named.
 */
export function browserOfPasskey(passkey: Key, keys: Key[]): Key | null {
  if (passkey.type !== 'passkey' || passkey.synced || passkey.browserId === undefined) return null
  const browsers = keys.filter((key) => key.type === 'browser' && key.browserId === passkey.browserId)
  return browsers.length === 1 ? (browsers[0] ?? null) : null
}

/** The account after all pending removals. */
export function afterLeaving<Of extends Opened>(account: Of): Of {
  const { email, emails, emailVerified } = account
  const isLeaving = email !== null && Boolean(emails?.[email]?.leavesAt)
  return {
    ...account,
    emailVerified: emailVerified && !isLeaving,
    keys: account.keys.filter(({ leavesAt, waitsUntil }) => !leavesAt && !waitsUntil),
  }
}

/** Pending removals with name and time, the earliest first. */
export function leavingOf({ keys, emails = {} }: Pick<Account, 'keys'> & Partial<Account>) {
  const leaving = [
    ...keys.map(({ name, leavesAt }) => ({ name, leavesAt })),
    ...Object.entries(emails).map(([name, { leavesAt }]) => ({ name, leavesAt })),
  ]
  const byName = new Map(leaving.flatMap(({ name, leavesAt }) => (leavesAt ? [[name, leavesAt]] : [])))
  return [...byName]
    .map(([name, leavesAt]) => ({ name, leavesAt }))
    .sort((one, other) => one.leavesAt.localeCompare(other.leavesAt))
}

function thingsOfKey(key: Key): Thing[] {
  // It opens nothing yet.
  if (key.waitsUntil) return []
  switch (key.type) {
    case 'browser':
      return [{ id: key.id, kind: 'browser', name: key.name }]
    case 'passkey':
      return [
        { id: key.id, kind: 'passkey', name: key.name },
        // A synced passkey is not only on the device.
        ...(key.synced ? [{ id: providerId(key), kind: 'provider' as const, name: providerName(key) }] : []),
      ]
    case 'email':
      return key.activated ? [mailbox(key.email)] : []
    case 'feature':
      return []
  }
}

/** One whose provider is unknown counts as a provider of its own. */
function providerId({ provider, id }: Extract<Key, { type: 'passkey' }>) {
  return `provider:${provider ?? id}`
}

function providerName({ provider, name }: Extract<Key, { type: 'passkey' }>) {
  return provider ?? `Where ${name} is synced`
}

function mailbox(address: string): Thing {
  return { id: `mailbox:${address}`, kind: 'mailbox', name: address }
}

/** The account without these things. Each opens by itself, so all others still do. */
export function without(things: Thing[], lost: Thing[]): Loss {
  const gone = new Set(lost.map(({ id }) => id))
  const waysIn = things.filter(({ id }) => !gone.has(id))
  return { lost, waysIn, locked: waysIn.length === 0 }
}

/**
 * With more things, no two can be the last ones. Thousands of pairs that all say so would be the largest answer of
 * this service.
 */
const MOST_THINGS_IN_PAIRS = 32

/**
 * What is left after the loss of each thing, and then of each two; of more than 32 things only after the loss of
 * each.
 */
export function forecast(things: Thing[]): Loss[] {
  const pairs =
    things.length > MOST_THINGS_IN_PAIRS
      ? []
      : things.flatMap((one, index) => things.slice(index + 1).map((other) => [one, other]))
  return [...things.map((thing) => [thing]), ...pairs].map((lost) => without(things, lost))
}

/** The most useful step; null when there is a spare of everything. */
export function nextStepOf({ keys, ...account }: Opened): NextStep | null {
  const passkeys = keys.filter((key) => key.type === 'passkey').length
  const mailboxes = thingsOf({ ...account, keys }).filter(({ kind }) => kind === 'mailbox').length
  if (passkeys === 0) return 'add_passkey'
  if (mailboxes === 0) return 'add_email'
  if (mailboxes > 1) return null
  return passkeys === 1 ? 'second_passkey' : 'add_email_key'
}
