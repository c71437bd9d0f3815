import { minutes, seconds } from '#shared/time.ts'

const LONGEST_MARGIN = minutes(1)

/** The total lifetime of a session token (ms), from its readable middle part; null when it has none. */
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

/** How long before its end a token is replaced (ms): a minute, or half its life if that is less. */
export function renewalMargin(life: number) {
  return Math.min(LONGEST_MARGIN, life / 2)
}
