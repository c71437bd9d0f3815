import { type Code, codeName, liveSession, type Purpose, type Standing, type State } from '../state.ts'
import { countMail } from './mail-budget.ts'
import { endUnrelatedKeys, releaseAddress } from './revocation.ts'
import { granted, holds, inputOf, type Made, needsSession, refused, type Step, standing } from './step.ts'

const CODE_LIFE = 600
export const LINK_LIFE = 900

const MOST_TRIES = 5

/** True when the address belongs to the account from now on; false when it belongs to another. */
export function claim(state: State, accountId: string, address: string): boolean {
  state.owners[address] ??= accountId
  return state.owners[address] === accountId
}

/** An address that the account has claimed becomes its recovery address. */
export function verifyRecovery(state: State, session: Standing, address: string) {
  const account = state.accounts[session.accountId]
  if (!account) return
  const before = account.email
  account.email = address
  if (account.pending === address) account.pending = null
  delete state.codes[codeName({ accountId: account.id, address, purpose: 'recovery' })]
  // A first one whenever there is none at that moment, also after one was removed.
  if (before === null) endUnrelatedKeys(state, account.id, session.secretId)
  else if (before !== address) releaseAddress(state, account.id, before)
}

/** Makes a code that replaces the older one for the same account, address and purpose. */
export function issueCode(state: State, code: Omit<Code, 'tries' | 'expires'>) {
  state.codes[codeName(code)] = { ...code, tries: 0, expires: state.now + CODE_LIFE }
}

/** Judges a try: it counts before anything is compared. The code is to be used up together with its effect. */
export function judge(state: State, call: Made, row: Code | undefined, code: string) {
  if (!row || row.expires <= state.now) return refused(call, 'invalid_code')
  if (row.tries >= MOST_TRIES) return refused(call, 'too_many_attempts')
  row.tries += 1
  if (row.code !== code) return refused(call, 'invalid_code')
}

const refuseUnchanged: Step = (state, call) => {
  const account = state.accounts[standing(call).accountId]
  if (account?.email === inputOf<'email'>(call).email) return refused(call, 'invalid_input')
}

/** An address of another account is refused, but gets a code anyway, and a link that nobody has asked for. */
const ask: Step = (state, call) => {
  const session = liveSession(state, call.bearer)
  if (!session) return refused(call, 'authentication_required')
  const { accountId } = session
  const { email: address } = inputOf<'email'>(call)
  const owner = state.owners[address]
  const isConflict = owner !== undefined && owner !== accountId
  const purpose: Purpose = isConflict ? 'conflict' : 'recovery'
  if (isConflict) refused(call, 'email_exists')
  else {
    granted(call)
    const account = state.accounts[accountId]
    if (account) account.pending = address
    // Only the pending address awaits a code.
    for (const [name, code] of Object.entries(state.codes)) {
      if (code.accountId === accountId && code.purpose === 'recovery') delete state.codes[name]
    }
  }
  holds(call, `a code for ${purpose} is mailed`, call.letter?.kind === purpose)
  const token = call.letter?.token ?? null
  holds(call, 'a link is mailed to the owner alone', (token !== null) === isConflict)
  if (token !== null) state.links[address] = { token, askedBy: null, expires: state.now + LINK_LIFE }
  issueCode(state, {
    accountId,
    address,
    purpose,
    code: call.letter?.code ?? null,
    token: null,
    keyRef: null,
    askedBy: session.keyRef,
  })
}

const tryCode: Step = (state, call) => judge(state, call, codeNamed(state, call), inputOf<'code'>(call).code)

const verify: Step = (state, call) => {
  const session = liveSession(state, call.bearer)
  if (!session) return refused(call, 'authentication_required')
  const row = codeNamed(state, call)
  if (!row || row.code !== inputOf<'code'>(call).code) return refused(call, 'invalid_code')
  const isConflict = row.purpose === 'conflict'
  // Nothing is used up when another account has verified the address meanwhile.
  if (!isConflict && !claim(state, session.accountId, row.address)) return refused(call, 'email_exists')
  granted(call)
  delete state.codes[codeName(row)]
  holds(call, 'the address is that of the code', call.answer.body.email === row.address)
  holds(call, 'a conflict changes nothing', Boolean(call.answer.body.conflictConfirmed) === isConflict)
  if (!isConflict) verifyRecovery(state, session, row.address)
}

/** The code that the body means: bound to the account of the bearer, the address and the purpose. */
function codeNamed(state: State, call: Made): Code | undefined {
  const { email: address, isConflict } = inputOf<'email'>(call)
  const purpose = isConflict ? 'conflict' : 'recovery'
  return state.codes[codeName({ accountId: standing(call).accountId, address, purpose })]
}

const remove: Step = (state, call) => {
  const session = liveSession(state, call.bearer)
  const account = session && state.accounts[session.accountId]
  if (!account) return refused(call, 'authentication_required')
  granted(call)
  const { email } = account
  Object.assign(account, { email: null, pending: null })
  for (const [name, code] of Object.entries(state.codes)) {
    if (code.accountId === account.id && code.purpose !== 'email_key') delete state.codes[name]
  }
  if (email !== null) releaseAddress(state, account.id, email)
}

export const recovery: Record<string, Step[]> = {
  'email.askVerification': [needsSession, refuseUnchanged, countMail, ask],
  'email.verifyCode': [needsSession, tryCode, verify],
  'email.removeRecovery': [remove],
}
