import { toSnakeCase } from 'drizzle-orm/casing'
import { MOST_ROWS } from '#server/data-rights/held-rows.ts'
import { type HeldColumn, heldColumns, type Row } from '#server/data-rights/inventory/held-columns.ts'
import type { KeepingTimes } from '#server/data-rights/inventory/inventory-entry.ts'
import { dataInventoryRegister, type TableName } from '#server/data-rights/inventory/register.ts'
import type { AuditEntry, AuditLogHead } from '#shared/audit-log.ts'
import { dataInventoryTables } from '#shared/data-inventory-words.ts'
import { type CopiedTableName, copiedTable, copiedTableNames } from './copied-tables.ts'

/** Everything held on an account in one snapshot, table by table. */
export type Held = {
  at: Date
  /** Tables of which only the newest rows are included. */
  cut: TableName[]
  rows: Record<CopiedTableName, Row[]>
  journal: { head: AuditLogHead; entries: AuditEntry[] }
}

/** A table of the export. `kept` applies to every column without its own. */
export type TableOfCopy = { table: CopiedTableName; title: string; kept: string; columns: HeldColumn[] }

export function tablesOfCopy(times: KeepingTimes): TableOfCopy[] {
  return copiedTableNames.map((table) => ({
    table,
    title: dataInventoryTables[toSnakeCase(table)] ?? table,
    kept: dataInventoryRegister[table].kept(times),
    columns: heldColumns(table),
  }))
}

const SCHEMA_FILE = 'account.schema.json'

/** `account.json`: the rows unchanged, except that secrets and their hashes are only described. */
export function copyOfAccount(
  { at, rows, cut }: Pick<Held, 'at' | 'rows' | 'cut'>,
  { publicUrl }: { publicUrl: string },
) {
  const copied = copiedTableNames.map((table) => {
    const columns = heldColumns(table)
    const copies = rows[table].map((row) =>
      Object.fromEntries(columns.map(({ name, copy }) => [name, copy(row)])),
    )
    return [copiedTable(table).name, table === 'accounts' ? copies[0] : copies]
  })
  return {
    $schema: SCHEMA_FILE,
    madeAt: at.toISOString(),
    madeBy: publicUrl,
    onlyNewest: copiedTableNames
      .filter((table) => cut.includes(table))
      .map((table) => copiedTable(table).name),
    ...Object.fromEntries(copied),
  }
}

/** `account.schema.json`: describes `account.json` as JSON Schema (json-schema.org/draft/2020-12). */
export function schemaOfCopy(times: KeepingTimes, { productName }: { productName: string }) {
  const tables = tablesOfCopy(times).map(({ table, title, kept, columns }) => {
    const row = objectOf(
      Object.fromEntries(
        columns.map((column) => [column.name, { ...column.schema, description: wordsFor(column, times) }]),
      ),
    )
    const description = `${title}. Kept: ${kept}.`
    return [
      copiedTable(table).name,
      table === 'accounts' ? { ...row, description } : { type: 'array', items: row, description },
    ]
  })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Your account at ${productName}`,
    description:
      'Everything that was stored about an account when the copy was made. Null means that nothing is stored.',
    ...objectOf({
      $schema: { type: 'string', description: 'The file that explains this one' },
      madeAt: { type: 'string', format: 'date-time', description: 'When the copy was made' },
      madeBy: { type: 'string', format: 'uri', description: 'The service that made the copy' },
      onlyNewest: {
        type: 'array',
        items: { type: 'string' },
        description: `Lists that had more than ${MOST_ROWS} rows: only the newest rows are in the copy`,
      },
      ...Object.fromEntries(tables),
    }),
  }
}

function objectOf(properties: Record<string, object>) {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

function wordsFor({ purpose, kept, isInWords }: HeldColumn, times: KeepingTimes) {
  return [
    purpose,
    kept && `Kept: ${kept(times)}`,
    isInWords && 'Described in words: nobody is given the value itself',
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}
