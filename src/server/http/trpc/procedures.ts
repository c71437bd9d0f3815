import { type AnyProcedure, callTRPCProcedure } from '@trpc/server'
import type { z } from 'zod'
import type { ErrorName } from '#shared/errors.ts'
import type { RestAddress } from '#shared/rest-mapping.ts'
import type { Context } from './context.ts'
import { appRouter } from './router.ts'
import type { Meta } from './trpc.ts'

/*
 * The one file that reads `_def`, which tRPC keeps of the router and its procedures without a public type for all of
 * it. To do without, every procedure would name its schemas twice: for tRPC and for REST and the OpenAPI document.
 * When tRPC changes it, the server does not start, and `tests/server/http/http-doors.test.ts` fails first.
 */

/** A procedure as both doors and the OpenAPI document need it. */
export type ServedProcedure = {
  /** The dotted name at /trpc. */
  name: string
  type: 'query' | 'mutation'
  rest: RestAddress
  bearer: Meta['bearer']
  summary: string
  description: string | undefined
  refuses: readonly ErrorName[]
  input: z.ZodType | undefined
  output: z.ZodType
  meta: Meta
}

/** Fields of a procedure that tRPC's public type leaves out or does not know. */
type Definition = AnyProcedure['_def'] & {
  type: 'query' | 'mutation'
  meta?: Meta
  inputs: z.ZodType[]
  output?: z.ZodType
}

/** Lists the router's procedures. One without address, summary or output schema fails the start. */
export function servedProcedures(): ServedProcedure[] {
  // Flat with dotted names at run time, though its type is nested.
  const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>
  return Object.entries(procedures).map(([name, procedure]) => {
    const { type, meta, inputs, output } = procedure._def as Definition
    if (!meta?.rest || !meta.summary || !output) {
      throw new Error(`Procedure ${name} lacks its REST address, its summary or its output schema`)
    }
    return {
      name,
      type,
      rest: meta.rest,
      bearer: meta.bearer,
      summary: meta.summary,
      description: meta.description,
      refuses: meta.refuses ?? [],
      input: inputs[0],
      output,
      meta,
    }
  })
}

/** Runs a procedure and returns its answer. Throws only `TRPCError`. */
export function runCall({ name, type }: ServedProcedure, ctx: Context, rawInput: unknown): Promise<unknown> {
  return callTRPCProcedure({
    router: appRouter,
    path: name,
    type,
    ctx,
    getRawInput: async () => rawInput,
    signal: undefined,
    batchIndex: 0,
  })
}
