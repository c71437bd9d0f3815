import { toSnakeCase } from 'drizzle-orm/casing'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import type { KeepingTimes, TableEntry } from '#server/data-rights/inventory/inventory-entry.ts'
import { isFilled } from '#server/data-rights/inventory/inventory-words.ts'
import { dataInventoryRegister, type TableName } from '#server/data-rights/inventory/register.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { apart } from '#server/platform/postgres/open.ts'
import { requireAnswerTo } from '#server/platform/postgres/statement.ts'
import type { DataInventoryEntry } from '#shared/data-inventory.ts'
import { mayName, NOTHING } from '#shared/data-inventory-words.ts'
import { MOST_ROWS, readHeldRows, readInTurn } from './held-rows.ts'
import { keepingTimes } from './keeping-times.ts'

/** Added when there are more rows than were read. */
const OF_NEWEST = ` (of the newest ${MOST_ROWS}; there are more)`

type Row = Record<string, unknown>

/** The data inventory of the session's account, as the register describes it. */
export async function readDataInventory(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { accountId }: Pick<Session, 'accountId'>,
): Promise<DataInventoryEntry[]> {
  return await readInTurn(accountId, () => describeAll({ db, config }, accountId))
}

async function describeAll({ db, config }: Pick<Deps, 'db' | 'config'>, accountId: string) {
  const { rows: held, cut } = await readHeldRows(apart(db), accountId)
  // The session was valid a moment ago, so the account has been deleted since.
  const [account] = held.accounts
  if (!account) throw new Refusal('authenticationRequired')
  requireAnswerTo(accountId, account.id)
  const times = keepingTimes(config)
  return Object.keys(dataInventoryRegister).flatMap((name) => {
    const table = name as TableName
    return formatTable(table, { held, isCut: cut.includes(table) }, times)
  })
}

function formatTable(
  name: TableName,
  { held, isCut }: { held: Partial<Record<TableName, Row[]>>; isCut: boolean },
  times: KeepingTimes,
): DataInventoryEntry[] {
  // Each entry fits the rows of its own table. TypeScript cannot relate the two through a variable.
  const { kept, columns } = dataInventoryRegister[name] as TableEntry<never>
  const table = toSnakeCase(name)
  return Object.entries<TableEntry<never>['columns'][never]>(columns).flatMap(([key, entry]) => {
    if ('holdsNothing' in entry) return []
    const rows = (held[name] ?? []).filter((row) => isFilled(row[key]))
    const column = toSnakeCase(key)
    if (rows.length === 0 && !mayName({ table, column })) return []
    const values = rows.map((row) => row[key] as never)
    return {
      table,
      column,
      purpose: entry.purpose,
      kept: (entry.kept ?? kept)(times),
      value: rows.length === 0 ? NOTHING : `${entry.say(values, rows as never)}${isCut ? OF_NEWEST : ''}`,
    }
  })
}
