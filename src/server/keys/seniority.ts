/** A way in by its age in seconds. */
type Aged = { ageS: number }

/**
 * The ways in that may speak for their account. Whoever has stolen a session can add a way in of their own, and would show
 * by it that they are the owner: so a new one (younger than `seniorityS`) does not speak while another is older than it by
 * that much. The eldest always does, so whoever has any has one that speaks; 0 switches this off.
 */
export function speaking<Way extends Aged>(ways: Way[], seniorityS: number): Way[] {
  const eldest = Math.max(...ways.map(({ ageS }) => ageS))
  return ways.filter(({ ageS }) => seniorityS === 0 || ageS >= seniorityS || eldest - ageS < seniorityS)
}
