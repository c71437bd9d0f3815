import { createTRPCClient, httpBatchLink, type TRPCLink } from '@trpc/client'
import { abortAfter } from '#client/lib/browser.ts'
import { logError } from '#client/lib/error-log.ts'
import type { AppRouter } from '#server/http/trpc/router.ts'
import { LARGEST_BATCH } from '#shared/batch.ts'
import { seconds } from '#shared/time.ts'

/** A little more than the 12 s that the server allows itself, so that its own answer comes first. */
const CALL_TIME_LIMIT = seconds(13)

/** Sends calls that are made together as one request, in the name of this bearer or of nobody. */
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
    // A sign-out must reach the server also when the tab closes behind it.
    keepalive: address.includes('/auth.logout'),
  })
  // No answer, and 'not now', are said on the page and pass; any other of these is somebody's mistake.
  if (answer.status >= 500 && answer.status !== 503) {
    logError(new Error(`${address.split('?')[0]} answered ${answer.status}`), 'call')
  }
  return answer
}

/** Calls without a session. */
export const api = createApi(batchLink())
