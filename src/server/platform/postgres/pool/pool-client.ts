import { inTransaction } from '#server/platform/postgres/transaction.ts'
import { wasNotDone } from '#server/platform/postgres/unavailable.ts'
import { Asked, type BuilderClient } from './builder-client.ts'
import { isPipelinedRead } from './is-plain-read.ts'
import type { Pool } from './pool.ts'

type Question = [statement: string, parameters: unknown[], asArrays: boolean]

/**
 * Sends the builder's queries to suitable connections; `pools` may be replaced meanwhile. Only queries declared by
 * `statement` share a connection: their callers check that the answer belongs to the question.
 */
export function poolClient(pools: Record<'own' | 'reads' | 'brief', Pool>): BuilderClient {
  const ask = (pool: Pool, question: Question) => pool.withLine((line) => line.run(...question))

  /** A query that was not executed there runs again on a connection of its own, where nobody waits behind it. */
  async function askShared(question: Question) {
    const { own, reads, brief } = pools
    const shared = isPipelinedRead(question[0]) ? reads : brief
    try {
      return await ask(shared, question)
    } catch (error) {
      if (shared === own || !wasNotDone(error)) throw error
      return ask(own, question)
    }
  }

  function asking(askOn: (question: Question) => Promise<unknown>): Pick<BuilderClient, 'unsafe'> {
    return {
      unsafe: (statement, parameters = []) =>
        new Asked((asArrays) => askOn([statement, parameters, asArrays])),
    }
  }

  return {
    ...asking((question) => ask(pools.own, question)),
    shared: asking(askShared),
    begin: (work) => pools.own.withLine((line) => inTransaction(line, work)),
  }
}
