import { and, eq, ne } from 'drizzle-orm'
import { lockOwnAccount } from '#server/account-protection/carry-out-due.ts'
import { proofCodeLetter } from '#server/account-protection/notices/letters.ts'
import { proverAddresses } from '#server/account-protection/provers.ts'
import { consumeCode, forgetCodes, issueCode } from '#server/account-store/addresses/codes.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import type { Deps } from '#server/deps.ts'
import { judgeCode } from '#server/emails/judge-code.ts'
import { Refusal } from '#server/errors.ts'
import { enqueueLetter } from '#server/outbox/outbox.ts'
import { codes } from '#server/platform/postgres/schema.ts'
import { hashSecret } from '#server/platform/random.ts'
import { countOrRefuse, mailLimits } from '#server/rate-limits/limits.ts'
import { maskAddress } from '#shared/masked-address.ts'
import { prove } from './prove.ts'

const REFUSAL = 'invalidVerificationCode'

/**
 * Mails the code for step-up to an address that can give a proof. That is the one named, else the recovery e-mail, else
 * the oldest. Addresses pending removal come last.
 */
export async function mailProofCode(
  deps: Deps,
  session: Session,
  { email, clientAddress }: { email?: string | undefined; clientAddress: string },
) {
  const to = await deps.db.transaction(async (tx) => {
    const { accountId } = session
    const { upid } = await lockOwnAccount(tx, deps, session)
    const provers = await proverAddresses(tx, deps, accountId)
    const address = email === undefined ? provers[0] : provers.find((one) => one === email)
    if (!address) throw new Refusal('noAddress')
    // In one transaction: when one limit refuses, the others do not count the call.
    await countOrRefuse(tx, mailLimits(deps, { clientAddress, address }))

    const tokenHash = hashOfAsker(session)
    // A session has one live code, even when the account's address changes meanwhile.
    await forgetCodes(tx, and(eq(codes.tokenHash, tokenHash), ne(codes.address, address)))
    const asked = { tokenHash, askedByKeyId: session.browserKeyId }
    const code = await issueCode(tx, deps, { accountId, address, purpose: 'proof' }, asked)
    await enqueueLetter(tx, deps, proofCodeLetter(deps.config, { to: address, upid, code }), {
      expiresInSeconds: deps.config.lifetimes.code,
      accountId,
    })
    return address
  })
  return { message: 'Check your email for a code.', to: maskAddress(to) }
}

/**
 * Exchanges the code for a proof. Tries of another session find no code, so they use up no tries. A caller who shows
 * the browser key gets a renewed session.
 */
export async function proveByCode(
  deps: Deps,
  session: Session,
  { code, browserKey }: { code: string; browserKey?: string | undefined },
) {
  const { accountId } = session
  const row = await judgeCode(deps, {
    matching: and(
      eq(codes.accountId, accountId),
      eq(codes.purpose, 'proof'),
      eq(codes.tokenHash, hashOfAsker(session)),
    ),
    code,
    refusal: REFUSAL,
    by: session.browserKeyId,
  })
  return await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, deps, session)
    await consumeCode(tx, row, REFUSAL)
    // The address may have left the account since.
    if (!(await proverAddresses(tx, deps, accountId)).includes(row.address)) throw new Refusal(REFUSAL)
    return await prove(tx, deps, session, { address: row.address }, browserKey)
  })
}

function hashOfAsker({ secretId }: Session): Buffer {
  return hashSecret(secretId)
}
