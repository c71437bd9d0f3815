import { refusalOf } from './refusal.ts'

/** Makes a call. If it fails without a sentence, throws `words`, which is more specific than the page's own. */
export async function orSay<Result>(words: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (refusalOf(error, '').sentence === '') throw new Error(words, { cause: error })
    throw error
  }
}
