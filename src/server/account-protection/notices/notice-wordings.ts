import Bowser from 'bowser'
import { isProvider } from '#server/account-store/keys/providers.ts'
import type { AuditEvent } from '#shared/audit-events.ts'
import { maskAddress } from '#shared/masked-address.ts'
import type { Block } from './write-letter.ts'

/** Properties that a passkey reported for the first time. */
export type PasskeyChange = {
  /** Whether it may be synced to other devices; null when that did not change. */
  mayBackUp: boolean | null
  hasStoppedCounting: boolean
}

/**
 * A change that the account's verified addresses are notified of, after it was made. `isByOperator`: the operator made
 * it, and nobody with a session or a link.
 */
export type Notice =
  | { event: 'passkeyAdded'; name: string }
  /** The signature counter went backwards, so there may be a copy of the passkey. */
  | { event: 'passkeySuspicious'; name: string }
  /** The passkey was used, and its properties changed. */
  | ({ event: 'passkeyChanged'; name: string } & PasskeyChange)
  | { event: 'emailKeyAdded'; name: string }
  | ({ event: 'keyRemoved'; isByOperator?: boolean } & NamedKey)
  /** The first verified recovery e-mail; keys that do not descend from the session were signed out. */
  | { event: 'recoveryVerified'; signedOut: NamedKey[]; remaining: NamedKey[] }
  /** Sent to the address that was replaced. */
  | { event: 'recoveryChanged' }
  /** Sent to the other addresses of the account. */
  | { event: 'recoverySet' }
  | { event: 'recoveryRemoved' }
  /** Sent to every verified address, like the next one. */
  | { event: 'restricted'; isByOperator?: boolean }
  | { event: 'restrictionLifted'; isByOperator?: boolean }

/** The only events a restricted account is notified of. */
export const RESTRICTION_EVENTS: Notice['event'][] = ['restricted', 'restrictionLifted']

type Wording = { subject: string; blocks: Block[] }

type WordingOf<Event extends Notice['event']> = (
  notice: Extract<Notice, { event: Event }>,
  account: string,
) => Wording

/** Whoever runs the service, in letters. The product's name stands for the service itself. */
export const THE_OPERATOR = 'the operator of this service'

/** For readers who have never seen the list of keys. */
export const DELETE_UNKNOWN = 'delete every key that you do not know (a key is a way to sign in)'

const SET_IT_AGAIN = `If that was not you, sign in with a passkey or another key of yours, set your recovery email again, and ${DELETE_UNKNOWN}.`

const NEW_PASSKEY = 'A passkey is a way to sign in with a fingerprint, a face or a screen lock.'

/** What happened, and what to do if it was somebody else. `account` names product and account. */
export const wordings: { [Event in Notice['event']]: WordingOf<Event> } = {
  passkeyAdded: ({ name }, account) => ({
    subject: 'A passkey was added to your account',
    blocks: [
      `There is a new way to sign in: ${keyInSentence({ type: 'passkey', name })} was added to ${account}. ${NEW_PASSKEY}`,
      'If that was you, all is well. If it was not, delete that passkey, and sign out every browser that you do not know.',
    ],
  }),

  passkeySuspicious: ({ name }, account) => ({
    subject: 'A passkey of your account was refused',
    blocks: [
      `Somebody tried to sign in to ${account} with ${keyInSentence({ type: 'passkey', name })}. It looked like a copy of the real one, so we did not let it in.`,
      'Sign in another way, delete that passkey, and make a new one.',
    ],
  }),

  passkeyChanged: ({ name, mayBackUp, hasStoppedCounting }, account) => ({
    subject: 'A passkey of your account was updated',
    blocks: [
      `${capital(keyInSentence({ type: 'passkey', name }))} was used for ${account}. The device or app that keeps it says something new about it:`,
      {
        list: [
          ...(mayBackUp === true ? ['It may now be synced to your other devices.'] : []),
          ...(mayBackUp === false
            ? ['It now stays on its device, and is not synced to your other devices.']
            : []),
          ...(hasStoppedCounting ? ['It no longer counts how often it is used.'] : []),
        ],
      },
      'That happens when a device or an app is updated, or when a passkey is synced for the first time. The passkey works as before. If it was you who used it, there is nothing to do.',
      'If it was not you, delete that passkey, and sign out every browser that you do not know.',
    ],
  }),

  emailKeyAdded: ({ name }, account) => ({
    subject: 'An email key was added to your account',
    blocks: [
      `There is a new way to sign in: links sent to ${maskAddress(name)} now open ${account}.`,
      'If that was you, all is well. If it was not, delete that email key, and sign out every browser that you do not know.',
    ],
  }),

  keyRemoved: ({ isByOperator, ...key }, account) => ({
    subject: 'A key was removed from your account',
    blocks: [
      `${capital(keyInSentence(key))} was removed from ${account}${isByOperator ? ` by ${THE_OPERATOR}` : ''}. Nobody can sign in with it any more.`,
      isByOperator
        ? 'If you did not ask the operator for that, ask them why. See which keys can still sign in.'
        : `If that was not you, sign in and ${DELETE_UNKNOWN}.`,
    ],
  }),

  recoveryVerified: ({ signedOut, remaining }, account) => ({
    subject: 'Your recovery email is verified',
    blocks: [
      `This address is now the recovery email of ${account}. If you lose every other way to sign in, a link sent here still lets you in.`,
      ...listed(
        'To be safe, we signed out these keys (a key is a way to sign in), because they did not come from the browser you used:',
        signedOut,
      ),
      ...listed('These keys still open your account:', remaining),
      'If you do not know one of them, delete it. If none of this was you, sign in with this address, and remove what is not yours.',
    ],
  }),

  recoveryChanged: (_notice, account) => ({
    subject: 'Your recovery email was changed',
    blocks: [
      `The recovery email of ${account} was changed. This address is no longer its recovery email.`,
      SET_IT_AGAIN,
    ],
  }),

  recoverySet: (_notice, account) => ({
    subject: 'A recovery email was added to your account',
    blocks: [`Another address, not this one, is now the recovery email of ${account}.`, SET_IT_AGAIN],
  }),

  recoveryRemoved: (_notice, account) => ({
    subject: 'Your recovery email was removed',
    blocks: [`The recovery email of ${account} was removed.`, SET_IT_AGAIN],
  }),

  restricted: ({ isByOperator }, account) => ({
    subject: 'Your account is restricted',
    blocks: [
      `${isByOperator ? capital(THE_OPERATOR) : `Somebody who is signed in to ${account}`} restricted ${isByOperator ? account : 'it'}: everything is kept, and nothing is changed. You can still sign in.`,
      isByOperator
        ? 'Until the restriction is lifted, we write to you about nothing else. If you did not ask the operator for it, ask them why. You can lift it yourself when you sign in with a passkey or by email.'
        : `Until the restriction is lifted, we write to you about nothing else. If that was not you, sign in with a passkey or by email, lift the restriction, and ${DELETE_UNKNOWN}.`,
    ],
  }),

  restrictionLifted: ({ isByOperator }, account) => ({
    subject: 'Your account is no longer restricted',
    blocks: [
      `The restriction of ${account} was lifted${isByOperator ? ` by ${THE_OPERATOR}` : ''}. It works as before.`,
      isByOperator
        ? 'If you did not ask the operator for that, you can sign in and restrict it again.'
        : `If that was not you, sign in, restrict it again, and ${DELETE_UNKNOWN}.`,
    ],
  }),
}

