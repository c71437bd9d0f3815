import { carryOutDueAddition, lockCurrentAccount } from '#server/account-protection/carry-out-due.ts'
import { addLeavingToken } from '#server/account-protection/leaving-passkey-token.ts'
import {
  type Browser,
  type NewBrowserKey,
  newBrowserKey,
  type PreparedSignIn,
  prepareSignIn,
  shownKey,
} from '#server/account-store/browsers/issue-browser-key.ts'
import type { PasskeyState } from '#server/account-store/keys/keep-passkey.ts'
import { descriptorOf } from '#server/account-store/keys/live-passkeys.ts'
import { presentUser } from '#server/accounts/present.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { publishSignedIn } from '#server/lib/telemetry.ts'
import type { Queries, Transaction } from '#server/platform/postgres/open.ts'
import { onlyRow, requireAnswerTo } from '#server/platform/postgres/statement.ts'
import { ceremonyLimits, refuseIfFull } from '#server/rate-limits/limits.ts'
import { newSession } from '#server/sessions/session-token.ts'
import type { LoginCredential } from '#shared/passkeys.ts'
import { newChallenge } from './ceremonies.ts'
import { judgeAnswer, type StoredPasskey } from './judge-answer.ts'
import { changeOf, notifyOfChange } from './passkey-change.ts'
import { beginWithAny, beginWithOwn, enterByPasskey } from './queries.ts'
import { requestOptions } from './request-options.ts'

/** Options for signing in with a passkey of a known address; `newUser` when it has none. */
export async function beginLogin(
  deps: Deps,
  facts: { email: string; clientAddress: string },
): Promise<{ newUser: true } | ReturnType<typeof requestOptions>> {
  const { challenge, limits, values } = newLogin(deps, facts.clientAddress)
  const rows = await beginWithOwn(deps.db, { ...values, email: facts.email })
  const [first] = rows
  requireAnswerTo(facts.email, first?.email)
  await refuseIfFull(deps.db, limits, first?.counted ?? 0)

  const passkeys = rows.filter(({ credentialId }) => credentialId !== null).map(descriptorOf)
  if (passkeys.length === 0) {
    const isComing = await carryOutDueAddition(deps, { address: facts.email })
    return isComing ? await beginLogin(deps, facts) : { newUser: true as const }
  }
  return requestOptions(deps, challenge, passkeys)
}

/** Options for signing in with any passkey that the browser has for us. */
export async function beginDiscoverableLogin(deps: Deps, facts: { clientAddress: string }) {
  const { challenge, limits, values } = newLogin(deps, facts.clientAddress)
  const { counted } = onlyRow(await beginWithAny(deps.db, values))
  await refuseIfFull(deps.db, limits, counted)
  return requestOptions(deps, challenge, [])
}

function newLogin(deps: Deps, clientAddress: string) {
  const limits = ceremonyLimits(deps, clientAddress)
  const { challenge, hash } = newChallenge(deps.random)
  const lifetime = deps.config.lifetimes.challenge
  const [{ subject: network, most: mostAMinute }] = limits
  return { challenge, limits, values: { network, mostAMinute, hash, lifetime } }
}

/** Signs in by passkey. An unknown credential and a bad signature get the same answer. */
export async function completeLogin(deps: Deps, facts: { credential: LoginCredential } & Browser) {
  const { passkey, verdict } = await judgeAnswer(deps, facts.credential)

  const { accountId, id: keyId } = passkey
  const request = { ...facts, accountId, wayIn: { by: 'passkey' as const, keyId, isProof: true } }
  // Nearly every sign-in is one statement. Only a change of the passkey needs more, or keys that must be read under the
  // account's lock, to make room or to renew one. Then the same statement runs in a transaction that has prepared it.
  const inside =
    (changeOf(passkey, verdict) === null && (await enter(deps.db, deps, request, passkey, verdict))) ||
    (await deps.db.transaction((tx) => enterPrepared(tx, deps, request, passkey, verdict)))
  publishSignedIn('passkey')
  const { former: _former, standing: _standing, ...answer } = inside
  return answer
}

async function enterPrepared(
  tx: Transaction,
  deps: Deps,
  request: NewBrowserKey,
  passkey: StoredPasskey,
  verdict: PasskeyState,
) {
  const { accountId, id, name } = passkey
  await lockCurrentAccount(tx, deps, accountId)
  const inside = await enter(tx, deps, request, passkey, verdict, await prepareSignIn(tx, request))
  if (!inside) throw new Error('A prepared sign-in was not accepted')
  // When two answers carry the same change, only the first reports it.
  const change = changeOf(inside.former, verdict)
  if (change) await notifyOfChange(tx, deps, { accountId, name, by: inside.standing.browserKeyId, change })
  const leaving = await addLeavingToken(tx, deps, accountId, id)
  return { ...inside, ...(leaving && { leaving }) }
}

/** Null when the sign-in must be prepared, or comes too late. */
async function enter(
  db: Queries,
  deps: Deps,
  request: NewBrowserKey,
  passkey: StoredPasskey,
  { counter, backupEligible, backedUp }: PasskeyState,
  prepared?: PreparedSignIn,
) {
  const key = newBrowserKey(deps, request, prepared)
  const { shownHash } = shownKey({ browserKey: request.browserKey })
  const judged = { passkeyId: passkey.id, knownCounter: passkey.counter, counter, backupEligible, backedUp }
  const row = onlyRow(await enterByPasskey(db, { ...key.values, ...judged, shownHash }))
  const { signedInAt, isGhost, features, id, upid, formerCounter, formerBackupEligible, ...account } = row
  if (!signedInAt && !prepared) return null
  if (!signedInAt || id === null || upid === null) throw new Refusal('invalidLoginCredential')
  requireAnswerTo(passkey.accountId, id)
  const former = { counter: formerCounter, backupEligible: formerBackupEligible }
  const user = presentUser({ id, ...account })
  const session = newSession(deps, key, { isGhost, signedInAt, method: 'passkey', features })
  return { user, ...session, upid, former, standing: key.standing }
}
