import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '#server/db/open.ts'
import { browserSecrets, keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { isLiveSecret } from './browser-secrets.ts'
import type { Session, Standing } from './session.ts'
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

  const session = readSessionToken(deps.config, bearer[1]?.trim() ?? '')
  await refuseEnded(deps.db, session)
  return session
}

/** The session of a bearer, or null for one that is missing or does not hold; but not for a database that is away. */
export async function authenticateIfGood(
  deps: Deps,
  authorization: string | undefined,
): Promise<Session | null> {
  try {
    return await authenticateIfPresent(deps, authorization)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** One look-up sees that the secret and its key live and, through its foreign key, that the account does. */
export async function refuseEnded(db: Queries, session: Standing) {
  const [alive] = await db
    .select({ id: keys.id })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(
      and(
        eq(browserSecrets.id, session.secretId),
        isLiveSecret(),
        eq(keys.id, session.browserKeyId),
        eq(keys.accountId, session.accountId),
        eq(keys.type, 'browser'),
        isNull(keys.revokedAt),
      ),
    )
  if (!alive) throw new Refusal('authenticationRequired')
}
