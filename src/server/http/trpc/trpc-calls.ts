import type { FastifyRequest } from 'fastify'
import { LARGEST_BATCH } from '#shared/batch.ts'
import { parseJsonBody } from './json-body.ts'
import type { Callable } from './run-call.ts'

/** The calls of one request, each with its raw input. */
export type FastPathCalls = { isBatch: boolean; calls: { procedure: Callable; rawInput: unknown }[] }

const methodOf = { query: 'GET', mutation: 'POST' }

/**
 * Parses calls in the form that our own client sends (trpc.io/docs/rpc). Null for any other form, valid or not: tRPC
 * itself answers it. Refuses what neither may run.
 */
export function fastPathCallsOf(
  request: FastifyRequest,
  path: string,
  procedures: Map<string, Callable>,
): FastPathCalls | null {
  const url = request.raw.url ?? ''
  const query = url.includes('?') ? new URLSearchParams(url.slice(url.indexOf('?'))) : noQuery
  // Always objects: the parsers of both methods refuse everything else.
  const inputs = (
    request.method === 'GET' ? parseJsonBody(query.get('input') ?? '') : (request.body ?? {})
  ) as Record<string, unknown>
  if (url.includes('#') || [...query.keys()].some((name) => name !== 'batch' && name !== 'input')) return null

  const isBatch = query.get('batch') === '1'
  const names = isBatch ? path.split(',') : [path]
  if (names.length > LARGEST_BATCH) return null
  const calls: FastPathCalls['calls'] = []
  for (const [index, name] of names.entries()) {
    const procedure = procedures.get(name)
    if (!procedure || methodOf[procedure.type] !== request.method) return null
    calls.push({ procedure, rawInput: isBatch ? inputs[index] : inputs })
  }
  return { isBatch, calls }
}

const noQuery = new URLSearchParams()
