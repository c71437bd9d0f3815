/** One in so many accounts has something beside it for the sweep: a forgotten ghost, an idle browser, a revoked key. */
const LEFT_BEHIND = 100

/** What is under way at one moment: one in so many accounts has a link, a challenge, a code, a letter that waits. */
export const UNDER_WAY = 20

/** What has ended since the sweep was here: so little that looking for it by an index is worth the while. */
const OVER = 1000

/** Accounts whose rest is over are purged a few at a time, with a pause after each few. */
const MOST_RESTED = 20

/** Whom a statement is about, as a table of their numbers. */
export type Crowds = ReturnType<typeof crowdsOf>

export function crowdsOf(size: number) {
  const oneIn = (distance: number, { first = 1, last = size } = {}) =>
    `generate_series(${first}, ${last}, ${distance}) as n`
  return {
    everybody: oneIn(1),
    // Nobody of the few: who has lost something old is refused much.
    some: oneIn(LEFT_BEHIND, { first: LEFT_BEHIND / 2 }),
    few: oneIn(UNDER_WAY),
    over: oneIn(OVER),
    rested: oneIn(OVER, { last: Math.min(size, MOST_RESTED * OVER) }),
    /** Of everybody. */
    isOneOfSome: `n % ${LEFT_BEHIND} = ${LEFT_BEHIND / 2}`,
    /** Of the few. */
    isOneOfThree: 'n % 3 = 1',
  }
}
