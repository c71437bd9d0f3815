import { isLive, type Secret, type State, secretsOf, standingOf } from '../state.ts'
import { holds, inputOf, type Made } from './step.ts'

/** Decision 5: an older secret stays valid this long after the first use of the newer one. */
const GRACE = 30

/** Decision 5: how many secrets of one key may wait for their first use. */
const MOST_WAITING = 10

type WayIn = { by: 'passkey' | 'email'; keyRef: string | null } | null

/**
 * A sign-in. A row is renewed for a caller who presents its secret. Any other caller gets a new row, whatever browser
 * they name and whatever session they have (rule 6 of 'Age and delay').
 */
export function signIn(state: State, call: Made, accountId: string, wayIn: WayIn) {
  const held = secretShown(state, inputOf<'browserKey'>(call).browserKey, accountId)
  if (!held) return signInAnew(state, call, accountId, wayIn)
  const { key } = tokensIn(call)
  const row = state.keys[held.keyRef]
  holds(call, 'the key that the caller proved is renewed', key.keyRef === held.keyRef && row !== undefined)
  if (row) Object.assign(row, { name: inputOf<'browserName'>(call).browserName, wasUsed: true })
  makeRoom(state, held.keyRef)
  addSecret(state, call, { renewedFrom: held.id, wayIn })
}

/** A new key for a caller who proved nothing. */
export function signInAnew(state: State, call: Made, accountId: string, wayIn: WayIn) {
  const { key } = tokensIn(call)
  const { browserId, browserName } = inputOf<'browserId' | 'browserName'>(call)
  holds(call, 'who proved nothing gets a row of their own', !state.keys[key.keyRef])
  holds(call, 'the key belongs to the account', key.accountId === accountId)
  state.keys[key.keyRef] = {
    ref: key.keyRef,
    id: key.keyRef,
    accountId,
    type: 'browser',
    name: browserName,
    isRevoked: false,
    wasUsed: false,
    browserId,
    madeBy: null,
  }
  addSecret(state, call, { renewedFrom: null, wayIn })
}

/** The active secret of the account that the caller presents. */
function secretShown(state: State, raw: string | undefined, accountId: string) {
  return Object.values(state.secrets).find(
    (secret) => secret.raw === raw && secret.accountId === accountId && isLive(state, secret),
  )
}

function tokensIn({ answer: { body } }: Made) {
  return { key: standingOf(body.jwt ?? body.accessToken), raw: body.browserKey as string }
}

function addSecret(state: State, call: Made, origin: { renewedFrom: string | null; wayIn: WayIn }) {
  const { key, raw } = tokensIn(call)
  holds(call, 'the secret is a new one', !state.secrets[key.secretId] && typeof raw === 'string')
  state.secrets[key.secretId] = {
    id: key.secretId,
    raw,
    keyRef: key.keyRef,
    accountId: key.accountId,
    order: secretsOf(state, key.keyRef).length,
    born: state.now,
    wasUsed: false,
    expires: null,
    renewedFrom: origin.renewedFrom,
    by: origin.wayIn?.by ?? null,
    withKey: origin.wayIn?.keyRef ?? null,
  }
}

/** Beyond the newest, unused secrets expire as if they had been replaced. */
function makeRoom(state: State, keyRef: string) {
  const newestFirst = secretsOf(state, keyRef).sort((a, b) => b.order - a.order)
  for (const secret of newestFirst.slice(MOST_WAITING - 1)) {
    if (!secret.wasUsed && secret.expires === null) secret.expires = state.now + GRACE
  }
}

/**
 * A secret is used. The first time, the older ones of its key start to expire. A newer one that is unused for half a
 * minute ends: its answer was lost, or reached another holder.
 */
export function expireReplacedSecrets(state: State, used: Secret, isFirstUse: boolean) {
  const others = secretsOf(state, used.keyRef).filter(({ id, expires }) => id !== used.id && expires === null)
  if (isFirstUse) {
    used.wasUsed = true
    for (const older of others) if (older.order < used.order) older.expires = state.now + GRACE
  }
  for (const newer of others) {
    const hadTime = newer.born <= state.now - GRACE
    if (newer.order > used.order && !newer.wasUsed && hadTime) newer.expires = state.now
  }
}

export function endSecret(state: State, secret: Secret) {
  if (isLive(state, secret)) secret.expires = state.now
}
