import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { servedProcedures } from '#server/http/trpc/router.ts'
import { type ErrorCode, errorCatalogue } from '#shared/errors.ts'

/** The ways to call a procedure: at its REST address, by tRPC alone, and by tRPC in a batch with other calls. */
export const doors = ['REST', 'tRPC', 'batch'] as const
export type Door = (typeof doors)[number]

/** A call that takes longer counts as lost. */
const ANSWERED_WITHIN_MS = 20_000

export type Call = { procedure: string; input?: object; bearer?: string | undefined }

/** An answer in the same form for both doors. */
export type Answer = {
  code: 'ok' | ErrorCode
  // biome-ignore lint/suspicious/noExplicitAny: single fields of the answer are read, as by a client.
  body: any
}

/** The address and the origin of a call. */
export type Route = { origin: string; from: string }

const procedures = new Map(servedProcedures().map((procedure) => [procedure.name, procedure]))

/** Calls that fill up a batch; they change nothing visible. */
const companions = {
  mutation: [
    { procedure: 'auth.refresh', input: { refreshToken: 'nobody' } },
    { procedure: 'passkeys.beginDiscoverableLogin', input: {} },
  ],
  query: [{ procedure: 'account.id' }, { procedure: 'keys.listDevices' }],
}

export function isMutation({ procedure }: Call) {
  return described(procedure).type === 'mutation'
}

/** Makes one call. */
export async function send(route: Route, call: Call, door: Door): Promise<Answer> {
  if (door === 'REST') return await sendRest(route, call)
  const { type } = described(call.procedure)
  if (door === 'batch') {
    const [before, after] = companions[type]
    const answers = await sendBatch(
      route,
      [before, call, after].filter((one) => one !== undefined),
    )
    return answers[1] ?? lost(call)
  }
  const query =
    type === 'query' && call.input ? `?input=${encodeURIComponent(JSON.stringify(call.input))}` : ''
  const { status, body } = await request(route, call, {
    method: type === 'query' ? 'GET' : 'POST',
    path: `/trpc/${call.procedure}${query}`,
    body: type === 'query' ? undefined : (call.input ?? {}),
  })
  return checked(status, read(body))
}

/** Makes several calls in one request. They share their bearer, and all are queries or all are mutations. */
export async function sendBatch(route: Route, calls: Call[]): Promise<Answer[]> {
  const [first] = calls
  if (!first) return []
  const inputs = Object.fromEntries(calls.map(({ input }, at) => [at, input ?? {}]))
  const path = `/trpc/${calls.map(({ procedure }) => procedure).join(',')}?batch=1`
  const bearer = calls.find((call) => call.bearer)?.bearer
  const { body } = isMutation(first)
    ? await request(route, { bearer }, { method: 'POST', path, body: inputs })
    : await request(
        route,
        { bearer },
        { method: 'GET', path: `${path}&input=${encodeURIComponent(JSON.stringify(inputs))}` },
      )
  if (!Array.isArray(body) || body.length !== calls.length) {
    throw new Error(`A batch of ${calls.length} was answered with ${JSON.stringify(body)}`)
  }
  return body.map(read)
}

async function sendRest(route: Route, call: Call): Promise<Answer> {
  const { method, path } = described(call.procedure).rest
  const fields = Object(call.input) as Record<string, unknown>
  const { status, body } = await request(route, call, {
    method,
    path: `/api${path.replace(/\{(\w+)\}/g, (_, field) => encodeURIComponent(String(fields[field])))}`,
    body: method === 'POST' ? (call.input ?? {}) : undefined,
  })
  const answer = body?.success === false ? { code: body.code, body } : { code: 'ok' as const, body }
  return checked(status, answer)
}

/** The status must match the code. */
function checked(status: number, answer: Answer): Answer {
  const isKnown =
    answer.code === 'ok'
      ? status === 200
      : Object.values(errorCatalogue).some((known) => known.code === answer.code && known.status === status)
  if (!isKnown) throw new Error(`Status ${status} for ${JSON.stringify(answer)}`)
  return answer
}

function read(body: { error?: { data: Answer['body'] }; result?: { data: Answer['body'] } }): Answer {
  if (body.error) return { code: body.error.data.code, body: body.error.data }
  return { code: 'ok', body: body.result?.data }
}

type Sent = { method: string; path: string; body?: object | undefined }

/** Connections are kept, for thousands of small calls to two processes. */
const agent = new Agent({ keepAlive: true })

async function request(
  { origin, from }: Route,
  { bearer }: Pick<Call, 'bearer'>,
  { method, path, body }: Sent,
) {
  const payload = body && JSON.stringify(body)
  const sent = httpRequest(`${origin}${path}`, {
    agent,
    method,
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    headers: {
      'x-forwarded-for': from,
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    },
  })
  sent.end(payload)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the door, and is checked above.
  return { status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) as any }
}

function described(name: string) {
  const procedure = procedures.get(name)
  if (!procedure) throw new Error(`No procedure ${name}`)
  return procedure
}

function lost(call: Call): never {
  throw new Error(`The answer of ${call.procedure} is missing from its batch`)
}
