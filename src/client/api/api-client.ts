import { createTRPCClient, httpBatchLink, type TRPCLink } from '@trpc/client'
import { abortAfter } from '#client/lib/browser.ts'
import { logError } from '#client/lib/error-log.ts'
import type { AppRouter } from '#server/http/trpc/router.ts'
import { LARGEST_BATCH } from '#shared/batch.ts'
import { seconds } from '#shared/time.ts'

/** A little more than the 12 s that the server allows itself, so that the server's own answer comes first. */
const CALL_TIME_LIMIT = seconds(13)

/** Sends simultaneous calls as one request, with this bearer token or without one. */
export function batchLink(bearer?: string): TRPCLink<AppRouter> {
  return httpBatchLink({
    url: '/trpc',
    maxItems: LARGEST_BATCH,
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
    fetch: (address, request) => fetchInTime(String(address), request),
  })
}

export function createApi(link: TRPCLink<AppRouter>) {
  return createTRPCClient<AppRouter>({ links: [link] })
}

async function fetchInTime(address: string, request: RequestInit | undefined) {
  const answer = await fetch(address, {
    ...request,
    signal: abortAfter(CALL_TIME_LIMIT, request?.signal),
    // A sign-out must reach the server even if the tab closes right after.
    keepalive: address.includes('/auth.logout'),
  })
  // A missing answer and 503 are shown on the page and pass. Any other 5xx is a bug.
  if (answer.status >= 500 && answer.status !== 503) {
    const id = answer.headers.get('x-request-id')
    const request = id === null ? '' : `, request ${id}`
    logError(new Error(`${address.split('?')[0]} answered ${answer.status}${request}`), 'call')
  }
  return answer
}

/** Calls without a session. */
export const api = createApi(batchLink())
