import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '#server/platform/postgres/schema.ts'

const SERVER = 'src/server'

/** Each table by its name in the code, with the rooms that its comment in the schema names. */
const writersOf = new Map(
  [
    ...readFileSync(join(SERVER, 'platform/postgres/schema.ts'), 'utf8').matchAll(
      /Written by ([\w-]+)\/(?:,[^*]*(?:\* [^*]*)? by ([\w-]+)\/)?\.\s*\*\/\nexport const (\w+) = pgTable/g,
    ),
  ].map(([, room, other, table = '']) => [table, [room, other].filter(Boolean)] as const),
)

/**
 * Statements of hot calls, which write for several rooms at once (docs/decisions/0070). By file, with the tables of
 * other rooms. Another file asks the room of its table to write.
 */
const HOT: Record<string, string[]> = {
  'accounts/create-account.ts': ['limits', 'journal', 'accounts', 'keys', 'browserSecrets'],
  'sign-in-links/ask.ts': ['limits', 'outbox'],
  'sign-in-links/queries.ts': ['keys', 'browserSecrets', 'journal', 'accounts', 'addresses'],
  'passkeys/queries.ts': ['limits', 'keys', 'browserSecrets', 'journal', 'accounts'],
}

/** The tables that a file writes: by the query builder, in its own SQL, and by clean-up. */
function writtenIn(source: string): Set<string> {
  const tables = Object.entries(schema).filter(([, value]) => is(value, PgTable)) as [string, PgTable][]
  return new Set(
    tables
      .filter(([name, table]) => {
        const inSql = `(?:\\$\\{${name}\\}|"?${getTableName(table)}"?(?=[\\s(]))`
        return [
          `\\.(?:insert|update|delete)\\(${name}\\)`,
          `(?:insert into|update|delete from|truncate)\\s+${inSql}`,
          `(?:deleteInBatches\\(\\w+,|leftover\\()\\s*${name},`,
        ].some((pattern) => new RegExp(pattern, 'i').test(source))
      })
      .map(([name]) => name),
  )
}

const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
)

test('the schema names the room that writes each table', () => {
  const tables = Object.keys(schema).filter((name) => is(Object(schema)[name], PgTable))
  expect([...writersOf.keys()].sort()).toEqual(tables.sort())
})

test.each([...writersOf])('%s is written by %s and nowhere else', (table, rooms) => {
  const writers = files.filter(
    (path) => writtenIn(readFileSync(join(SERVER, path), 'utf8')).has(table) && !HOT[path]?.includes(table),
  )
  expect([...new Set(writers.map((path) => path.split('/')[0]))].sort()).toEqual([...rooms].sort())
})

test.each(Object.entries(HOT))('%s writes what the list says', (path, tables) => {
  const written = writtenIn(readFileSync(join(SERVER, path), 'utf8'))
  expect(tables.filter((table) => !written.has(table))).toEqual([])
})

test.each([
  ['tx.update(accounts).set({ email })', 'accounts'],
  ['await db\n  .delete(codes)\n  .where(isOver)', 'codes'],
  [`sql\`insert into \${browserSecrets} (id) select 1\``, 'browserSecrets'],
  ['sql`update held_notices set count = 0`', 'heldNotices'],
  ["leftover(keys, sql`type = 'email'`)", 'keys'],
  ['deleteInBatches(db, outbox, isOver)', 'outbox'],
])('%s is recognised as writing', (source, table) => {
  expect([...writtenIn(source)]).toEqual([table])
})
