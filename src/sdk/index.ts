import { createTRPCClient, httpBatchLink, type TRPCClient, TRPCClientError } from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { LARGEST_BATCH } from '#shared/batch.ts'
import type { ErrorCode, FailedCall, Issue } from '#shared/errors.ts'
import type { AppRouter } from './router.ts'
import { sessionLink } from './session-link.ts'
import type { SessionStorage } from './session-storage.ts'

// biome-ignore lint/performance/noBarrelFile: this file is the whole package
export { newBrowserId } from '#shared/browser-id.ts'
export { addPasskey, proveWithPasskey, signInWithPasskey } from './passkeys-in-browser.ts'
export { browserStorage, memoryStorage, type SessionStorage, type StoredSession } from './session-storage.ts'

export type { AppRouter, ErrorCode, FailedCall, Issue }

/** The inputs and answers of each call: `Outputs['account']['get']`. */
export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>

export type LatchkeyOptions = {
  /** The service's `PUBLIC_URL`. */
  url: string
  /**
   * Where the session is kept. The client puts the sessions of answers there, renews the access token by itself, and
   * empties it when the session has ended.
   */
  storage?: SessionStorage
  /** In place of `storage`: returns the current access token before every request. Nothing is renewed or kept. */
  accessToken?: () => string | undefined | Promise<string | undefined>
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch
}

/**
 * A typed client of the service: `client.account.get.query()`. Calls made at the same moment are sent as one batch. A
 * call without a session is anonymous.
 */
export function createLatchkeyClient(options: LatchkeyOptions): TRPCClient<AppRouter> {
  const { url, storage, accessToken, fetch } = options
  const sending = (tokenOf: LatchkeyOptions['accessToken']) =>
    httpBatchLink<AppRouter>({
      url: `${url.replace(/\/$/, '')}/trpc`,
      maxItems: LARGEST_BATCH,
      // A redirect would take the browser key in the body to wherever it leads.
      fetch: (address, request) =>
        (fetch ?? globalThis.fetch)(address, { ...(request as RequestInit), redirect: 'error' }),
      async headers() {
        const token = await tokenOf?.()
        return token ? { authorization: `Bearer ${token}` } : {}
      },
    })
  if (storage === undefined) return createTRPCClient<AppRouter>({ links: [sending(accessToken)] })
  const anonymous = createTRPCClient<AppRouter>({ links: [sending(undefined)] })
  const refresh = (refreshToken: string) => anonymous.auth.refresh.mutate({ refreshToken })
  const link = sessionLink(storage, (token) => sending(() => token), refresh)
  return createTRPCClient<AppRouter>({ links: [link] })
}

/** The service's refusal in an error; null for any other failure, such as a lost connection. */
export function refusalOf(error: unknown): FailedCall | null {
  return error instanceof TRPCClientError ? ((error.data as FailedCall | undefined) ?? null) : null
}
