import { type Operation, TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable, observableToPromise } from '@trpc/server/observable'
import { batchLink, createApi } from '#client/api/api-client.ts'
import { isInactiveAccount, isRefusedBearer } from '#client/api/refusal.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import type { AppRouter } from '#server/http/trpc/router.ts'
import { freshSession, renewSession } from './session.ts'
import { thisBrowser } from './stored-session.ts'

const bearer = { fresh: freshSession, renew: renewSession, inputNow }

/** Calls in the name of this browser's session. */
export const sessionApi = createApi(bearerLink({ ...bearer, isOptional: false }))

/** Calls that send the session's token if there is a valid one, and go without it otherwise. */
export const openApi = createApi(bearerLink({ ...bearer, isOptional: true }))

/** For calls that bypass tRPC, in the name of this browser's session. */
export function withSession<Result>(call: (token: string) => Promise<Result>): Promise<Result> {
  return withBearer({ ...bearer, isOptional: false }, (token = '') => call(token))
}

/** A call that sends the browser key reads the newest one for each attempt. */
function inputNow(input: unknown) {
  const isFromBrowser = 'browserKey' in fieldsOf(input)
  return isFromBrowser ? { ...fieldsOf(input), ...thisBrowser() } : input
}

type LinkBearer = Bearer & {
  /** Returns the input at the moment of sending: another tab may have received a newer key. */
  inputNow: (input: unknown) => unknown
}

/** tRPC calls, each with its bearer token. */
export function bearerLink({ inputNow, ...bearer }: LinkBearer): TRPCLink<AppRouter> {
  return (runtime) => {
    let latest: { token: string | undefined; link: ReturnType<TRPCLink<AppRouter>> } | undefined

    /** One for each bearer, because a batch carries one `Authorization`: two sessions must never share a request. */
    function linkOf(token: string | undefined) {
      if (latest === undefined || latest.token !== token) latest = { token, link: batchLink(token)(runtime) }
      return latest.link
    }

    function call(op: Operation, next: Parameters<ReturnType<TRPCLink<AppRouter>>>[0]['next']) {
      return withBearer(bearer, (token) =>
        observableToPromise(linkOf(token)({ op: { ...op, input: inputNow(op.input) }, next })),
      )
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

type Session = { accessToken: string; user: { id: string } }

type Bearer = {
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
async function withBearer<Result>(
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