/** The key that a pending change is about. */
export type ChangedKey = { type: NamedKey['type'] | 'feature'; name: string } | null

/** What a pending change does, after 'asked for a change:'. */
export function describeChange(event: AuditEvent, key: ChangedKey): string {
  const named = key && key.type !== 'feature' ? keyInSentence({ type: key.type, name: key.name }) : null
  switch (event) {
    case 'key_added':
      return `adding ${named ?? 'a passkey'}`
    case 'key_activated':
      return `adding ${named ?? 'an email key'}`
    case 'key_removed':
      return `removing ${named ?? 'a key'}`
    case 'address_verified':
      return 'setting another recovery email'
    case 'address_changed':
      return 'replacing the recovery email (the old one then stops working)'
    case 'address_removed':
      return 'removing the recovery email'
    case 'restriction_lifted':
      return 'lifting the restriction'
    case 'deletion_asked':
      return 'deleting the account'
    default:
      return 'something else'
  }
}

/** The same without details, for the digest. */
const summaries: Record<Notice['event'], string> = {
  passkeyAdded: 'A passkey was added',
  passkeySuspicious: 'A passkey was refused, because there may be a copy of it',
  passkeyChanged: 'A passkey was updated by the device or app that keeps it',
  emailKeyAdded: 'An email key was added',
  keyRemoved: 'A key was removed',
  recoveryVerified: 'This address became the recovery email',
  recoveryChanged: 'The recovery email was changed from this address to another',
  recoverySet: 'Another address became the recovery email',
  recoveryRemoved: 'The recovery email was removed',
  restricted: 'The account was restricted',
  restrictionLifted: 'The restriction was lifted',
}

/** One line of a digest. An event that only a newer release knows gets a general text. */
export function digestLine({ event, count }: { event: string; count: number }): string {
  const summary = isKnown(event) ? summaries[event] : 'Something else was changed'
  return count === 1 ? summary : `${summary} (${count} times)`
}

function isKnown(event: string): event is Notice['event'] {
  return Object.hasOwn(summaries, event)
}

function listed(introduction: string, keys: NamedKey[]): Block[] {
  return keys.length === 0 ? [] : [introduction, { list: keys.map(keyInList) }]
}

function capital(sentence: string) {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** A key with its name. The name is chosen by the user, or by an attacker who added the key. */
export type NamedKey = { type: 'browser' | 'passkey' | 'email'; name: string }

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP))
const PLATFORMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP))

/**
 * Describes a key within a sentence. Readers trust our notices, so an attacker's text must not get into them. Of the
 * name we repeat only known words: provider, browser and platform, or the masked address.
 */
function keyInSentence({ type, name }: NamedKey): string {
  const browser = knownBrowser(name)
  switch (type) {
    case 'email':
      return `the email key ${maskAddress(name)}`
    case 'browser':
      return browser === null ? 'a browser' : `the browser '${browser}'`
    case 'passkey':
      if (isProvider(name)) return `the passkey '${name}'`
      return browser === null ? 'a passkey' : `a passkey made in ${browser}`
  }
}

/** Describes a key for a list. */
function keyInList({ type, name }: NamedKey): string {
  const browser = knownBrowser(name)
  switch (type) {
    case 'email':
      return `${maskAddress(name)} (email key)`
    case 'browser':
      return browser === null ? 'a browser' : `${browser} (browser)`
    case 'passkey':
      return `${isProvider(name) ? name : `made in ${browser ?? 'a browser'}`} (passkey)`
  }
}

/**
 * Returns the name when it is a known browser, such as 'Chrome', with or without a known platform, as in 'Chrome on
 * Linux'.
 */
function knownBrowser(name: string): string | null {
  const [browser = '', platform, ...more] = name.split(' on ')
  const isKnown = BROWSERS.has(browser) && (platform === undefined || PLATFORMS.has(platform))
  return isKnown && more.length === 0 ? name : null
}
