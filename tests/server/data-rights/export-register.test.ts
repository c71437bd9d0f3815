import { randomBytes } from 'node:crypto'
import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it, test } from 'vitest'
import { copiedTables } from '#server/data-rights/export/copied-tables.ts'
import { copyOfAccount, type Held, schemaOfCopy } from '#server/data-rights/export/copy-account.ts'
import { makeZip } from '#server/data-rights/export/make-zip.ts'
import { dataInventoryRegister } from '#server/data-rights/inventory/register.ts'
import { keepingTimes } from '#server/data-rights/keeping-times.ts'
import * as schema from '#server/platform/postgres/schema.ts'
import { testConfig } from '../../support/test-config.ts'
import { unpacked } from '../../support/unpacked.ts'

const config = testConfig({ dataDir: '/nowhere' })
const described = schemaOfCopy(keepingTimes(config), config) as unknown as {
  properties: Record<string, { properties?: object; items?: { properties: object } }>
}

/** These tables have a file of their own in the export. */
const TOLD_ELSEWHERE = ['journal']

/** Bytes that are no hash: every caller who asks learns these values of a passkey. */
const OPEN_BYTES = ['accounts.userHandle', 'challenges.userHandle', 'keys.credentialId', 'keys.publicKey']

type Entry = { purpose?: string; copied?: string }

const columns = Object.entries(dataInventoryRegister).flatMap(([table, { columns }]) =>
  Object.entries(columns as Record<string, Entry>).map(([column, entry]) => ({ table, column, entry })),
)

function propertiesOf(table: string) {
  const { name } = copiedTables[table as keyof typeof copiedTables]
  const { properties, items } = described.properties[name] ?? {}
  return Object.keys(properties ?? items?.properties ?? {})
}

test('every column with personal data is in an export, and in its schema', () => {
  const held = columns.filter(({ table, entry }) => entry.purpose && !TOLD_ELSEWHERE.includes(table))
  expect(held.length).toBeGreaterThan(80)
  expect(held.filter(({ table, column }) => !propertiesOf(table).includes(column))).toEqual([])
})

test('a column without personal data is left out, except ids that others refer to', () => {
  const silent = columns.filter(({ table, entry }) => !entry.purpose && table in copiedTables)
  const copied = silent.filter(({ table, column }) => propertiesOf(table).includes(column))
  expect(copied.map(({ column }) => column)).toEqual(copied.map(() => 'id'))
})

test('bytes are exported as words, except those that identify passkeys', () => {
  const bytes = Object.entries(schema).flatMap(([table, columnsOf]) =>
    is(columnsOf, PgTable) && table in copiedTables
      ? Object.entries(getTableColumns(columnsOf))
          .filter(([, column]) => column.getSQLType() === 'bytea')
          .map(([column]) => `${table}.${column}`)
      : [],
  )
  expect(bytes.length).toBeGreaterThan(8)
  const marks = new Map(bytes.map((path) => [path, randomBytes(32)]))
  const rows = Object.fromEntries(
    Object.keys(copiedTables).map((table) => {
      const { of } = copiedTables[table as keyof typeof copiedTables]
      const row = Object.keys(getTableColumns(of)).map((column) => [
        column,
        marks.get(`${table}.${column}`) ?? null,
      ])
      return [table, [Object.fromEntries(row)]]
    }),
  ) as Held['rows']
  const text = JSON.stringify(copyOfAccount({ at: new Date(), rows, cut: [] }, config))
  const open = bytes.filter((path) => text.includes(marks.get(path)?.toString('base64url') ?? 'nothing'))
  expect(open.sort()).toEqual(OPEN_BYTES)
})

const entries = [
  { name: 'a.txt', text: ['one ', 'two'] },
  { name: 'ü.bin', text: [randomBytes(300_000).toString('base64')] },
  { name: 'empty', text: [] },
]

it('makes a ZIP that other programs read, with the same bytes for the same entries', async () => {
  const at = new Date('2026-11-23T12:00:00Z')
  const pieces: Uint8Array[] = []
  for await (const piece of makeZip(entries, at)) pieces.push(piece)
  const zip = Buffer.concat(pieces)
  expect(pieces.length).toBeGreaterThan(5)
  expect(unpacked(zip)).toEqual(Object.fromEntries(entries.map(({ name, text }) => [name, text.join('')])))
  expect(Buffer.from(makeZip(entries, at).toJSON(), 'base64').equals(zip)).toBe(true)
})

it('makes no more of a ZIP than the reader takes', async () => {
  const made: number[] = []
  function* parts() {
    for (let part = 0; part < 100; part += 1) {
      made.push(part)
      yield randomBytes(64 * 1024).toString('latin1')
    }
  }
  for await (const piece of makeZip([{ name: 'long', text: parts() }], new Date())) {
    if (piece.length > 1000) break
  }
  expect(made.length).toBeGreaterThan(0)
  expect(made.length).toBeLessThan(10)
})
