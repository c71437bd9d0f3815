import { isLive, liveSession, type State, secretsOf, standingOf } from '../state.ts'
import { expireReplacedSecrets, signInAnew } from './browser-keys.ts'
import { revoke } from './revocation.ts'
import {
  granted,
  holds,
  holdsSameSession,
  inputOf,
  needsSession,
  refused,
  type Step,
  standing,
} from './step.ts'

/** `browserId` names a browser and is never a credential: a known one makes a new account anyway. */
const create: Step = (state, call) => {
  granted(call)
  const { id, keys, ghost } = call.answer.body
  holds(call, 'it is a new guest with one key', !state.accounts[id] && ghost === true && keys.length === 1)
  state.accounts[id] = { id, email: null, pending: null, name: 'User' }
  signInAnew(state, call, id, null)
}

type Found = { secretId: string; isFirstUse: boolean; hasOthers: boolean }

const findSecret: Step = (state, call, memo) => {
  const { browserKey, refreshToken } = inputOf<'browserKey' | 'refreshToken'>(call)
  const secret = secretNamed(state, browserKey ?? refreshToken)
  if (!isLive(state, secret)) return refused(call, 'not_authenticated')
  const others = secretsOf(state, secret.keyRef).filter(
    ({ id, expires }) => id !== secret.id && expires === null,
  )
  const found: Found = { secretId: secret.id, isFirstUse: !secret.wasUsed, hasOthers: others.length > 0 }
  memo.record = found
}

const useSecret: Step = (state, call, memo) => {
  // Written by the previous step.
  const { secretId, isFirstUse, hasOthers } = memo.record as Found
  const secret = state.secrets[secretId]
  const key = secret && state.keys[secret.keyRef]
  if (!key || key.isRevoked) return refused(call, 'not_authenticated')
  granted(call)
  const { browserName } = inputOf<'browserName'>(call)
  Object.assign(key, { wasUsed: true, ...(browserName && { name: browserName }) })
  if (isFirstUse || hasOthers) expireReplacedSecrets(state, secret, isFirstUse)

  const { jwt, accessToken, id = secret.accountId } = call.answer.body
  const token = standingOf(jwt ?? accessToken)
  holds(call, 'the token stands on the secret', token.secretId === secretId && token.keyRef === secret.keyRef)
  holds(call, 'the token is of its account', token.accountId === secret.accountId && id === secret.accountId)
}

const findRow: Step = (state, call, memo) => {
  const secret = secretNamed(state, inputOf<'browserKey'>(call).browserKey)
  memo.record = isLive(state, secret) ? secret.keyRef : liveSession(state, call.bearer)?.keyRef
}

/** Signing out twice, or with a dead key, is no error. */
const signOut: Step = (state, call, memo) => {
  granted(call)
  const key = state.keys[String(memo.record)]
  if (key && !key.isRevoked) revoke(state, key)
}

const setName: Step = (state, call) => {
  granted(call)
  holdsSameSession(call, call.answer.body.jwt)
  const account = state.accounts[standing(call).accountId]
  const { first, last } = inputOf<'first' | 'last'>(call)
  if (account) account.name = `${first} ${last}`
}

function secretNamed(state: State, raw: string | undefined) {
  return Object.values(state.secrets).find((secret) => secret.raw === raw)
}

const describeWhose: Step = (_, call) => {
  granted(call)
  holds(call, 'it is the account of the session', call.answer.body.accountId === standing(call).accountId)
}

export const sessions: Record<string, Step[]> = {
  'account.create': [create],
  'account.id': [needsSession, describeWhose],
  'account.setRealName': [needsSession, setName],
  'auth.restore': [findSecret, useSecret],
  'auth.refresh': [findSecret, useSecret],
  'auth.logout': [findRow, signOut],
}
