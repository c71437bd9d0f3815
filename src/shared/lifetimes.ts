/**
 * Default lifetimes in seconds (JWT_TTL_S, LINK_TTL_S, CODE_TTL_S, CHALLENGE_TTL_S, DELETION_REST_S, SENIORITY_S).
 */
export const defaultLifetimes = {
  jwt: 900,
  link: 900,
  code: 600,
  challenge: 300,
  deletionRest: 2_592_000,
  seniority: 259_200,
}

const SPOKEN_UNITS = [
  ['day', 86_400],
  ['minute', 60],
] as const

/** Formats a lifetime for people: 900 is '15 minutes', 60 is '1 minute', 90 is '90 seconds', 2592000 is '30 days'. */
export function spokenLifetime(lifetimeSeconds: number): string {
  const [unit, length] = SPOKEN_UNITS.find(([, whole]) => lifetimeSeconds % whole === 0) ?? ['second', 1]
  const count = lifetimeSeconds / length
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
