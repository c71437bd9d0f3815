import { systemRandom } from '#server/ports/random.ts'

/** `status` is null where no answer came: refused, cut off, or not waited for any longer. */
export type Answer = {
  status: number | null
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field, as a client would.
  body: any
  retryAfter: string | null
  /** When it was asked, by the clock of `performance`, and how long the answer took. */
  begin: number
  ms: number
}

export type Call = { method?: 'GET' | 'POST'; body?: object; bearer?: string; from?: string }

/** No client is patient for ever. */
const PATIENCE_MS = 12_000

/** One REST call as any client makes it; never throws. */
export async function call(
  url: string,
  path: string,
  { method = 'POST', body, bearer, from }: Call = {},
): Promise<Answer> {
  const begin = performance.now()
  try {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(from && { 'x-forwarded-for': from }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const retryAfter = answer.headers.get('retry-after')
    return {
      status: answer.status,
      body: await answer.json(),
      retryAfter,
      begin,
      ms: performance.now() - begin,
    }
  } catch {
    return { status: null, body: null, retryAfter: null, begin, ms: performance.now() - begin }
  }
}

export function isAcknowledged({ status }: Answer) {
  return status === 200
}

/** Refused for now, in the words that were promised for it. */
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
