import { lockOwnAccount } from '#server/account-protection/carry-out-due.ts'
import { findAccountByUndoToken } from '#server/account-protection/effects/mail-ways-back.ts'
import { cancelDeletion } from '#server/account-store/accounts/rest-account.ts'
import { deleteUndoTokens } from '#server/account-store/accounts/ways-back.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { batchedLookUp, namesSecret } from '#server/platform/postgres/known-together.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { deletionUndos } from '#server/platform/postgres/schema.ts'

const namesToken = namesSecret('token', batchedLookUp(deletionUndos.hash))

/** Whether a call to undo a deletion is no guess: it has a session, or names an undo token that exists. */
export async function namesUndoToken(
  deps: Deps,
  rawInput: unknown,
  session: Session | null,
): Promise<boolean> {
  return session !== null || (await namesToken(deps, rawInput))
}

const KEPT = { message: 'Your account is kept.' }

/**
 * Undoes a scheduled deletion, by a session started since or by a mailed token. A token signs nobody in. The account
 * keeps its state, restricted or not. Every undo token is used up. A late, used or unknown token gives the same
 * refusal.
 */
export async function undoDeletion(
  deps: Deps,
  { session, token }: { session: Session | null; token?: string | undefined },
) {
  if (session) await deps.db.transaction((tx) => undoBySession(tx, deps, session))
  else if (token !== undefined) await undoByToken(deps, token)
  else throw new Refusal('authenticationRequired')
  return KEPT
}

async function undoBySession(tx: Transaction, deps: Deps, session: Session) {
  await lockOwnAccount(tx, deps, session)
  if (!(await cancelDeletion(tx, session.accountId, session.browserKeyId))) throw new Refusal('invalidUndo')
  await deleteUndoTokens(tx, session.accountId)
}

/** Of parallel calls exactly one undoes the deletion. The token must still exist then. */
async function undoByToken({ db }: Pick<Deps, 'db'>, token: string) {
  const accountId = await findAccountByUndoToken(db, token)
  if (accountId === null) throw new Refusal('invalidUndo')
  await db.transaction(async (tx) => {
    const isWoken = await cancelDeletion(tx, accountId, null)
    const wasGood = isWoken && (await deleteUndoTokens(tx, accountId, token))
    if (!wasGood) throw new Refusal('invalidUndo')
  })
}
