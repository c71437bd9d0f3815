import type { SQL } from 'drizzle-orm'
import { ownerOf } from '#server/account-store/addresses/claim-address.ts'
import { type CodeRow, countTry, hasNoTriesLeft, isRightCode } from '#server/account-store/addresses/codes.ts'
import { appendRefusedSignIn } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { countFailedCode, uncountFailedCode } from '#server/rate-limits/limits.ts'
import type { ErrorName } from '#shared/errors.ts'
import { maskAddress } from '#shared/masked-address.ts'

/**
 * Checks a code. The try is counted before the comparison, by a statement that commits on its own. So an error cannot
 * undo the count, and parallel tries are all counted. The sixth try is refused without a comparison. Returns the code's
 * row; the caller uses it up together with the action. `by` is the caller's browser key, for the audit event of a code
 * whose tries are used up.
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
  await uncountFailedCode(deps, { address, isOwner })
  return row
}

async function auditUsedUp({ db }: Deps, { accountId, address }: CodeRow, by: string | null) {
  await appendRefusedSignIn(db, { accountId, by, detail: maskAddress(address) })
}
