import { onTestFinished } from 'vitest'

type Answers = Record<string, (input: unknown) => unknown>

/** The answer to a refused call: the status, the fields of the failed call, and headers. */
export class RefusedCall {
  readonly status: number
  readonly data: object
  readonly headers: Record<string, string>

  constructor(status: number, data: object, headers = {}) {
    this.status = status
    this.data = { success: false, ...data }
    this.headers = headers
  }
}

/**
 * Answers the calls of this page by procedure, until the test is over; returns the names of the calls made. There is no
 * server here: a procedure without an answer fails as if the server were away. An answer that is a Response is given
 * unchanged, as from a proxy. Other requests go to the files of the client.
 */
export function answerCalls(answers: Answers) {
  const made: string[] = []
  const reallyFetch = window.fetch
  window.fetch = async (address, request) => {
    const url = new URL(String(address instanceof Request ? address.url : address), location.href)
    if (!url.pathname.startsWith('/trpc/')) return await reallyFetch(address, request)
    const names = url.pathname.slice('/trpc/'.length).split(',')
    const inputs = JSON.parse(String(request?.body ?? url.searchParams.get('input') ?? '{}'))
    made.push(...names)
    const results = await Promise.all(names.map((name, index) => answers[name]?.(inputs[index])))
    if (names.some((name) => !(name in answers))) throw new TypeError('Failed to fetch')
    const broken = results.find((result) => result instanceof Response)
    if (broken) return broken
    const refused = results.find((result) => result instanceof RefusedCall)
    return Response.json(results.map(inTrpc), {
      status: refused?.status ?? 200,
      headers: refused?.headers ?? {},
    })
  }
  onTestFinished(() => {
    window.fetch = reallyFetch
  })
  return made
}

function inTrpc(result: unknown) {
  return result instanceof RefusedCall
    ? { error: { code: -32_600, message: 'refused', data: result.data } }
    : { result: { data: result } }
}
