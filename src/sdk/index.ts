import { createTRPCClient, httpBatchLink, type TRPCClient, TRPCClientError } from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { LARGEST_BATCH } from '#shared/batch.ts'
import type { ErrorCode, FailedCall, Issue } from '#shared/errors.ts'
import type { AppRouter } from './router.ts'

export type { AppRouter, ErrorCode, FailedCall, Issue }

/** The inputs and answers of each call: `Outputs['account']['get']`. */
export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>

export type LatchkeyOptions = {
  /** The service's `PUBLIC_URL`. */
  url: string
  /** Returns the current access token; called before every request. Without one the call is anonymous. */
  accessToken?: () => string | undefined | Promise<string | undefined>
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch
}

/**
 * A typed client of the service: `client.account.get.query()`. Calls made at the same moment are sent as one batch.
 */
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

/** The service's refusal in an error; null for any other failure, such as a lost connection. */
export function refusalOf(error: unknown): FailedCall | null {
  return error instanceof TRPCClientError ? ((error.data as FailedCall | undefined) ?? null) : null
}
