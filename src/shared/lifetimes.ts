/** Default lifetimes in seconds (JWT_TTL_S, LINK_TTL_S, CODE_TTL_S, CHALLENGE_TTL_S, DELETION_REST_S). */
export const defaultLifetimes = {
  jwt: 900,
  link: 900,
  code: 600,
  challenge: 300,
  deletionRest: 2_592_000,
}

/** Says a lifetime for people: 900 is '15 minutes', 60 is '1 minute', 90 is '90 seconds'. */
export function spokenLifetime(lifetimeSeconds: number): string {
  const [count, unit] =
    lifetimeSeconds % 60 === 0 ? [lifetimeSeconds / 60, 'minute'] : [lifetimeSeconds, 'second']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
