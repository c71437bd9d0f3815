import { isInactiveAccount, isRefusedBearer } from './refusal.ts'

type Session = { accessToken: string; user: { id: string } }

export type Bearer = {
  /** A session that is good for a call. Rejects where there is none. */
  fresh: () => Promise<Session>
  /** One in place of a token that the server has refused. */
  renew: (refused: string) => Promise<Session>
  /** Without a session the call is made all the same, in nobody's name. */
  isOptional: boolean
}

/**
 * A refused token is replaced by what another tab has stored, and when that is refused too by what the server gives
 * for the stored key. If that key is none any more, the renewal itself has said so.
 */
const MOST_RENEWALS = 2

/** The one place where a call gets its bearer, and where a refused one is renewed and the call made again. */
export async function withBearer<Result>(
  { fresh, renew, isOptional }: Bearer,
  call: (token: string | undefined) => Promise<Result>,
): Promise<Result> {
  const orNobody = (session: Promise<Session>) => (isOptional ? session.catch(() => null) : session)

  async function renewed(refused: Session, refusal: unknown) {
    const session = await renew(refused.accessToken)
    // Somebody else has signed in meanwhile: what was meant for one account is not done to another.
    if (!isOptional && session.user.id !== refused.user.id) throw refusal
    return session
  }

  let session = await orNobody(fresh())
  for (let renewals = 0; ; renewals += 1) {
    try {
      return await call(session?.accessToken)
    } catch (error) {
      // The server looks at the bearer first: a call refused for it has used nothing up.
      if (session !== null && isOptional && isInactiveAccount(error)) {
        // An account that is stopped does nothing; coming in goes on in nobody's name.
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
