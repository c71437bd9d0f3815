import { isInactiveAccount, isRefusedBearer } from './refusal.ts'

type Session = { accessToken: string; user: { id: string } }

export type Bearer = {
  /** A session that is fresh enough for a call. Rejects when there is none. */
  fresh: () => Promise<Session>
  /** A session that replaces a token that the server has refused. */
  renew: (refused: string) => Promise<Session>
  /** Without a session the call is made all the same, without a token. */
  isOptional: boolean
}

/**
 * The first renewal takes what another tab has stored. If that is refused too, the second one asks the server with the stored
 * key. An invalid key makes the renewal itself fail.
 */
const MOST_RENEWALS = 2

/** The one place where a call gets its bearer token, and where a refused token is renewed and the call repeated. */
export async function withBearer<Result>(
  { fresh, renew, isOptional }: Bearer,
  call: (token: string | undefined) => Promise<Result>,
): Promise<Result> {
  const orNobody = (session: Promise<Session>) => (isOptional ? session.catch(() => null) : session)

  async function renewed(refused: Session, refusal: unknown) {
    const session = await renew(refused.accessToken)
    // Another account has signed in meanwhile: a call for one account must not run for another.
    if (!isOptional && session.user.id !== refused.user.id) throw refusal
    return session
  }

  let session = await orNobody(fresh())
  for (let renewals = 0; ; renewals += 1) {
    try {
      return await call(session?.accessToken)
    } catch (error) {
      // The server checks the bearer token first: a call refused for it has used nothing up.
      if (session !== null && isOptional && isInactiveAccount(error)) {
        // A restricted account can do nothing: the sign-in goes on without a token.
        session = null
        continue
      }
      if (session === null || !isRefusedBearer(error)) throw error
      if (renewals < MOST_RENEWALS) session = await orNobody(renewed(session, error))
      else if (isOptional) session = null
      else throw error
    }
  }
}
