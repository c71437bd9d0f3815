import { and, eq, isNull } from 'drizzle-orm'
import { keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { Session } from './session.ts'
import { readSessionToken } from './session-token.ts'

/** The session of a bearer; refuses a missing, bad, expired or revoked one. */
export async function authenticate(deps: Deps, authorization: string | undefined): Promise<Session> {
  const session = await authenticateIfPresent(deps, authorization)
  if (!session) throw new Refusal('authenticationRequired')
  return session
}

/** Null without a bearer; a bearer that is there must be good. */
export async function authenticateIfPresent(
  deps: Deps,
  authorization: string | undefined,
): Promise<Session | null> {
  const bearer = authorization?.match(/^Bearer(?: +(.*))?$/i)
  if (!bearer) return null

  const session = await readSessionToken(deps.config, bearer[1]?.trim() ?? '')
  // One look-up sees that the key lives and, through its foreign key, that the account does.
  const [alive] = await deps.db
    .select({ id: keys.id })
    .from(keys)
    .where(
      and(
        eq(keys.id, session.browserKeyId),
        eq(keys.accountId, session.accountId),
        eq(keys.type, 'browser'),
        isNull(keys.revokedAt),
      ),
    )
  if (!alive) throw new Refusal('authenticationRequired')
  return session
}
