/**
 * Fetches a part of the program (lazy loading). `spare`: something stands in for it, or nobody has asked for it yet; then a
 * failure is told to the caller alone. Otherwise nothing can go on without it.
 */
export type Later<Code> = (spare?: 'spare') => Promise<Code>

/** What is done where code that is needed cannot be fetched. Gives what is thrown; never settles while another document comes. */
let answerLoss = async (error: unknown) => error

export function answerLossesBy(answer: typeof answerLoss) {
  answerLoss = answer
}

/** Around each `import()` of the client: after a deployment the files of the build before may be gone. */
export function later<Code>(load: () => Promise<Code>): Later<Code> {
  return async (spare) => {
    try {
      return await load()
    } catch (error) {
      throw spare ? error : await answerLoss(error)
    }
  }
}
