import { getTRPCErrorFromUnknown, TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { acceptOnlyJson, parseJsonBody } from '#server/http/rest/accept-json.ts'
import { neverStored } from '#server/http/rest/never-stored.ts'
import { refuseWithoutRoute } from '#server/http/rest/no-route.ts'
import { LARGEST_BATCH } from '#shared/batch.ts'
import { createContext } from './context.ts'
import {
  answerError,
  noteRefusal,
  type PublicError,
  publicError,
  refusedBeforeCall,
  trpcFailure,
} from './public-error.ts'
import { runCall, type ServedProcedure } from './router.ts'

/*
 * tRPC's HTTP format (trpc.io/docs/rpc), as our own client speaks it. tRPC's own handler
 * (`@trpc/server/adapters/fastify`) makes a web request, an answer, two streams and an abort signal for every call.
 * Measured with it in place of this file (26 November 2026, 32 connections): 1.6 to 2.4 times the processor time, and
 * half of the reads. `tests/server/http/trpc-wire.test.ts` compares both, and fails first when tRPC changes its format.
 */

const JSON_TYPE = 'application/json; charset=utf-8'

/** As tRPC's own handler sends it, though our answers do not depend on these headers. */
const VARY = 'trpc-accept, accept'

const methodOf = { query: 'GET', mutation: 'POST' }

/** The result of one call, as sent to the client. */
type Outcome = { json: string; error: TRPCError | null }

/** Serves every procedure by its name: `/account.get`, or in a batch `/account.get,keys.list?batch=1`. */
export async function trpcRoutes(
  app: FastifyInstance,
  { deps, procedures }: { deps: Deps; procedures: ServedProcedure[] },
) {
  const byName = new Map(procedures.map((procedure) => [procedure.name, procedure]))
  app.addHook('onRequest', neverStored)
  acceptOnlyJson(app)
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, refusedBeforeCall))

  async function answer(request: FastifyRequest, reply: FastifyReply, path: string) {
    if (request.method === 'HEAD') return reply.code(204).send()
    const { query, inputs } = sentBy(request)
    const isBatch = query.get('batch') === '1'
    const names = isBatch ? path.split(',') : [path]
    const types = new Set(names.flatMap((name) => byName.get(name)?.type ?? []))
    if (names.length > LARGEST_BATCH || types.size > 1) throw new TRPCError({ code: 'BAD_REQUEST' })

    const outcomes = await Promise.all(
      names.map((name, index) => outcomeOf(run(request, name, isBatch ? inputs[index] : inputs))),
    )
    const refusals = outcomes.flatMap(({ error }) => (error ? publicError(error) : []))
    for (const refusal of refusals) noteRefusal(request, refusal)
    const json = outcomes.map((outcome) => outcome.json).join(',')
    return reply
      .code(statusOf(outcomes))
      .header('vary', VARY)
      .headers(retryHeaders(refusals))
      .type(JSON_TYPE)
      .send(isBatch ? `[${json}]` : json)
  }

  async function run(request: FastifyRequest, name: string, rawInput: unknown) {
    const procedure = byName.get(name)
    if (!procedure) throw new TRPCError({ code: 'NOT_FOUND' })
    if (methodOf[procedure.type] !== request.method) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' })
    return runCall(procedure, createContext(deps, request), rawInput)
  }

  // A call with a larger body limit has its own route. In a batch the common limit applies.
  for (const { name, rest } of procedures) {
    if (rest.bodyLimit === undefined) continue
    app.route({
      method: ['GET', 'POST'],
      url: `/${name}`,
      bodyLimit: rest.bodyLimit,
      handler: (request, reply) => answer(request, reply, name),
    })
  }
  app.route<{ Params: { path: string } }>({
    method: ['GET', 'POST'],
    url: '/:path',
    handler: (request, reply) => answer(request, reply, request.params.path),
  })
  refuseWithoutRoute(app)
}

/** The query, and the input of the call. In a batch it has the calls' inputs by their index. */
function sentBy(request: FastifyRequest) {
  const [url = ''] = (request.raw.url ?? '').split('#', 1)
  const query = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '')
  // Always an object: the parsers of both methods refuse everything else.
  const sent = request.method === 'GET' ? parseJsonBody(query.get('input') ?? '') : (request.body ?? {})
  return { query, inputs: sent as Record<string, unknown> }
}

async function outcomeOf(answer: Promise<unknown>): Promise<Outcome> {
  try {
    return { json: `{"result":{"data":${JSON.stringify(await answer)}}}`, error: null }
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause)
    return { json: JSON.stringify({ error: trpcFailure(error) }), error }
  }
}

/** The common status of all outcomes, or 207. */
function statusOf(outcomes: Outcome[]): number {
  const statuses = new Set(outcomes.map(({ error }) => (error ? getHTTPStatusCodeFromError(error) : 200)))
  const [status = 200] = statuses
  return statuses.size > 1 ? 207 : status
}

/** The longest wait of all refusals. */
function retryHeaders(refusals: PublicError[]): Record<string, string> {
  const longest = Math.max(0, ...refusals.map(({ retryAfter = 0 }) => retryAfter))
  return longest > 0 ? { 'retry-after': String(longest) } : {}
}
