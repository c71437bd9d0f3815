import { inTransaction } from '#server/platform/postgres/transaction.ts'
import { wasNotDone } from '#server/platform/postgres/unavailable.ts'
import { Asked, type BuilderClient } from './builder-client.ts'
import { isPipelinedRead } from './is-plain-read.ts'
import type { Pool } from './pool.ts'

type Question = [statement: string, parameters: unknown[], asArrays: boolean]

/**
 * Asks the builder's questions on connections that fit them; `pools` may be changed while it does. Only what was declared by
 * `statement` shares a connection with others: whoever declares it compares the answer with what was asked.
 */
export function poolClient(pools: Record<'own' | 'reads' | 'brief', Pool>): BuilderClient {
  const ask = (pool: Pool, question: Question) => pool.withLine((line) => line.run(...question))

  /** What was not done there is asked again where nobody waits behind it. */
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
