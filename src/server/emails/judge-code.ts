import type { SQL } from 'drizzle-orm'
import { ownerOf } from '#server/account-store/addresses/claim-address.ts'
import { type CodeRow, countTry, hasNoTriesLeft, isRightCode } from '#server/account-store/addresses/codes.ts'
import { appendRefusedSignIn } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { countFailedCode, forgiveFailedCode } from '#server/rate-limits/limits.ts'
import type { ErrorName } from '#shared/errors.ts'
import { maskAddress } from '#shared/masked-address.ts'

/**
 * Judges a try. It is counted before anything is compared, by a statement that commits by itself, so that no
 * error takes it back and no parallel try slips past; the sixth is refused unread. Resolves to the code's row,
 * which the caller consumes together with what the code was for. `by` is the browser key of who tries, for the journal,
 * which hears of a code whose tries are used up.
 */
export async function judgeCode(
  deps: Deps,
  facts: { matching: SQL | undefined; code: string; refusal: ErrorName; by?: string | undefined },
): Promise<CodeRow> {
  const row = await countTry(deps, facts.matching, facts.refusal)
  const { address } = row
  const isOwner = (await ownerOf(deps.db, address)) === row.accountId
  await countFailedCode(deps, { address, isOwner })
  if (!isRightCode(deps, row, facts.code)) {
    if (hasNoTriesLeft(row)) await auditUsedUp(deps, row, facts.by ?? null)
    throw new Refusal(facts.refusal)
  }
  await forgiveFailedCode(deps, { address, isOwner })
  return row
}

async function auditUsedUp({ db }: Deps, { accountId, address }: CodeRow, by: string | null) {
  await appendRefusedSignIn(db, { accountId, by, detail: maskAddress(address) })
}
