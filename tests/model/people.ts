import { randomUUID } from 'node:crypto'
import { createAuthenticator } from '../support/authenticator.ts'
import { ORIGIN } from '../support/test-config.ts'
import type { Answer, Call } from './doors.ts'
import type { Letter } from './mailboxes.ts'
import { standingOf } from './state.ts'

/** What a person presents to use a browser key, and which secret it is. */
type Shown = { raw: string; secretId: string }

type Passkey = {
  authenticator: ReturnType<typeof createAuthenticator>
  credential: string
  isSynced: boolean
}

/** A person and everything they ever held, valid or not. */
export type Person = {
  name: 'owner' | 'stranger'
  addresses: string[]
  /** The account that an attacker wants. */
  target: string | null
  jwts: string[]
  browserKeys: Shown[]
  passkeys: Passkey[]
  /** Letters that they read, with the address of each. */
  letters: (Letter & { address: string })[]
}

export type Browser = {
  name: string
  person: Person
  browserId: string
  /** The account it believes to be in; a stolen session comes without its key. */
  current: { jwt: string; browserKey: Shown | null } | null
}

export type People = ReturnType<typeof gather>

/** The owner with two browsers, the attacker with one; with addresses that no other sequence uses. */
export function gather() {
  const some = randomUUID().slice(0, 13)
  const owner = newPerson('owner', [`home-${some}@example.com`, `work-${some}@example.com`])
  const stranger = newPerson('stranger', [`stranger-${some}@example.org`, `alias-${some}@example.org`])
  const laptop = newBrowser("the owner's laptop", owner)
  const phone = newBrowser("the owner's phone", owner)
  const intruder = newBrowser('the stranger', stranger)
  return { owner, stranger, laptop, phone, intruder, browsers: [laptop, phone, intruder] }
}

function newPerson(name: Person['name'], addresses: string[]): Person {
  return { name, addresses, target: null, jwts: [], browserKeys: [], passkeys: [], letters: [] }
}

function newBrowser(name: string, person: Person): Browser {
  return { name, person, browserId: randomUUID().replaceAll('-', '').slice(0, 16), current: null }
}

/** An authenticator for one passkey. */
export function newAuthenticator(isSynced: boolean) {
  return createAuthenticator({ origin: ORIGIN, synced: isSynced })
}

/** A browser stores what an answer gives it, as our client does, and its owner remembers everything. */
export function learn(browser: Browser, call: Call, { code, body }: Answer) {
  const { person, current } = browser
  const { browserKey, refreshToken } = Object(call.input)
  const shown = browserKey ?? refreshToken
  const isOwnKey = shown !== undefined && shown === current?.browserKey?.raw
  const isOwnSession = call.bearer !== undefined && call.bearer === current?.jwt
  if (code === 'not_authenticated' && isOwnKey) browser.current = null
  if (code === 'authentication_required' && isOwnSession) browser.current = null
  if (code !== 'ok') return
  if (call.procedure === 'auth.logout' && (isOwnKey || (isOwnSession && !shown))) browser.current = null
  if (call.procedure === 'keys.removeBrowserKey' && body.jwt === null && isOwnSession) browser.current = null

  const jwt: string | undefined = body.jwt ?? body.accessToken
  if (!jwt) return
  person.jwts.push(jwt)
  const { secretId } = standingOf(jwt)
  if (body.browserKey) person.browserKeys.push({ raw: body.browserKey, secretId })
  const key = person.browserKeys.find((known) => known.secretId === secretId) ?? null
  // Another person's token that was exchanged does not become the browser's own.
  if (body.browserKey || isOwnKey || isOwnSession || current === null)
    browser.current = { jwt, browserKey: key }
}
