import { type Operation, TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable, observableToPromise } from '@trpc/server/observable'
import type { AppRouter } from '#server/rpc/router.ts'
import { isHaltedAccount, isRefusedBearer } from './refusal.ts'
import { batchLink } from './trpc.ts'

type Session = { accessToken: string; user: { id: string } }

type Bearer = {
  /** A session that is good for a call. Rejects where there is none. */
  fresh: () => Promise<Session>
  /** One in place of a token that the server has refused. */
  renew: (refused: string) => Promise<Session>
  /** Without a session the call is made all the same, in nobody's name. */
  isOptional: boolean
  /** What is sent, as it is at the moment of sending: another tab may have been given a newer key. */
  inputNow: (input: unknown) => unknown
}

/**
 * A refused token is replaced by what another tab has stored, and when that is refused too by what the server gives
 * for the stored key. If that key is none any more, the renewal itself has said so.
 */
const MOST_RENEWALS = 2

/** The one place where a call gets its bearer, and where a refused one is renewed and the call made again. */
export function bearerLink({ fresh, renew, isOptional, inputNow }: Bearer): TRPCLink<AppRouter> {
  async function renewed(refused: Session, refusal: unknown) {
    const session = await renew(refused.accessToken)
    // Somebody else has signed in meanwhile: what was meant for one account is not done to another.
    if (!isOptional && session.user.id !== refused.user.id) throw refusal
    return session
  }

  const orNobody = (session: Promise<Session>) => (isOptional ? session.catch(() => null) : session)

  return (runtime) => {
    let latest: { token: string | undefined; link: ReturnType<TRPCLink<AppRouter>> } | undefined

    /** One for each bearer, because a batch carries one `Authorization`: two sessions must never share a request. */
    function linkOf(token: string | undefined) {
      if (latest === undefined || latest.token !== token) latest = { token, link: batchLink(token)(runtime) }
      return latest.link
    }

    async function call(op: Operation, next: Parameters<ReturnType<TRPCLink<AppRouter>>>[0]['next']) {
      let session = await orNobody(fresh())
      for (let renewals = 0; ; renewals += 1) {
        try {
          const link = linkOf(session?.accessToken)
          return await observableToPromise(link({ op: { ...op, input: inputNow(op.input) }, next }))
        } catch (error) {
          // The server looks at the bearer first: a call refused for it has used nothing up.
          if (session !== null && isOptional && isHaltedAccount(error)) {
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

    return ({ op, next }) =>
      observable((observer) => {
        call(op, next).then(
          (result) => {
            observer.next(result)
            observer.complete()
          },
          (error) => observer.error(TRPCClientError.from(error)),
        )
      })
  }
}
