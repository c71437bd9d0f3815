import { carryOutDueAddition } from '#server/account-protection/carry-out-due.ts'
import { addLeavingToken } from '#server/account-protection/leaving-passkey-token.ts'
import { lockCurrentAccount } from '#server/account-protection/lock-account.ts'
import { issueBrowserKey } from '#server/account-store/browsers/issue-browser-key.ts'
import { type Browser, newBrowserKey, shownKey } from '#server/account-store/browsers/new-browser-key.ts'
import type { PasskeyState } from '#server/account-store/keys/keep-passkey.ts'
import { descriptorOf } from '#server/account-store/keys/live-passkeys.ts'
import { presentUser } from '#server/accounts/present-user.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { publishSignedIn } from '#server/lib/telemetry.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { onlyRow, requireAnswerTo } from '#server/platform/postgres/statement.ts'
import { limitValues } from '#server/rate-limits/count.ts'
import { ceremonyLimits, refuseFull } from '#server/rate-limits/limits.ts'
import { sessionOn } from '#server/sessions/session-token.ts'
import type { LoginCredential } from '#shared/passkeys.ts'
import { newChallenge } from './ceremonies.ts'
import { judgeAnswer, type StoredPasskey } from './judge-answer.ts'
import { changeOf, notifyOfChange, storeAnswer } from './passkey-change.ts'
import { beginWithAny, beginWithOwn, enterByPasskey } from './queries.ts'
import { requestOptions } from './request-options.ts'

/** Options for signing in with a passkey of a known address; `newUser` when it has none. */
export async function beginLogin(
  deps: Deps,
  facts: { email: string; clientAddress: string },
): Promise<{ newUser: true } | ReturnType<typeof requestOptions>> {
  const { challenge, limits, values } = newLogin(deps, facts.clientAddress)
  const rows = await beginWithOwn(deps.db).execute({ ...values, email: facts.email })
  const [first] = rows
  requireAnswerTo(facts.email, first?.email)
  await refuseFull(deps.db, limits, first?.counted ?? 0)

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
  const { counted } = onlyRow(await beginWithAny(deps.db).execute(values))
  await refuseFull(deps.db, limits, counted)
  return requestOptions(deps, challenge, [])
}

function newLogin(deps: Deps, clientAddress: string) {
  const limits = ceremonyLimits(deps, clientAddress)
  const { challenge, hash } = newChallenge(deps.random)
  const lifetime = deps.config.lifetimes.challenge
  return { challenge, limits, values: { ...limitValues(limits), hash, lifetime } }
}

/** Signs in by passkey. An unknown credential and a bad signature get the same answer. */
export async function completeLogin(deps: Deps, facts: { credential: LoginCredential } & Browser) {
  const { passkey, verdict } = await judgeAnswer(deps, facts.credential)

  const entry = { ...facts, passkey, verdict }
  const inside =
    (await enterAtOnce(deps, entry)) ?? (await deps.db.transaction((tx) => enterStepwise(tx, deps, entry)))
  publishSignedIn('passkey')
  return inside
}

type Entry = Browser & {
  passkey: StoredPasskey
  verdict: PasskeyState
}

/**
 * The fast path, for nearly everybody. Null when the sign-in needs the account's lock: to make room, to renew a
 * browser key, or to store a change of the passkey.
 */
async function enterAtOnce(deps: Deps, { passkey, verdict, ...request }: Entry) {
  if (changeOf(passkey, verdict)) return null
  const wayIn = { by: 'passkey' as const, keyId: passkey.id, isProof: true }
  const key = newBrowserKey(deps, { ...request, accountId: passkey.accountId, wayIn })
  const { counter, backedUp } = verdict
  const judged = { passkeyId: passkey.id, knownCounter: passkey.counter, counter, backedUp }
  const row = onlyRow(
    await enterByPasskey(deps.db).execute({ ...key.values, ...shownKey(request), ...judged }),
  )
  if (!row.isPlain) return null
  if (!row.isAdded || !row.account) throw new Refusal('invalidLoginCredential')
  requireAnswerTo(passkey.accountId, row.account.id)
  return { user: presentUser(row.account), ...sessionOn(deps, key), upid: row.account.upid }
}

async function enterStepwise(tx: Transaction, deps: Deps, { passkey, verdict, ...request }: Entry) {
  const account = await lockCurrentAccount(tx, deps, passkey.accountId)
  const change = await storeAnswer(tx, passkey, verdict)

  const { id, accountId, name } = passkey
  const wayIn = { by: 'passkey' as const, keyId: id, isProof: true }
  const issued = await issueBrowserKey(tx, deps, { ...request, accountId, wayIn })
  const by = issued.standing.browserKeyId
  await appendAuditEvent(tx, { accountId, event: 'signed_in', by, key: { type: 'passkey', name } })
  if (change) await notifyOfChange(tx, deps, { accountId, name, by, change })
  const leaving = await addLeavingToken(tx, deps, accountId, id)
  return {
    user: presentUser(account),
    ...sessionOn(deps, issued),
    ...(leaving && { leaving }),
    upid: account.upid,
  }
}
