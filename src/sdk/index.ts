import { createTRPCClient, httpBatchLink, type TRPCClient, TRPCClientError } from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { LARGEST_BATCH } from '#shared/batch.ts'
import type { ErrorCode, FailedCall, Issue } from '#shared/errors.ts'
import type { AppRouter } from './router.ts'

export type { AppRouter, ErrorCode, FailedCall, Issue }

/** What each call takes and answers: `Outputs['account']['get']`. */
export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>

export type LatchkeyOptions = {
  /** Where the service is: its `PUBLIC_URL`. */
  url: string
  /** The access token as it is now; asked before every request. Nothing: the call is made in nobody's name. */
  accessToken?: () => string | undefined | Promise<string | undefined>
  /** Instead of the global one. */
  fetch?: typeof fetch
}

/** A typed client of the service: `client.account.get.query()`. Calls of the same moment travel together. */
export function createLatchkeyClient({ url, accessToken, fetch }: LatchkeyOptions): TRPCClient<AppRouter> {
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: `${url.replace(/\/$/, '')}/trpc`,
        maxItems: LARGEST_BATCH,
        ...(fetch && { fetch }),
        async headers() {
          const token = await accessToken?.()
          return token ? { authorization: `Bearer ${token}` } : {}
        },
      }),
    ],
  })
}

/** What the service has said no with; null for anything else that went wrong, such as a line that is cut. */
export function refusalOf(error: unknown): FailedCall | null {
  return error instanceof TRPCClientError ? ((error.data as FailedCall | undefined) ?? null) : null
}
