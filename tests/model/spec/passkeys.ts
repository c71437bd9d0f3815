import { type Ceremony, keysOf, liveSession, type State } from '../state.ts'
import { signIn, signInAnew } from './browser-keys.ts'
import {
  granted,
  holds,
  holdsSameSession,
  inputOf,
  type Made,
  mayHaveSession,
  presenterOf,
  refused,
  type Step,
} from './step.ts'

const beginRegistration: Step = (state, call) => {
  granted(call)
  const accountId = liveSession(state, call.bearer)?.accountId ?? null
  const { challenge, excludeCredentials } = call.answer.body
  const known = accountId === null ? [] : passkeysOf(state, accountId)
  holds(call, 'the known passkeys are excluded', isSameSet(excludeCredentials.map(idOf), known))
  state.ceremonies[challenge] = { purpose: 'register', accountId, offered: null }
}

/** A challenge is used up by any `complete` that names it. */
const takeRegistration: Step = (state, call) => {
  const ceremony = takeCeremony(state, call)
  if (ceremony?.purpose !== 'register' || ceremony.accountId !== presenterOf(call))
    return refused(call, 'invalid_challenge')
}

const keepPasskey: Step = (state, call) => {
  const { credential = '', counter = 0, isSynced = false } = call.passkey ?? {}
  const session = liveSession(state, call.bearer)
  if (call.bearer && !session) return refused(call, 'authentication_required')
  if (state.keys[credential]) return refused(call, 'invalid_credential')
  granted(call)
  const accountId: string = session?.accountId ?? call.answer.body.user.id
  if (session) holdsSameSession(call, call.answer.body.jwt)
  else {
    holds(call, 'it makes a new account', !state.accounts[accountId])
    state.accounts[accountId] = { id: accountId, email: null, pending: null, name: 'User' }
  }
  state.keys[credential] = {
    ref: credential,
    id: null,
    accountId,
    type: 'passkey',
    name: inputOf<'browserName'>(call).browserName,
    isRevoked: false,
    wasUsed: false,
    counter,
    isSynced,
    browserId: session ? browserOf(state, session.keyRef) : inputOf<'browserId'>(call).browserId,
    madeBy: session?.secretId ?? null,
  }
  if (!session) signInAnew(state, call, accountId, { by: 'passkey', keyRef: credential })
}

const beginLogin: Step = (state, call) => {
  granted(call)
  const owner = state.owners[inputOf<'email'>(call).email]
  const known = owner === undefined ? [] : passkeysOf(state, owner)
  const { newUser = false, challenge, allowCredentials = [] } = call.answer.body
  holds(
    call,
    'the passkeys of the owner of the address are offered',
    isSameSet(allowCredentials.map(idOf), known),
  )
  holds(call, 'without passkeys it is a new user', newUser === (known.length === 0))
  if (challenge) state.ceremonies[challenge] = { purpose: 'login', accountId: null, offered: known }
}

const beginDiscoverable: Step = (state, call) => {
  granted(call)
  state.ceremonies[call.answer.body.challenge] = { purpose: 'login', accountId: null, offered: null }
}

const judgePasskey: Step = (state, call, memo) => {
  const ceremony = takeCeremony(state, call)
  if (ceremony?.purpose !== 'login') return refused(call, 'invalid_challenge')
  const { credential = '', counter = 0 } = call.passkey ?? {}
  const key = state.keys[credential]
  const isOffered = ceremony.offered === null || ceremony.offered.includes(credential)
  if (!key || key.isRevoked || !isOffered) return refused(call, 'invalid_credential')
  const stored = key.counter ?? 0
  if ((stored > 0 || counter > 0) && counter <= stored) return refused(call, 'invalid_credential')
  memo.record = stored
}

/** Compare and set: of two answers with one counter only one can be real. */
const enterByPasskey: Step = (state, call, memo) => {
  const { credential = '', counter = 0 } = call.passkey ?? {}
  const key = state.keys[credential]
  if (!key || key.isRevoked || key.counter !== memo.record) return refused(call, 'invalid_credential')
  granted(call)
  Object.assign(key, { counter, wasUsed: true })
  holds(call, 'the passkey opens its account', call.answer.body.user.id === key.accountId)
  signIn(state, call, key.accountId, { by: 'passkey', keyRef: credential })
}

/** Whatever the body says: a passkey is made in the browser of its session. */
function browserOf(state: State, keyRef: string) {
  return state.keys[keyRef]?.browserId ?? ''
}

function takeCeremony(state: State, { passkey }: Made): Ceremony | undefined {
  const ceremony = state.ceremonies[passkey?.challenge ?? '']
  delete state.ceremonies[passkey?.challenge ?? '']
  return ceremony
}

function passkeysOf(state: State, accountId: string) {
  return keysOf(state, accountId).flatMap(({ type, ref }) => (type === 'passkey' ? [ref] : []))
}

function idOf({ id }: { id: string }) {
  return id
}

function isSameSet(some: string[], others: string[]) {
  return some.length === others.length && some.every((one) => others.includes(one))
}

export const passkeys: Record<string, Step[]> = {
  'passkeys.beginRegistration': [mayHaveSession, beginRegistration],
  'passkeys.completeRegistration': [mayHaveSession, takeRegistration, keepPasskey],
  'passkeys.beginLogin': [beginLogin],
  'passkeys.beginDiscoverableLogin': [beginDiscoverable],
  'passkeys.completeLogin': [judgePasskey, enterByPasskey],
}
