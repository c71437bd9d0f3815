import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { json } from 'node:stream/consumers'
import { systemRandom } from '#server/platform/random.ts'

/** `status` is null when no answer arrived: refused, cut off, or given up. */
export type Answer = {
  status: number | null
  // biome-ignore lint/suspicious/noExplicitAny: tests read single fields of the answer, as a client would.
  body: any
  retryAfter: string | null
  /** The time of the request, by the clock of `performance`, and the duration of the answer. */
  begin: number
  ms: number
}

export type Call = { method?: 'GET' | 'POST'; body?: object; bearer?: string; from?: string }

/** Clients give up after this time. */
const PATIENCE_MS = 12_000

/** One REST call as any client makes it; never throws. */
export function call(url: string, path: string, options: Call = {}): Promise<Answer> {
  return answerOf(options, async (request) => {
    const answer = await fetch(url + path, request)
    return {
      status: answer.status,
      body: await answer.json(),
      retryAfter: answer.headers.get('retry-after'),
    }
  })
}

/**
 * The same by a client with one kept connection. `fetch` may have to open another, and so write later than it was
 * called; this one has written the request by the next turn of the event loop.
 */
export function callOnOneConnection(): typeof call {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return (url, path, options = {}) =>
    answerOf(options, async ({ body, ...request }) => {
      const asked = httpRequest(url + path, { ...request, agent }).end(body)
      const [answer] = await once(asked, 'response')
      return {
        status: answer.statusCode,
        body: await json(answer),
        retryAfter: answer.headers['retry-after'] ?? null,
      }
    })
}

async function answerOf(
  { method = 'POST', body, bearer, from }: Call,
  ask: (request: {
    method: string
    headers: Record<string, string>
    body: string | undefined
    signal: AbortSignal
  }) => Promise<Omit<Answer, 'begin' | 'ms'>>,
): Promise<Answer> {
  const begin = performance.now()
  const request = {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(from && { 'x-forwarded-for': from }),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }
  const answer = await ask(request).catch(() => ({ status: null, body: null, retryAfter: null }))
  return { ...answer, begin, ms: performance.now() - begin }
}

export function isAcknowledged({ status }: Answer) {
  return status === 200
}

/** Refused for now, with the documented message. */
export function isRefusedForNow({ status, body, retryAfter }: Answer) {
  return status === 503 && body.code === 'unavailable' && Number(retryAfter) > 0
}

/** What a fault may look like from outside. Anything else is a defect. */
export function isExcusable(answer: Answer) {
  return answer.status === null || isRefusedForNow(answer)
}

export function newBrowser() {
  return { browserId: systemRandom.bytes(8).toString('hex') }
}
