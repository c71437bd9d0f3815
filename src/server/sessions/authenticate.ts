import type { Session } from '#server/account-store/browsers/read-session.ts'
import { INACTIVE_STATES, type InactiveState } from '#server/account-store/browsers/read-session.ts'
import { refuseEnded } from '#server/account-store/browsers/refuse-ended.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { readSessionToken } from './session-token.ts'

/** The session of a bearer token; refuses a missing, invalid, expired or revoked one. */
export async function authenticate(
  deps: Deps,
  authorization: string | undefined,
  passes?: readonly InactiveState[],
): Promise<Session> {
  return requireSession(await authenticateIfPresent(deps, authorization, passes))
}

/** For a call that requires a session. */
export function requireSession(session: Session | null): Session {
  if (!session) throw new Refusal('authenticationRequired')
  return session
}

/**
 * Null without a bearer; a bearer must be valid if present. `passes`: account states besides active that may make
 * this call.
 */
export async function authenticateIfPresent(
  deps: Deps,
  authorization: string | undefined,
  passes?: readonly InactiveState[],
): Promise<Session | null> {
  const session = sessionOfToken(deps, authorization, passes)
  return session && { ...session, upid: await refuseEnded(deps.db, session) }
}

/**
 * The session in a bearer token, for a call whose own statement checks that it is still live; null without a bearer.
 */
export function sessionOfToken(
  { config }: Deps,
  authorization: string | undefined,
  passes?: readonly InactiveState[],
): Session | null {
  const bearer = authorization?.match(/^Bearer(?: +(.*))?$/i)
  return bearer ? { ...readSessionToken(config, bearer[1]?.trim() ?? ''), passes } : null
}

/**
 * The session of a bearer in any account state; null for a missing or invalid one. A database that is away still
 * throws.
 */
export async function authenticateIfGood(
  deps: Deps,
  authorization: string | undefined,
): Promise<Session | null> {
  return await authenticateIfPresent(deps, authorization, INACTIVE_STATES).catch(nullIfRefused)
}

function nullIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}
