import { type Column, getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '#server/platform/postgres/schema.ts'
import type { TableEntry } from './inventory-entry.ts'
import { jsonTypes } from './json-types.ts'
import { dataInventoryRegister, type TableName } from './register.ts'

export type Row = Record<string, unknown>

/** A column that holds something on a person: its purpose, its schema, and its value as JSON. */
export type HeldColumn = {
  name: string
  purpose: string
  /** Set when it is not kept as long as the rest of its table. */
  kept: TableEntry<never>['kept'] | undefined
  isInWords: boolean
  /** Whether it is an id that only other tables refer to. */
  isId: boolean
  schema: object
  /** The value as JSON; null stays null. */
  copy: (row: Row) => unknown
}

const tables: Record<TableName, PgTable> = schema

type Entry = TableEntry<never>['columns'][never]

/** The columns of a table that have an entry in the inventory, and the ids that other tables refer to. */
export function heldColumns(table: TableName): HeldColumn[] {
  // Each entry fits the rows of its own table. TypeScript cannot relate the two through a variable.
  const { columns } = dataInventoryRegister[table] as TableEntry<never>
  const known: Record<string, Column> = getTableColumns(tables[table])
  return Object.entries<Entry>(columns).flatMap(([name, entry]) => {
    const column = known[name]
    if (!column) throw new Error(`${table} has no ${name}`)
    if (!('holdsNothing' in entry)) return heldColumn(name, entry, column)
    return name === 'id' ? idColumn(name, entry.holdsNothing, column) : []
  })
}

/** Whether a copied value is present and not empty. */
export function isFilled(value: unknown) {
  return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

function heldColumn(
  name: string,
  { purpose, kept, inWords }: Exclude<Entry, { holdsNothing: string }>,
  column: Column,
): HeldColumn {
  const { type, copy } = jsonTypes(column)
  const asJson: (value: never) => unknown = inWords ?? copy
  return {
    name,
    purpose,
    kept,
    isInWords: Boolean(inWords),
    isId: false,
    schema: inWords ? orNull({ type: 'string' }) : column.notNull ? type : orNull(type),
    copy: (row) => ((row[name] ?? null) === null ? null : asJson(row[name] as never)),
  }
}

function idColumn(name: string, purpose: string, column: Column): HeldColumn {
  const { type, copy } = jsonTypes(column)
  return {
    name,
    purpose,
    kept: undefined,
    isInWords: false,
    isId: true,
    schema: type,
    copy: (row) => copy(row[name] as never),
  }
}

function orNull(schema: { type: string; enum?: string[] }): object {
  return { ...schema, type: [schema.type, 'null'], ...(schema.enum && { enum: [...schema.enum, null] }) }
}
