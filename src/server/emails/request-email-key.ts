import { lockOwnAccount } from '#server/account-protection/carry-out-due.ts'
import { emailKeyLetter, emailKeyRefusedLetter } from '#server/account-protection/notices/letters.ts'
import { type Claim, requireStepUp } from '#server/account-protection/require-step-up.ts'
import { readAccountRow } from '#server/account-store/accounts/account-row.ts'
import { isForeign } from '#server/account-store/addresses/claim-address.ts'
import { isAwaitedByAnother, issueCode } from '#server/account-store/addresses/codes.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { findOrAddEmailKey } from '#server/account-store/keys/keep-email-key.ts'
import type { Deps } from '#server/deps.ts'
import { enqueueLetter } from '#server/outbox/outbox.ts'
import { newSecret } from '#server/platform/random.ts'
import { limitEmailKeys } from '#server/rate-limits/limits.ts'

/**
 * Creates an e-mail key, or renews the one for this address, and mails its link and code. For an address of another
 * account the caller gets the same answer. The mail then has no link and no code: it only says that the address has an
 * account.
 */
export async function requestEmailKey(
  deps: Deps,
  session: Session,
  { email, clientAddress, ...claim }: { email: string; clientAddress: string } & Claim,
) {
  const { accountId } = session
  const { secret: keyToken, hash: tokenHash } = newSecret(deps.random)

  const keyId = await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, deps, session)
    const isTaken = await isAwaitedByAnother(tx, session, { address: email, purpose: 'email_key' })
    const authority = await requireStepUp(tx, deps, session, { ...claim, mayWait: !isTaken })
    const waits = authority.kind === 'waits'
    await limitEmailKeys(tx, deps, { accountId, waits, clientAddress, address: email })
    const id = await findOrAddEmailKey(tx, deps, session, email)
    const binding = { accountId, address: email, purpose: 'email_key' as const }
    const code = await issueCode(tx, deps, binding, {
      keyId: id,
      tokenHash,
      askedByKeyId: session.browserKeyId,
      isProven: !waits,
    })

    const { upid } = await readAccountRow(tx, accountId)
    const letter = (await isForeign(tx, email, accountId))
      ? emailKeyRefusedLetter(deps.config, { to: email })
      : emailKeyLetter(deps.config, { to: email, upid, token: keyToken, code })
    await enqueueLetter(tx, deps, letter, {
      expiresInSeconds: deps.config.lifetimes.code,
      accountId,
    })
    return id
  })
  return { keyToken, keyId, message: 'Check your email for the activation code.' }
}
