import { isNull, sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { ourTables } from '#server/cli/tables.ts'
import { type Connection, openDriver } from '#server/platform/postgres/driver.ts'
import { outbox } from '#server/platform/postgres/schema.ts'
import { createDatabase, urlOf } from './cluster.ts'
import { addPasskey, mailedEmailKey, verifyRecovery } from './people.ts'
import { SECRET } from './test-config.ts'
import { until } from './until.ts'
import { createWorld } from './world.ts'

/** A database with one account that has one key of each kind. */
export async function lived() {
  const world = await createWorld()
  onTestFinished(() => world.close())
  const guest = await world.newGuest()
  const authenticator = await addPasskey(world, guest.jwt)
  const address = await verifyRecovery(world, guest.jwt)
  await mailedEmailKey(world, guest.jwt)
  await until(
    'the letters to be gone',
    async () => (await world.deps.db.$count(outbox, isNull(outbox.deadAt))) === 0,
    5000,
  )
  await world.deps.db.execute(sql`update accounts set first = ${'Ada\t\\N\n"Löv'} where id = ${guest.id}`)
  return { world, guest, authenticator, address }
}

export async function emptyDatabase() {
  const { connection, drop } = await createDatabase({ isEmpty: true })
  onTestFinished(drop)
  return connection
}

export const environmentOf = (connection: Connection) => ({ DATABASE_URL: urlOf(connection), SECRET })

/** The rows of every table, in an order that does not depend on when they were written. */
export async function contentOf(connection: Connection) {
  const driver = openDriver(connection, { max: 1 })
  const content: Record<string, unknown> = {}
  for (const table of ourTables) {
    const rows = await driver`select to_jsonb(t)::text as row from ${driver(table)} t order by 1`
    content[table] = rows.map(({ row }) => row)
  }
  await driver.end()
  return content
}

/** Every column, index and constraint, and the applied migrations: what the next start relies on. */
export async function schemaOf(connection: Connection) {
  const driver = openDriver(connection, { max: 1 })
  const rows = await driver`
    select format('%s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod)) as line,
      attnotnull, attgenerated, attcollation::regcollation::text, pg_get_expr(adbin, adrelid) as value
    from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind = 'r' and attnum > 0 and not attisdropped
      and relnamespace::regnamespace::text in ('public', 'drizzle') order by 1`
  const constraints = await driver`
    select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated
    from pg_constraint where connamespace::regnamespace::text in ('public', 'drizzle') order by 1, 2`
  const indexes = await driver`
    select indexdef from pg_indexes where schemaname in ('public', 'drizzle') order by 1`
  const migrations = await driver`select hash, created_at from drizzle.__drizzle_migrations order by 2`
  await driver.end()
  return {
    columns: [...rows],
    constraints: [...constraints],
    indexes: [...indexes],
    migrations: [...migrations],
  }
}
