import { refusalOf } from './refusal.ts'

/** Makes a call; where it fails without a word of its own this one is said, closer to the matter than the page's. */
export async function orSay<Result>(words: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (refusalOf(error, '').sentence === '') throw new Error(words, { cause: error })
    throw error
  }
}
