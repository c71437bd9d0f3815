/**
 * Loads a part of the program (lazy loading). With `spare`, there is a substitute or the part is not needed yet: a failure only
 * rejects the promise. Otherwise the program cannot go on without it.
 */
export type Later<Code> = (spare?: 'spare') => Promise<Code>

/** Handles needed code that cannot be loaded. Resolves to the error to throw; never settles while the document reloads. */
let answerLoss = async (error: unknown) => error

export function answerLossesBy(answer: typeof answerLoss) {
  answerLoss = answer
}

/** Wraps each `import()` of the client: after a deployment the previous build's files may be gone. */
export function later<Code>(load: () => Promise<Code>): Later<Code> {
  return async (spare) => {
    try {
      return await load()
    } catch (error) {
      throw spare ? error : await answerLoss(error)
    }
  }
}
