import { Asked, type BuilderClient } from './builder-client.ts'
import { isPlainRead } from './is-plain-read.ts'
import type { Pool } from './pool.ts'
import { inTransaction } from './transaction.ts'
import { hadToWaitForRow } from './unavailable.ts'

type Question = [statement: string, parameters: unknown[], asArrays: boolean]

/**
 * Asks the builder's questions on connections that fit them; `pools` may be changed while it does. Only what was declared by
 * `statement` shares a connection with others: whoever declares it compares the answer with what was asked.
 */
export function poolClient(pools: Record<'own' | 'reads' | 'brief', Pool>): BuilderClient {
  const ask = (pool: Pool, question: Question) => pool.withLine((line) => line.run(...question))

  /** Whatever had to wait for a row has changed nothing: it is asked again where nobody waits behind it. */
  async function askBriefly(question: Question) {
    const { own, brief } = pools
    try {
      return await ask(brief, question)
    } catch (error) {
      if (brief === own || !hadToWaitForRow(error)) throw error
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
    shared: asking((question) =>
      isPlainRead(question[0]) ? ask(pools.reads, question) : askBriefly(question),
    ),
    begin: (work) => pools.own.withLine((line) => inTransaction(line, work)),
  }
}
