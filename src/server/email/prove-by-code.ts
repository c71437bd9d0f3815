import { and, eq, ne } from 'drizzle-orm'
import { codes } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { consumeCode, forgetCodes, issueCode } from '#server/keys/codes.ts'
import { lockOwnAccount } from '#server/keys/lock-account.ts'
import { hashSecret } from '#server/keys/one-time-secret.ts'
import { issueProof } from '#server/keys/proofs.ts'
import type { Session } from '#server/keys/session.ts'
import { readWaysToProve } from '#server/keys/ways-to-prove.ts'
import { countOrRefuse, mailLimits } from '#server/limits/limits.ts'
import { proofCodeLetter } from '#server/mail/letters.ts'
import { postLetter } from '#server/mail/outbox.ts'
import { maskAddress } from '#shared/masked-address.ts'
import { judgeCode } from './judge-code.ts'

const REFUSAL = 'invalidVerificationCode'

/** Mails the code that shows who is at the session's browser, to the account's own address. */
export async function mailProofCode(deps: Deps, session: Session, facts: { clientAddress: string }) {
  const to = await deps.db.transaction(async (tx) => {
    const { accountId } = session
    const { upid } = await lockOwnAccount(tx, session)
    const [way] = (await readWaysToProve(tx, deps, accountId)).addresses
    if (!way) throw new Refusal('noAddress')
    const { address } = way
    // All or nothing: what one of the limits refuses ends the transaction, and is not counted by the others.
    await countOrRefuse(tx, mailLimits(deps, { clientAddress: facts.clientAddress, address }))

    const tokenHash = hashOfAsker(session)
    // A session awaits one code, also when its account hears by another address now.
    await forgetCodes(tx, and(eq(codes.tokenHash, tokenHash), ne(codes.address, address)))
    const code = await issueCode(tx, deps, { accountId, address, purpose: 'proof' }, { tokenHash })
    await postLetter(tx, deps, proofCodeLetter(deps.config, { to: address, upid, code }), {
      expiresInSeconds: deps.config.lifetimes.code,
      accountId,
    })
    return address
  })
  return { message: 'Check your email for a code.', to: maskAddress(to) }
}

/** Trades the code for a proof. Tries of another session find no code, and so use none up. */
export async function proveByCode(deps: Deps, session: Session, facts: { code: string }) {
  const { accountId } = session
  const row = await judgeCode(deps, {
    matching: and(
      eq(codes.accountId, accountId),
      eq(codes.purpose, 'proof'),
      eq(codes.tokenHash, hashOfAsker(session)),
    ),
    code: facts.code,
    refusal: REFUSAL,
    by: session.browserKeyId,
  })
  return await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, session)
    await consumeCode(tx, row, REFUSAL)
    // It may have been given back since.
    const { addresses } = await readWaysToProve(tx, deps, accountId)
    const way = addresses.find(({ address }) => address === row.address)
    if (!way) throw new Refusal(REFUSAL)
    return await issueProof(tx, deps, session, way)
  })
}

function hashOfAsker({ secretId }: Session): Buffer {
  return hashSecret(secretId)
}
