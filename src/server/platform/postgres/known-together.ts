import { setTimeout as sleep } from 'node:timers/promises'
import { getTableName } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { hashSecret, isSecret } from '#server/platform/random.ts'
import type { Database } from './open.ts'
import { bytes, inSnakeCase, read, text } from './statement.ts'

/**
 * Milliseconds in which look-ups are collected: the database is asked fifty times a second, however many there are.
 */
const GATHERED_MS = 20

/** Look-ups collected at most; later ones are answered as unknown. */
const MOST_AT_ONCE = 2000

type Gathering = { hashes: Set<string>; known: Promise<Set<string>> }

/**
 * Whether a column contains a hash. Look-ups within a moment share one query: for secrets that anybody may guess in
 * any number. `column` has an index.
 */
export function batchedLookUp(column: PgColumn): (db: Database, hash: Buffer) => Promise<boolean> {
  const find = read({
    takes: { hashes: text },
    gives: { found: bytes },
    sql: (p) => `
      select ${nameOf(column)} as found from ${getTableName(column.table)}
      where ${nameOf(column)} = any(array(
        select decode(asked, 'hex') from unnest(string_to_array(${p.hashes}, ',')) as asked))`,
  })
  const gatherings = new WeakMap<Database, Gathering>()

  function begin(db: Database): Gathering {
    const hashes = new Set<string>()
    const gathering = { hashes, known: answer(db, hashes) }
    gatherings.set(db, gathering)
    return gathering
  }

  async function answer(db: Database, hashes: Set<string>) {
    await sleep(GATHERED_MS)
    gatherings.delete(db)
    const rows = await find(db, { hashes: [...hashes].join(',') })
    return new Set(rows.map(({ found }) => found.toString('hex')))
  }

  return async (db, hash) => {
    const { hashes, known } = gatherings.get(db) ?? begin(db)
    if (hashes.size >= MOST_AT_ONCE) return false
    const asked = hash.toString('hex')
    hashes.add(asked)
    return (await known).has(asked)
  }
}

function nameOf(column: PgColumn) {
  return inSnakeCase(column.name)
}

/** Makes a check for a call with a secret in the given input field: whether that secret exists. */
export function namesSecret(field: string, isKnown: (db: Database, hash: Buffer) => Promise<boolean>) {
  return async ({ db }: { db: Database }, rawInput: unknown): Promise<boolean> => {
    const secret: unknown = Object(rawInput)[field]
    return typeof secret === 'string' && isSecret(secret) && (await isKnown(db, hashSecret(secret)))
  }
}
