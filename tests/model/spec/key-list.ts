import { type Account, isLive, type Key, keysOf, liveSession, type State, secretsOf } from '../state.ts'
import { revoke } from './revocation.ts'
import {
  granted,
  holds,
  holdsSameSession,
  inputOf,
  type Made,
  needsSession,
  refused,
  type Step,
  standing,
  Unexplained,
} from './step.ts'

/** A key as the service lists it, as far as the model knows it. */
type Listed = {
  id: string
  type: string
  name: string
  lastUsed: string | null
  createdAt: string
  signedInWith?: { type: string; name: string }
}

/** The list equals the model's, and gives the model the ids of passkeys. */
function compareKeys(state: State, call: Made, listed: Listed[], expected: Key[]) {
  for (const key of expected) {
    const found = listed.find(({ id, name, type }) =>
      key.id === null ? type === key.type && name === key.name : id === key.id,
    )
    if (!found)
      throw new Unexplained(
        `${call.procedure} lacks the ${key.type} key ${key.name} in ${JSON.stringify(listed)}`,
      )
    const { createdAt: _, lastUsed, ...facts } = found
    key.id = found.id
    holdsEqual(
      call,
      { ...facts, wasUsed: lastUsed !== null },
      // No account of the model is old enough for pending changes.
      { ...factsOf(state, call, key), wasUsed: key.wasUsed, leavesAt: null },
    )
  }
  const strangers = listed.filter(({ id }) => !expected.some((key) => key.id === id))
  holds(call, `nothing else is listed than the ${expected.length} keys of the model`, strangers.length === 0)
  const births = listed.map(({ createdAt }) => createdAt)
  holds(call, 'the oldest is first', births.join() === [...births].sort().join())
}

function factsOf(state: State, call: Made, key: Key) {
  const { id, type, name, browserId, email } = key
  if (type === 'passkey') return { id, type, name, browserId, synced: key.isSynced, provider: null }
  if (type === 'email') return { id, type, name, email, activated: key.isActivated }
  const newest = secretsOf(state, key.ref)
    .filter((secret) => isLive(state, secret))
    .sort((a, b) => b.order - a.order)[0]
  const opener = newest?.withKey ? state.keys[newest.withKey]?.name : 'Recovery email'
  return {
    id,
    type,
    name,
    browserId,
    current: key.ref === standing(call).keyRef,
    ...(newest?.by && { signedInWith: { type: newest.by, name: opener } }),
  }
}

function holdsEqual(call: Made, found: object, expected: object) {
  const [is, shouldBe] = [found, expected].map((facts) => JSON.stringify(Object.entries(facts).sort()))
  if (is !== shouldBe) throw new Unexplained(`${call.procedure} shows ${is} where the model has ${shouldBe}`)
}

const list: Step = (state, call) => {
  granted(call)
  compareKeys(state, call, call.answer.body, keysOf(state, standing(call).accountId))
}

/** The browsers under their other names; these lists have fewer fields. */
const listBrowsers: Step = (state, call) => {
  granted(call)
  const browsers = keysOf(state, standing(call).accountId).filter(({ type }) => type === 'browser')
  const ids = call.answer.body.map(({ id }: Listed) => id)
  holds(
    call,
    'all browsers are listed',
    ids.length === browsers.length && browsers.every(({ id }) => ids.includes(id)),
  )
}

const read: Step = (state, call) => {
  granted(call)
  const account = state.accounts[standing(call).accountId]
  if (!account) throw new Unexplained('an account that nobody made')
  const { id, email, emailVerified, pendingEmail, emails, ghost, displayName, keys } = call.answer.body
  const addresses = addressesOf(state, account)
  holdsEqual(
    call,
    { id, email, emailVerified, pendingEmail, ghost, displayName, emails: Object.entries(emails).sort() },
    {
      id: account.id,
      email: account.email ?? account.pending,
      emailVerified: account.email !== null,
      pendingEmail: account.pending,
      ghost: !Object.values(state.owners).includes(account.id),
      displayName: account.name,
      emails: Object.entries(addresses).sort(),
    },
  )
  compareKeys(state, call, keys, keysOf(state, account.id))
}

function addressesOf(state: State, { id, email, pending }: Account) {
  const all = [email, pending, ...keysOf(state, id).map((key) => key.email ?? null)]
  const known = all.filter((address) => address !== null)
  return Object.fromEntries(
    known.map((address) => [address, { verified: state.owners[address] === id, leavesAt: null }]),
  )
}

const types: Record<string, Key['type']> = {
  'keys.removePasskey': 'passkey',
  'keys.removeEmailKey': 'email',
  'keys.removeBrowserKey': 'browser',
}

/** Unknown, foreign and of another type look the same; the last sign-in method stays. */
const remove: Step = (state, call) => {
  const session = liveSession(state, call.bearer)
  if (!session) return refused(call, 'authentication_required')
  const { keyId } = inputOf<'keyId'>(call)
  const keys = keysOf(state, session.accountId)
  const key = keys.find(({ id, type }) => id === keyId && type === types[call.procedure])
  if (!key) return refused(call, 'not_found')
  const hasOther =
    keys.some((other) => other !== key && opens(other)) || state.accounts[session.accountId]?.email !== null
  if (opens(key) && !hasOther) return refused(call, 'last_key')
  granted(call)
  const { jwt } = call.answer.body
  if (key.ref === session.keyRef) holds(call, 'who removes their own key gets no token', jwt === null)
  else holdsSameSession(call, jwt)
  revoke(state, key)
}

function opens({ type, isActivated }: Key) {
  return type !== 'email' || isActivated === true
}

export const keyList: Record<string, Step[]> = {
  'account.get': [needsSession, read],
  'keys.list': [needsSession, list],
  'keys.listDevices': [needsSession, listBrowsers],
  'keys.listRefreshTokens': [needsSession, listBrowsers],
  'keys.removePasskey': [remove],
  'keys.removeEmailKey': [remove],
  'keys.removeBrowserKey': [remove],
}
