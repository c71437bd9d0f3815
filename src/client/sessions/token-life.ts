import { minutes, seconds } from '#shared/time.ts'

const LONGEST_MARGIN = minutes(1)

/** How long a session token lives in all (ms), from its readable middle part; null when there is none. */
export function tokenLife(token: unknown): number | null {
  if (typeof token !== 'string') return null
  try {
    const middle = token.split('.')[1] ?? ''
    const { iat, exp } = JSON.parse(atob(middle.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof iat === 'number' && typeof exp === 'number' ? seconds(exp - iat) : null
  } catch {
    return null
  }
}

/** How long before its end a token is replaced: a minute, or half its life where that is less. */
export function renewalMargin(life: number) {
  return Math.min(LONGEST_MARGIN, life / 2)
}
