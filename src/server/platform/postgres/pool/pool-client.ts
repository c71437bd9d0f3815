import { inTransaction } from '#server/platform/postgres/transaction.ts'
import { hadNoEffect } from '#server/platform/postgres/unavailable.ts'
import { Asked, type BuilderClient } from './builder-client.ts'
import type { Pool } from './pool.ts'

/** Sends the builder's queries to a pool, each alone on its connection. */
export function poolClient(pool: Pool): BuilderClient {
  return {
    unsafe: (statement, parameters = []) =>
      new Asked((asArrays) =>
        pool.withConnection((connection) => connection.run(statement, parameters, asArrays)),
      ),
    begin: (work) => pool.withConnection((connection) => inTransaction(connection, work)),
  }
}

/**
 * Asks on a connection that others share: the caller checks that the answer belongs to its query. A query that was not
 * executed there runs again on a connection of its own, where nobody waits behind it.
 */
export async function askShared(shared: Pool, own: Pool, statement: string, parameters: unknown[]) {
  const ask = (pool: Pool) =>
    pool.withConnection((connection) => connection.run(statement, parameters, false))
  try {
    return await ask(shared)
  } catch (error) {
    if (shared === own || !hadNoEffect(error)) throw error
    return await ask(own)
  }
}
