import { and, eq, isNull, sql } from 'drizzle-orm'
import { readAccountRow } from '#server/account/read-account.ts'
import type { Transaction } from '#server/db/open.ts'
import { codes, keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { activateEmailKeyRow, stampEmailKey } from '#server/keys/activate-email-key.ts'
import { claimAddress, ownerOf } from '#server/keys/claim-address.ts'
import { consumeCode, issueCode, judgeCode } from '#server/keys/codes.ts'
import { type Browser, issueBrowserKey } from '#server/keys/issue-browser-key.ts'
import { lockAccount, lockOwnAccount } from '#server/keys/lock-account.ts'
import { hashSecret, isSecret, newSecret } from '#server/keys/one-time-secret.ts'
import { makeRoomForKey } from '#server/keys/room-for-keys.ts'
import type { Session } from '#server/keys/session.ts'
import { limitMails } from '#server/limits/limits.ts'
import { emailKeyLetter, emailKeyRefusedLetter } from '#server/mail/letters.ts'
import { tellAccount } from '#server/mail/notices.ts'
import { postLetter } from '#server/mail/outbox.ts'

const REFUSAL = 'invalidActivationCode'

/**
 * Makes an e-mail key, or renews the one for this address, and mails its link and code. For an address of
 * another account everything looks the same to the caller, but the mail only says so.
 */
export async function requestEmailKey(
  deps: Deps,
  session: Session,
  facts: { email: string; clientAddress: string },
) {
  const { email } = facts
  await limitMails(deps, { clientAddress: facts.clientAddress, address: email })
  const { secret: keyToken, hash: tokenHash } = newSecret(deps.random)

  const keyId = await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, session)
    const id = await findOrMakeKey(tx, deps, session, email)
    const binding = { accountId: session.accountId, address: email, purpose: 'email_key' as const }
    const code = await issueCode(tx, deps, binding, { keyId: id, tokenHash })

    const owner = await ownerOf(tx, email)
    const isForeign = owner !== null && owner !== session.accountId
    const { upid } = await readAccountRow(tx, session.accountId)
    const letter = isForeign
      ? emailKeyRefusedLetter(deps.config, { to: email })
      : emailKeyLetter(deps.config, { to: email, upid, token: keyToken, code })
    await postLetter(tx, deps, letter, { expiresInSeconds: deps.config.lifetimes.code })
    return id
  })
  return { success: true as const, keyToken, keyId, message: 'Check your email for the activation code.' }
}

/** Activates an e-mail key by the token of its link and its code, and signs the presenter in. */
export async function activateEmailKey(
  deps: Deps,
  facts: { token: string; activationCode: string; session: Session | null } & Browser,
) {
  if (!isSecret(facts.token)) throw new Refusal(REFUSAL)
  const row = await judgeCode(deps, {
    matching: and(eq(codes.tokenHash, hashSecret(facts.token)), eq(codes.purpose, 'email_key')),
    code: facts.activationCode,
    refusal: REFUSAL,
  })
  const { accountId, address, keyId } = row

  return await deps.db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    await consumeCode(tx, row, REFUSAL)
    const isFresh = keyId !== null && (await activateEmailKeyRow(tx, keyId))
    if (isFresh) {
      // Told before the new address counts as one of the account's.
      await tellAccount(tx, deps, accountId, { event: 'emailKeyAdded', name: address })
      if (!(await claimAddress(tx, address, accountId))) throw new Refusal(REFUSAL)
    }
    const emailKeyId = await stampEmailKey(tx, accountId, address)
    if (emailKeyId === null || emailKeyId !== keyId) throw new Refusal(REFUSAL)

    const session = await issueBrowserKey(tx, deps, {
      ...facts,
      accountId,
      wayIn: { by: 'email', keyId: emailKeyId },
    })
    return { success: true as const, ...session, accountId, message: 'Email key activated.' }
  })
}

async function findOrMakeKey(tx: Transaction, deps: Deps, session: Session, email: string): Promise<string> {
  const [known] = await tx
    .select({ id: keys.id })
    .from(keys)
    .where(
      and(
        eq(keys.accountId, session.accountId),
        eq(keys.type, 'email'),
        eq(keys.email, email),
        isNull(keys.revokedAt),
      ),
    )
  if (known) {
    // Asked for anew it is made anew: by this session, and with its days to wait before it.
    const anew = { createdAt: sql`now()`, madeBySecretId: session.secretId }
    await tx
      .update(keys)
      .set(anew)
      .where(and(eq(keys.id, known.id), isNull(keys.activatedAt)))
    return known.id
  }
  await makeRoomForKey(tx, session.accountId)
  const id = deps.random.id()
  await tx.insert(keys).values({
    id,
    accountId: session.accountId,
    type: 'email',
    name: email,
    email,
    madeBySecretId: session.secretId,
  })
  return id
}
