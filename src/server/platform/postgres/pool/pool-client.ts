import { inTransaction } from '#server/platform/postgres/transaction.ts'
import { hadNoEffect } from '#server/platform/postgres/unavailable.ts'
import { Asked, type BuilderClient } from './builder-client.ts'
import { isPipelinedRead } from './is-plain-read.ts'
import type { Pool } from './pool.ts'

type Query = [statement: string, parameters: unknown[], asArrays: boolean]

/**
 * Sends the builder's queries to suitable connections; `pools` may be replaced meanwhile. Only queries declared by
 * `statement` share a connection: their callers check that the answer belongs to the query.
 */
export function poolClient(pools: Record<'own' | 'reads' | 'brief', Pool>): BuilderClient {
  const ask = (pool: Pool, query: Query) => pool.withConnection((connection) => connection.run(...query))

  /** A query that was not executed there runs again on a connection of its own, where nobody waits behind it. */
  async function askShared(query: Query) {
    const { own, reads, brief } = pools
    const shared = isPipelinedRead(query[0]) ? reads : brief
    try {
      return await ask(shared, query)
    } catch (error) {
      if (shared === own || !hadNoEffect(error)) throw error
      return ask(own, query)
    }
  }

  function clientFor(askOn: (query: Query) => Promise<unknown>): Pick<BuilderClient, 'unsafe'> {
    return {
      unsafe: (statement, parameters = []) =>
        new Asked((asArrays) => askOn([statement, parameters, asArrays])),
    }
  }

  return {
    ...clientFor((query) => ask(pools.own, query)),
    shared: clientFor(askShared),
    begin: (work) => pools.own.withConnection((connection) => inTransaction(connection, work)),
  }
}
