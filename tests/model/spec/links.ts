import { keysOf, liveSession, type State } from '../state.ts'
import { signIn, signInAnew } from './browser-keys.ts'
import { countMail } from './mail-budget.ts'
import { claim, LINK_LIFE, verifyRecovery } from './recovery.ts'
import {
  granted,
  holds,
  inputOf,
  type Made,
  mayHaveSession,
  presenterOf,
  refused,
  type Step,
} from './step.ts'

/** A newer link replaces the older one of the address. */
const ask: Step = (state, call) => {
  granted(call)
  const { email } = inputOf<'email'>(call)
  holds(call, 'a link is mailed', call.letter?.kind === 'link' && call.letter.token !== null)
  const token = call.letter?.token ?? ''
  state.links[email] = { token, askedBy: presenterOf(call), expires: state.now + LINK_LIFE }
}

/** The owner of the address may change while the call waits for the owner's account. */
const findOwner: Step = (state, call, memo) => {
  const address = addressOf(state, call)
  memo.record = address === null ? null : (state.owners[address] ?? null)
}

/**
 * A link serves its presenter (decisions, 'Sign-in link, when redeemed'). (a) If the address is owned, it signs in.
 * (b) Else it gives the address to the account that asked. (c) Else it makes a new account.
 */
const redeem: Step = (state, call, memo) => {
  const address = addressOf(state, call)
  if (address === null) return refused(call, 'invalid_link')
  const link = state.links[address]
  const owner = state.owners[address]
  // Given back meanwhile: then nothing is used up.
  if (memo.record !== null && memo.record !== owner) return refused(call, 'invalid_link')
  const { body } = call.answer
  const isAsker = call.bearer !== undefined && link?.askedBy === presenterOf(call)
  // The asker's own code may have been faster: then the account that has the address gets it again.
  const hasItByNow = memo.record === null && isAsker && owner === presenterOf(call)

  if (owner !== undefined && !hasItByNow) {
    granted(call)
    delete state.links[address]
    holds(call, 'it signs in where the address is owned', body.user?.id === owner && body.email === address)
    const key = keysOf(state, owner).find(({ email, isActivated }) => email === address && isActivated)
    if (key) key.wasUsed = true
    return void signIn(state, call, owner, { by: 'email', keyRef: key?.ref ?? null })
  }

  if (isAsker) {
    const session = liveSession(state, call.bearer)
    if (!session) return refused(call, 'authentication_required')
    granted(call)
    delete state.links[address]
    holds(
      call,
      'the asking account gets the address, and no tokens',
      body.accountId === session.accountId && !body.accessToken,
    )
    claim(state, session.accountId, address)
    return void verifyRecovery(state, session, address)
  }

  granted(call)
  delete state.links[address]
  holds(call, 'it makes a new account', body.user !== undefined && !state.accounts[body.user.id])
  state.accounts[body.user.id] = { id: body.user.id, email: address, pending: null, name: 'User' }
  claim(state, body.user.id, address)
  signInAnew(state, call, body.user.id, { by: 'email', keyRef: null })
}

/** The owner of the link with this token, while it is valid. */
function addressOf(state: State, call: Made): string | null {
  const { token, expectedEmail } = inputOf<'token' | 'expectedEmail'>(call)
  const [address] =
    Object.entries(state.links).find(([, link]) => link.token === token && link.expires > state.now) ?? []
  if (address === undefined || (expectedEmail !== undefined && expectedEmail !== address)) return null
  return address
}

export const links: Record<string, Step[]> = {
  'email.askSignInLink': [mayHaveSession, countMail, ask],
  'email.redeemSignInLink': [mayHaveSession, findOwner, redeem],
}
