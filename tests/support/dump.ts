import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/postgres/open.ts'

/** Every row of every table of the database, foreign tables included, as PostgreSQL writes it: bytes in hex. */
export async function dumpOf(db: Database): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const parts: string[] = []
  for (const { name } of tables) {
    const rows = await db.execute<{ row: string }>(sql`select t::text as row from ${sql.raw(name)} t`)
    parts.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return parts.join('\n')
}

/** The values that a dump contains in any form: unchanged, in another case, and bytes in hex, base64 and base64url. */
export function foundIn(dump: string, values: Iterable<string | Buffer>): string[] {
  const text = dump.toLowerCase()
  return [...values]
    .flatMap((value) => (Buffer.isBuffer(value) ? formsOf(value) : [value]))
    .filter((value) => text.includes(value.toLowerCase()))
}

function formsOf(bytes: Buffer) {
  return (['hex', 'base64', 'base64url'] as const).map((encoding) => bytes.toString(encoding))
}
