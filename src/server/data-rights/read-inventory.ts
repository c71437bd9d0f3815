import { toSnakeCase } from 'drizzle-orm/casing'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { heldColumns, isFilled, type Row } from '#server/data-rights/inventory/held-columns.ts'
import type { KeepingTimes } from '#server/data-rights/inventory/inventory-entry.ts'
import { dataInventoryRegister, type TableName } from '#server/data-rights/inventory/register.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { apart } from '#server/platform/postgres/open.ts'
import { requireAnswerTo } from '#server/platform/postgres/statement.ts'
import type { DataInventoryEntry, HeldValue } from '#shared/data-inventory.ts'
import { mayName } from '#shared/data-inventory-words.ts'
import { readHeldRows, readInTurn } from './held-rows.ts'
import { keepingTimes } from './keeping-times.ts'

/** Rows of a table that are listed at most: the newest. The export has them all. */
const MOST_LISTED = 100

/** The data inventory of the session's account, as the register describes it. */
export async function readDataInventory(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { accountId }: Pick<Session, 'accountId'>,
): Promise<DataInventoryEntry[]> {
  return await readInTurn(accountId, () => describeAll({ db, config }, accountId))
}

async function describeAll({ db, config }: Pick<Deps, 'db' | 'config'>, accountId: string) {
  const { rows: held } = await readHeldRows(apart(db), { config }, accountId)
  // The session was valid a moment ago, so the account has been deleted since.
  const [account] = held.accounts
  if (!account) throw new Refusal('authenticationRequired')
  requireAnswerTo(accountId, account.id)
  const times = keepingTimes(config)
  const filled: Partial<Record<TableName, Row[]>> = held
  return Object.keys(dataInventoryRegister).flatMap((name) => {
    const table = name as TableName
    return columnsWithValues(table, filled[table] ?? [], times)
  })
}

/** The columns of a table that hold something, and those that might name somebody. */
function columnsWithValues(name: TableName, rows: Row[], times: KeepingTimes): DataInventoryEntry[] {
  const table = toSnakeCase(name)
  return heldColumns(name).flatMap(({ name: key, isId, purpose, kept, copy }) => {
    const column = toSnakeCase(key)
    const values = rows.map((row) => copy(row) as HeldValue)
    const isNothing = !values.some(isFilled)
    if (isId || (isNothing && !mayName({ table, column }))) return []
    return {
      table,
      column,
      purpose,
      kept: (kept ?? dataInventoryRegister[name].kept)(times),
      value: isNothing ? null : ((values.length > 1 ? values.slice(-MOST_LISTED) : values[0]) as HeldValue),
    }
  })
}
