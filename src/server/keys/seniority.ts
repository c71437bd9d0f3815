/** Something that opens an account, by how long the account has had it, in seconds. */
type Aged = { ageS: number }

/** Whether the account had the `other` before it had `mine`, by `seniorityS` or more. Never, where that is 0. */
function isJunior(mine: Aged, other: Aged, seniorityS: number): boolean {
  return seniorityS > 0 && other.ageS - mine.ageS >= seniorityS
}

/** From so many times `seniorityS` on, all that an account has is old alike: 30 days, where that is three. */
const ESTABLISHED = 10

/**
 * Whether `mine` may not undo what the `other` did. Being new is not asked for: a thief would only have to wait until what
 * they have planted is old. But of two that the account has had for long neither outranks the other: an owner's mailbox of
 * a year counts as much as a stolen browser of a year and a week.
 */
export function isOutranked(mine: Aged, other: Aged, seniorityS: number): boolean {
  return mine.ageS < ESTABLISHED * seniorityS && isJunior(mine, other, seniorityS)
}

/**
 * Whether `mine` may do nothing to the `other`, because it is new (younger than `seniorityS`) and much the younger of the
 * two: so a stolen session throws out nobody. Keys of one age do not bind each other.
 */
export function isBound(mine: Aged, other: Aged, seniorityS: number): boolean {
  return mine.ageS < seniorityS && isJunior(mine, other, seniorityS)
}

/**
 * The ways in that may speak for their account. Whoever has stolen a session can add a way in of their own, and would show
 * by it that they are the owner: so one that is bound by another does not speak. The eldest always does, so whoever has any
 * has one that speaks.
 */
export function speaking<Way extends Aged>(ways: Way[], seniorityS: number): Way[] {
  const eldest = { ageS: Math.max(...ways.map(({ ageS }) => ageS)) }
  return ways.filter((way) => !isBound(way, eldest, seniorityS))
}
