import type { Answer } from './doors.ts'
import type { Sequence } from './sequence.ts'
import { lineOf } from './spec/revocation.ts'
import { type State, standingOf } from './state.ts'
import type { Planned } from './turn.ts'

/** Credentials that must no longer open the account, as the watch names them. */
export type Planted = { accountId: string; credentials: string[] }

const CHANGES = ['email.verifyCode', 'email.redeemSignInLink', 'email.removeRecovery']

/**
 * Decision 18, and docs/security.md, 'Identity': the owner verifies a recovery e-mail on an account that has none. Then
 * everything ends that does not descend from the presented session, with all its secrets and sessions. An attacker's
 * credential may stay only if a secret of the owner's own line made it: the presenting secret or one that it was renewed
 * from. Those made with a stolen session of it stay, and are listed.
 *
 * This check walks back from each credential to everything that was ever presented for it; the model decides by another
 * rule, forwards.
 */
export function plantedBefore(
  sequence: Sequence,
  before: State[],
  planned: Planned[],
  answers: Answer[],
): Planted[] {
  return planned.flatMap((one, at) => {
    const answer = answers[at]
    const { bearer } = one.call
    if (!answer || !bearer || one.browser.person.name !== 'owner' || !isVerification(one, answer)) return []
    const { accountId, secretId } = standingOf(bearer)
    const wasFirst = before.every(({ accounts }) => accounts[accountId]?.email === null)
    // The order of parallel changes is unknown.
    const isAlone = !planned.some((other) => other !== one && CHANGES.includes(other.call.procedure))
    const [facts] = before
    if (!wasFirst || !isAlone || !facts) return []
    const mayKeys = planned.length === 1
    return [{ accountId, credentials: unrelatedTo(sequence, facts, accountId, secretId, mayKeys) }]
  })
}

function isVerification({ call }: Planned, { code, body }: Answer): boolean {
  if (code !== 'ok') return false
  if (call.procedure === 'email.verifyCode') return body.conflictConfirmed === undefined
  return call.procedure === 'email.redeemSignInLink' && body.accessToken === undefined
}

function unrelatedTo(
  sequence: Sequence,
  facts: State,
  accountId: string,
  presentingId: string,
  mayKeys: boolean,
) {
  const { stranger } = sequence.people
  const line = lineOf(facts, presentingId)
  const own = new Set(line.map(({ id }) => id))
  const openers = line.map(({ withKey }) => withKey)
  const isOutside = (id: string) => !ancestorsOf(facts, id).some((ancestor) => own.has(ancestor))

  const sessions = stranger.jwts.map((jwt) => standingOf(jwt).secretId)
  const shown = stranger.browserKeys.map(({ secretId }) => secretId)
  const secrets = [...new Set([...sessions, ...shown])].filter(
    (id) => facts.secrets[id]?.accountId === accountId && id !== presentingId && isOutside(id),
  )
  const keys = Object.values(facts.keys).filter(
    (key) => key.accountId === accountId && !openers.includes(key.ref) && isOutside(key.ref),
  )
  const passkeys = keys.filter(({ ref }) => stranger.passkeys.some(({ credential }) => credential === ref))
  const mailed = keys.filter(({ email }) => mayKeys && email && stranger.addresses.includes(email))
  const tokens = Object.values(facts.codes).filter(({ keyRef }) => mailed.some(({ ref }) => ref === keyRef))
  return [
    ...secrets.filter((id) => sessions.includes(id)).map((id) => `session ${id}`),
    ...secrets.filter((id) => shown.includes(id)).map((id) => `secret ${facts.secrets[id]?.raw}`),
    ...passkeys.map(({ ref }) => `passkey ${ref}`),
    ...tokens.map(({ token }) => `token ${token}`),
  ]
}

/** Everything that was ever presented for a secret or a key, and for that, and so on. */
function ancestorsOf(facts: State, id: string): string[] {
  const secret = facts.secrets[id]
  const parents = [secret?.renewedFrom, secret?.withKey, facts.keys[id]?.madeBy]
  return parents.flatMap((parent) => (parent ? [parent, ...ancestorsOf(facts, parent)] : []))
}
