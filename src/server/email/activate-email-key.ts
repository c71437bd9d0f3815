import { and, eq, sql } from 'drizzle-orm'
import { sessionOn } from '#server/auth/session-token.ts'
import { asChange } from '#server/changes/as-change.ts'
import { knownTogether } from '#server/db/known-together.ts'
import type { Transaction } from '#server/db/open.ts'
import { codes } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { tellSignedIn } from '#server/happenings.ts'
import { addressesOf, claimAddress } from '#server/keys/claim-address.ts'
import { consumeCode } from '#server/keys/codes.ts'
import { refuseHalted } from '#server/keys/halts.ts'
import { issueBrowserKey } from '#server/keys/issue-browser-key.ts'
import { note } from '#server/keys/journal.ts'
import {
  type AwaitingKey,
  activateEmailKeyRow,
  findAwaiting,
  stampEmailKey,
} from '#server/keys/keep-email-key.ts'
import { lockedAccount } from '#server/keys/lock-account.ts'
import { namesSecret } from '#server/keys/names-secret.ts'
import type { Browser } from '#server/keys/new-browser-key.ts'
import { hashSecret, isSecret } from '#server/keys/one-time-secret.ts'
import type { Session } from '#server/keys/session.ts'
import { tellAddresses } from '#server/mail/notices.ts'
import { judgeCode } from './judge-code.ts'

/** Whether a call to activate a key names the token of one that awaits it. */
export const namesEmailKey = namesSecret('token', knownTogether(codes.tokenHash))

const REFUSAL = 'invalidActivationCode'

/** Activates an e-mail key by the token of its link and its code, and signs the presenter in. */
export async function activateEmailKey(
  deps: Deps,
  facts: { token: string; activationCode: string; session: Session | null } & Browser,
) {
  if (!isSecret(facts.token)) throw new Refusal(REFUSAL)
  const row = await judgeCode(deps, {
    matching: isCodeOf(facts.token),
    code: facts.activationCode,
    refusal: REFUSAL,
    by: facts.session?.browserKeyId,
  })
  const { accountId, address, keyId } = row

  const entered = await deps.db.transaction(async (tx) => {
    const account = await lockedAccount(tx, accountId)
    await consumeCode(tx, row, REFUSAL)
    const asked = keyId === null ? null : await findAwaiting(tx, keyId)
    const isFresh = asked !== null
    // A new way in is a change, and one that is stopped stays as it is. With a key of before one comes in.
    if (isFresh) refuseHalted(account)
    if (isFresh && !(await addKey(tx, deps, asked))) throw new Refusal(REFUSAL)
    const emailKeyId = await stampEmailKey(tx, accountId, address)
    if (emailKeyId === null || emailKeyId !== keyId) throw new Refusal(REFUSAL)

    const issued = await issueBrowserKey(tx, deps, {
      ...facts,
      accountId,
      wayIn: { by: 'email', keyId: emailKeyId, isProof: true },
    })
    const entry = {
      accountId,
      by: issued.standing.browserKeyId,
      key: { type: 'email', name: address },
    } as const
    if (isFresh) await note(tx, { ...entry, event: 'key_activated' })
    await note(tx, { ...entry, event: 'signed_in', detail: address })
    return { ...sessionOn(deps, issued), accountId, upid: account.upid, message: 'Email key activated.' }
  })
  tellSignedIn('emailKey')
  return entered
}

/** Whether the link of an e-mail key still awaits its code. Nothing changes by asking. */
export async function isKeyAwaited({ db }: Pick<Deps, 'db'>, token: string): Promise<boolean> {
  if (!isSecret(token)) return false
  return (await db.$count(codes, and(isCodeOf(token), sql`${codes.expiresAt} > now()`))) > 0
}

/** Whether a code was mailed together with the link of this token. */
function isCodeOf(token: string) {
  return and(eq(codes.tokenHash, hashSecret(token)), eq(codes.purpose, 'email_key'))
}

/** As done by who asked for the key. False when another account has its address. */
async function addKey(tx: Transaction, deps: Deps, { id, accountId, email, asker, createdAt }: AwaitingKey) {
  const told = await addressesOf(tx, accountId)
  const by = asker ?? { browserKeyId: null, since: createdAt }
  const change = { accountId, event: 'key_activated', by, key: { type: 'email', name: email } } as const
  return await asChange(tx, deps, change, async (undoLinks) => {
    await activateEmailKeyRow(tx, id)
    await tellAddresses(tx, deps, accountId, { event: 'emailKeyAdded', name: email }, told, undoLinks)
    return await claimAddress(tx, email, accountId)
  })
}
