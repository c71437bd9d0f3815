import type { Account } from './accounts.ts'
import type { Key } from './credentials.ts'

/**
 * Something a person holds that opens the account by itself, and that can be lost: a browser that keeps its key, the device
 * that a passkey lives on, the provider that keeps a synced passkey besides, a mailbox.
 */
export type Thing = { id: string; kind: 'browser' | 'passkey' | 'provider' | 'mailbox'; name: string }

/** What still opens the account when these are lost. */
export type Loss = { lost: Thing[]; waysIn: Thing[]; locked: boolean }

/** What would help most against being locked out. */
export const NEXT_STEPS = ['add_passkey', 'add_email', 'add_email_key', 'second_passkey'] as const

export type NextStep = (typeof NEXT_STEPS)[number]

type Opened = Pick<Account, 'email' | 'emailVerified' | 'keys'> & Partial<Pick<Account, 'emails'>>

/**
 * Every thing that opens this account, in the order of its keys, mailboxes last. A feature key opens nothing, nor does an
 * address before it is verified; two addresses that are one are one mailbox, and all that one provider keeps is one thing.
 */
export function thingsOf(account: Opened): Thing[] {
  const things = account.keys.flatMap(thingsOfKey)
  if (account.emailVerified && account.email !== null) things.push(mailbox(account.email))
  const byId = new Map(things.map((thing) => [thing.id, thing]))
  const isMailbox = ({ kind }: Thing) => kind === 'mailbox'
  const all = [...byId.values()]
  return [...all.filter((thing) => !isMailbox(thing)), ...all.filter(isMailbox)]
}

/** The same account as it opens once all that is leaving has left. */
export function afterLeaving<Of extends Opened>(account: Of): Of {
  const { email, emails, emailVerified } = account
  const isLeaving = email !== null && Boolean(emails?.[email]?.leavesAt)
  return {
    ...account,
    emailVerified: emailVerified && !isLeaving,
    keys: account.keys.filter(({ leavesAt, waitsUntil }) => !leavesAt && !waitsUntil),
  }
}

/** What is leaving the account, by its name, and when; what leaves first comes first. */
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
        // Of a synced one the device is not the only place; who keeps it without a known name keeps it alone.
        ...(key.synced
          ? [{ id: `provider:${key.provider ?? key.id}`, kind: 'provider' as const, name: providerName(key) }]
          : []),
      ]
    case 'email':
      return key.activated ? [mailbox(key.email)] : []
    case 'feature':
      return []
  }
}

function providerName({ provider, name }: Extract<Key, { type: 'passkey' }>) {
  return provider ?? `Where ${name} is synced`
}

function mailbox(address: string): Thing {
  return { id: `mailbox:${address}`, kind: 'mailbox', name: address }
}

/** The account without these: each thing opens by itself, so the others all still do. */
export function without(things: Thing[], lost: Thing[]): Loss {
  const gone = new Set(lost.map(({ id }) => id))
  const waysIn = things.filter(({ id }) => !gone.has(id))
  return { lost, waysIn, locked: waysIn.length === 0 }
}

/**
 * Of so many things no two are the last ones. Naming thousands of pairs that all say so would be the largest answer that
 * this service gives.
 */
const MOST_THINGS_IN_PAIRS = 32

/** What is left after the loss of each thing, and then of each two; of more than 32 things after the loss of each alone. */
export function forecast(things: Thing[]): Loss[] {
  const pairs =
    things.length > MOST_THINGS_IN_PAIRS
      ? []
      : things.flatMap((one, index) => things.slice(index + 1).map((other) => [one, other]))
  return [...things.map((thing) => [thing]), ...pairs].map((lost) => without(things, lost))
}

/** The one step that helps most; null when there is a spare of everything. */
export function nextStepOf({ keys, ...account }: Opened): NextStep | null {
  const passkeys = keys.filter((key) => key.type === 'passkey').length
  const mailboxes = thingsOf({ ...account, keys }).filter(({ kind }) => kind === 'mailbox').length
  if (passkeys === 0) return 'add_passkey'
  if (mailboxes === 0) return 'add_email'
  if (mailboxes > 1) return null
  return passkeys === 1 ? 'second_passkey' : 'add_email_key'
}
