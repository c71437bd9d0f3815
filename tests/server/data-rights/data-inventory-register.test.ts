import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { integer, PgTable, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, it, onTestFinished, test } from 'vitest'
import { readHeldRows } from '#server/data-rights/held-rows.ts'
import { dataInventoryRegister } from '#server/data-rights/inventory/register.ts'
import { keepingTimes } from '#server/data-rights/keeping-times.ts'
import * as schema from '#server/platform/postgres/schema.ts'
import { dataInventoryTables, NAMING_COLUMNS } from '#shared/data-inventory-words.ts'
import { testConfig } from '../../support/test-config.ts'
import { createWorld } from '../../support/world.ts'

type Entry = { purpose?: string; holdsNothing?: string }
type Register = Record<string, { columns: Record<string, Entry> }>

/** The differences between a schema and a register of it, column by column. */
function gapsBetween(tables: object, register: Register): string[] {
  const inSchema = Object.entries(tables)
    .filter(([, table]) => is(table, PgTable))
    .flatMap(([name, table]) => Object.keys(getTableColumns(table)).map((column) => `${name}.${column}`))
  const said = Object.entries(register).flatMap(([name, { columns }]) =>
    Object.entries(columns).map(([column, entry]) => ({ path: `${name}.${column}`, entry })),
  )
  const paths = new Set(said.map(({ path }) => path))
  return [
    ...inSchema.filter((path) => !paths.has(path)).map((path) => `${path} is neither said nor declared`),
    ...said.filter(({ path }) => !inSchema.includes(path)).map(({ path }) => `${path} is not in the schema`),
    ...said
      .filter(({ entry }) => !(entry.purpose || entry.holdsNothing))
      .map(({ path }) => `${path} says neither what for nor why it holds nothing`),
  ]
}

const register: Register = dataInventoryRegister

function isHeldOf(table: string) {
  return Object.values(register[table]?.columns ?? {}).some(({ purpose }) => purpose !== undefined)
}

test('every column of the schema is in the register, or declared as not personal', () => {
  expect(Object.values(schema).filter((table) => is(table, PgTable)).length).toBeGreaterThan(9)
  expect(gapsBetween(schema, register)).toEqual([])
})

it.each([
  [
    'a table',
    { ...schema, lamps: pgTable('lamps', { owner: text() }) },
    'lamps.owner is neither said nor declared',
  ],
  [
    'a column',
    {
      ...schema,
      links: pgTable('links', { ...Object.fromEntries(columnsOfLinks()), shoeSize: integer() }),
    },
    'links.shoeSize is neither said nor declared',
  ],
])('%s that is not declared is found', (_, planted, gap) => {
  expect(gapsBetween(planted, register)).toEqual([gap])
})

it.each([
  [
    'of a column that is no more',
    { shoeSize: { purpose: 'What fits' } },
    'links.shoeSize is not in the schema',
  ],
  ['without a word', { hash: {} }, 'links.hash says neither what for nor why it holds nothing'],
])('an entry %s is found', (_, columns, gap) => {
  const planted = { ...register, links: { columns: { ...register.links?.columns, ...columns } } }
  expect(gapsBetween(schema, planted)).toEqual([gap])
})

/** Columns with the same names, for another table of that name. */
function columnsOfLinks() {
  return Object.keys(getTableColumns(schema.links)).map((column) => [column, text()] as const)
}

test('every table with personal data has a heading and is read, and the columns that identify people exist', async () => {
  const world = await createWorld()
  onTestFinished(() => world.close())
  const { id } = await world.newGuest()
  const read = Object.keys((await readHeldRows(world.deps.db, world.deps, id)).rows)
  const held = Object.keys(register).filter(isHeldOf)
  expect(read.sort()).toEqual(held.sort())
  expect(Object.keys(dataInventoryTables).sort()).toEqual(held.map(toSnakeCase).sort())

  const said = Object.entries(register).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([column, { purpose }]) =>
      purpose === undefined ? [] : [`${toSnakeCase(table)}.${toSnakeCase(column)}`],
    ),
  )
  expect([...NAMING_COLUMNS].filter((column) => !said.includes(column))).toEqual([])
})

test('tables have their names of the database', () => {
  for (const [name, table] of Object.entries(schema)) expect(toSnakeCase(name)).toBe(getTableName(table))
})

test('retention times are the configured ones', () => {
  const config = testConfig({
    dataDir: '/nowhere',
    lifetimes: { jwt: 900, link: 120, code: 60, challenge: 45, deletionRest: 2_592_000 },
  })
  const times = keepingTimes(config)
  expect(dataInventoryRegister.links.kept(times)).toContain('2 minutes at most')
  expect(dataInventoryRegister.codes.kept(times)).toContain('1 minute at most')
  expect(dataInventoryRegister.challenges.kept(times)).toContain('45 seconds at most')
  expect(dataInventoryRegister.accounts.kept(times)).toMatch(/ 30 days .* 400 days /)
  expect(dataInventoryRegister.keys.kept(times)).toMatch(/30 days.*7 days.*400 days/)
})
