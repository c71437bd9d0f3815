import { type Operation, TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable, observableToPromise } from '@trpc/server/observable'
import type { AppRouter } from '#server/http/trpc/router.ts'
import { batchLink } from './api-client.ts'
import { type Bearer, withBearer } from './with-bearer.ts'

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
