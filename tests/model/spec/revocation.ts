import { isLive, type Key, keysOf, type Secret, type State } from '../state.ts'
import { endSecret } from './browser-keys.ts'

/**
 * Revokes a key for good, with its secrets, its codes and those it asked for, and the address that the account owned by
 * it alone.
 */
export function revoke(state: State, key: Key) {
  key.isRevoked = true
  for (const secret of Object.values(state.secrets)) {
    if (secret.keyRef === key.ref && (secret.expires === null || secret.expires > state.now))
      secret.expires = state.now
  }
  for (const [name, { keyRef, askedBy }] of Object.entries(state.codes))
    if (keyRef === key.ref || askedBy === key.ref) delete state.codes[name]
  if (key.email) releaseAddress(state, key.accountId, key.email)
}

/** An address is released unless it is still the account's recovery address or an activated e-mail key of it. */
export function releaseAddress(state: State, accountId: string, address: string) {
  const isKept =
    state.accounts[accountId]?.email === address ||
    keysOf(state, accountId).some((key) => key.email === address && key.isActivated)
  if (!isKept && state.owners[address] === accountId) delete state.owners[address]
}

/**
 * The first verified recovery e-mail (decision 18) ends everything that does not descend from the presenting secret. A
 * secret descends when everything presented for it does. A key descends when a descending secret made it, or one that
 * the presenting secret was renewed from. The credentials that the presenter signed in with, now or before, stay.
 */
export function endUnrelatedKeys(state: State, accountId: string, presentingId: string) {
  const line = lineOf(state, presentingId)
  const secrets = Object.values(state.secrets).filter((secret) => secret.accountId === accountId)
  const wasLive = new Set(secrets.filter((secret) => isLive(state, secret)).map(({ id }) => id))
  const descends = (secret: Secret | undefined): boolean => {
    if (!secret) return false
    if (secret.id === presentingId) return true
    const { renewedFrom, withKey } = secret
    if (renewedFrom === null && withKey === null) return false
    const renewedDescends = renewedFrom === null || descends(state.secrets[renewedFrom])
    return renewedDescends && (withKey === null || keyDescends(state.keys[withKey]))
  }
  const keyDescends = (key: Key | undefined): boolean => {
    if (!key?.madeBy) return false
    return line.some(({ id }) => id === key.madeBy) || descends(state.secrets[key.madeBy])
  }
  const openers = new Set(line.map(({ withKey }) => withKey))
  const kept = new Set(secrets.filter((secret) => wasLive.has(secret.id) && descends(secret)))
  const rows = new Set([...kept].map(({ keyRef }) => keyRef))

  const gone = keysOf(state, accountId).filter((key) =>
    key.type === 'browser' ? !rows.has(key.ref) : !openers.has(key.ref) && !keyDescends(key),
  )
  for (const secret of secrets) if (!kept.has(secret)) endSecret(state, secret)
  for (const key of gone) revoke(state, key)
}

/** A secret and those it was renewed from, newest first. */
export function lineOf(state: State, secretId: string): Secret[] {
  const secret = state.secrets[secretId]
  return secret ? [secret, ...(secret.renewedFrom ? lineOf(state, secret.renewedFrom) : [])] : []
}
