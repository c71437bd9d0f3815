import { type Column, getTableColumns } from 'drizzle-orm'
import type { TableEntry } from '#server/data-rights/inventory/inventory-entry.ts'
import { isFilled } from '#server/data-rights/inventory/inventory-words.ts'
import { dataInventoryRegister } from '#server/data-rights/inventory/register.ts'
import { type CopiedTableName, copiedTable } from './copied-tables.ts'
import { jsonTypes } from './json-types.ts'

export type Row = Record<string, unknown>

/** A column of the export: its purpose, its schema, and how its value is copied. */
export type CopiedColumn = {
  name: string
  purpose: string
  /** Set when it is not kept as long as the rest of its table. */
  kept: TableEntry<never>['kept'] | undefined
  isInWords: boolean
  schema: object
  /** The value as JSON; null stays null. */
  copy: (row: Row) => unknown
  /** The value for people; null when there is none. */
  say: ((row: Row) => string | null) | undefined
}

type Entry = TableEntry<never>['columns'][never]

/**
 * The exported columns of a table: all with an entry in the inventory, and the ids that other tables refer to. Derived
 * from the inventory, so that no column can be forgotten.
 */
export function copiedColumns(table: CopiedTableName): CopiedColumn[] {
  // Each entry fits the rows of its own table. TypeScript cannot relate the two through a variable.
  const { columns } = dataInventoryRegister[table] as TableEntry<never>
  const known: Record<string, Column> = getTableColumns(copiedTable(table).of)
  return Object.entries<Entry>(columns).flatMap(([name, entry]) => {
    const column = known[name]
    if (!column) throw new Error(`${table} has no ${name}`)
    if (!('holdsNothing' in entry)) return heldColumn(name, entry, column)
    return name === 'id' ? idColumn(name, entry.holdsNothing, column) : []
  })
}

function heldColumn(
  name: string,
  entry: Exclude<Entry, { holdsNothing: string }>,
  column: Column,
): CopiedColumn {
  const { type, isOpaque, copy } = jsonTypes(column)
  const isInWords = (entry.copied ?? (isOpaque ? 'in words' : 'as it is')) === 'in words'
  const say = (row: Row) => (isFilled(row[name]) ? entry.say([row[name] as never], [row as never]) : null)
  return {
    name,
    purpose: entry.purpose,
    kept: entry.kept,
    isInWords,
    schema: isInWords ? orNull({ type: 'string' }) : column.notNull ? type : orNull(type),
    copy: isInWords ? say : (row) => ((row[name] ?? null) === null ? null : copy(row[name] as never)),
    say,
  }
}

function idColumn(name: string, purpose: string, column: Column): CopiedColumn {
  const { type, copy } = jsonTypes(column)
  return {
    name,
    purpose,
    kept: undefined,
    isInWords: false,
    schema: type,
    copy: (row) => copy(row[name] as never),
    say: undefined,
  }
}

function orNull(schema: { type: string; enum?: string[] }): object {
  return { ...schema, type: [schema.type, 'null'], ...(schema.enum && { enum: [...schema.enum, null] }) }
}
