/** One in this many accounts has a row for the clean-up: a forgotten ghost, an idle browser, a revoked key. */
const LEFT_BEHIND = 100

/** What is pending at one moment: one in this many accounts has a link, a challenge, a code or a waiting letter. */
export const UNDER_WAY = 20

/** What has expired since the last clean-up: so few rows that an index pays. */
const OVER = 1000

/** Accounts after their grace period are purged a few at a time, with a pause after each batch. */
const MOST_RESTED = 20

/** The accounts of a statement, as a table of their numbers. */
export type Crowds = ReturnType<typeof crowdsOf>

export function crowdsOf(size: number) {
  const oneIn = (distance: number, { first = 1, last = size } = {}) =>
    `generate_series(${first}, ${last}, ${distance}) as n`
  return {
    everybody: oneIn(1),
    // Never one of the few: an account that has lost something old gets many refusals.
    some: oneIn(LEFT_BEHIND, { first: LEFT_BEHIND / 2 }),
    few: oneIn(UNDER_WAY),
    over: oneIn(OVER),
    rested: oneIn(OVER, { last: Math.min(size, MOST_RESTED * OVER) }),
    /** Of all accounts. */
    isOneOfSome: `n % ${LEFT_BEHIND} = ${LEFT_BEHIND / 2}`,
    /** Of the few. */
    isOneOfThree: 'n % 3 = 1',
  }
}
