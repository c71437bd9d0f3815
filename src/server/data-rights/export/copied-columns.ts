import { type Column, getTableColumns } from 'drizzle-orm'
import type { TableEntry } from '#server/data-rights/inventory/inventory-entry.ts'
import { isFilled } from '#server/data-rights/inventory/inventory-words.ts'
import { dataInventoryRegister } from '#server/data-rights/inventory/register.ts'
import { type CopiedTableName, copiedTable } from './copied-tables.ts'
import { jsonTypes } from './json-types.ts'

export type Row = Record<string, unknown>

/** A column as it is copied: what it is for, its schema, and what becomes of its value. */
export type CopiedColumn = {
  name: string
  purpose: string
  /** Where it is not kept as long as the rest of its table. */
  kept: TableEntry<never>['kept'] | undefined
  isInWords: boolean
  schema: object
  /** As JSON; null stays null. */
  copy: (row: Row) => unknown
  /** As people read it; null where there is nothing. */
  say: ((row: Row) => string | null) | undefined
}

type Entry = TableEntry<never>['columns'][never]

/**
 * The columns of a table that a copy has: all that the register says something of, and the ids that others point to. There
 * is no list of them, so that none can be forgotten.
 */
export function copiedColumns(table: CopiedTableName): CopiedColumn[] {
  // Each entry fits the rows of its own table; the types cannot tie the two together by a variable.
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
