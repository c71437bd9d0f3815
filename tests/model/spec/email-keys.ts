import { keysOf, liveSession, type State } from '../state.ts'
import { signIn } from './browser-keys.ts'
import { countMail } from './mail-budget.ts'
import { claim, issueCode, judge } from './recovery.ts'
import {
  granted,
  holds,
  holdsSameSession,
  inputOf,
  type Made,
  mayHaveSession,
  needsSession,
  presenterOf,
  refused,
  type Step,
} from './step.ts'

/** For an address of another account the answers are the same, and only the mail tells the difference. */
const request: Step = (state, call) => {
  const session = liveSession(state, call.bearer)
  if (!session) return refused(call, 'authentication_required')
  granted(call)
  const { accountId, secretId } = session
  const { email: address } = inputOf<'email'>(call)
  const { keyId, keyToken: token } = call.answer.body
  const known = keysOf(state, accountId).find(({ type, email }) => type === 'email' && email === address)
  if (known) {
    holds(call, 'the key for this address is renewed', keyId === known.ref)
    if (!known.isActivated) known.madeBy = secretId
  } else {
    holds(call, 'the key is new', !state.keys[keyId])
    state.keys[keyId] = {
      ref: keyId,
      id: keyId,
      accountId,
      type: 'email',
      name: address,
      isRevoked: false,
      wasUsed: false,
      email: address,
      isActivated: false,
      madeBy: secretId,
    }
  }
  const isForeign = state.owners[address] !== undefined && state.owners[address] !== accountId
  holds(
    call,
    'only the owner of an address gets a code',
    call.letter?.kind === (isForeign ? 'email_key_refused' : 'email_key'),
  )
  holds(call, 'the mailed token is the one answered', isForeign || call.letter?.token === token)
  issueCode(state, {
    accountId,
    address,
    purpose: 'email_key',
    code: call.letter?.code ?? null,
    token,
    keyRef: keyId,
    askedBy: session.keyRef,
  })
}

const tryCode: Step = (state, call) =>
  judge(state, call, codeNamed(state, call), inputOf<'activationCode'>(call).activationCode)

const activate: Step = (state, call) => {
  const row = codeNamed(state, call)
  const key = state.keys[row?.keyRef ?? '']
  if (!row || row.code !== inputOf<'activationCode'>(call).activationCode)
    return refused(call, 'invalid_code')
  if (!key || key.isRevoked) return refused(call, 'invalid_code')
  // Nothing is used up when the address turns out to belong to another account.
  if (!key.isActivated && !claim(state, key.accountId, row.address)) return refused(call, 'invalid_code')
  granted(call)
  delete state.codes[`${row.accountId} ${row.address} ${row.purpose}`]
  Object.assign(key, { isActivated: true, wasUsed: true })
  holds(call, 'it opens the account of the key', call.answer.body.accountId === key.accountId)
  if (presenterOf(call) !== key.accountId)
    return void signIn(state, call, key.accountId, { by: 'email', keyRef: key.ref })
  // A session of its own account continues, and no browser key is made.
  holdsSameSession(call, call.answer.body.jwt)
  holds(call, 'no browser key is made', call.answer.body.browserKey === undefined)
}

function codeNamed(state: State, call: Made) {
  const { token } = inputOf<'token'>(call)
  return Object.values(state.codes).find((code) => code.purpose === 'email_key' && code.token === token)
}

export const emailKeys: Record<string, Step[]> = {
  'email.requestKey': [needsSession, countMail, request],
  'email.activateKey': [mayHaveSession, tryCode, activate],
}
