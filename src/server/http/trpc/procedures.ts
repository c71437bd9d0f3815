import type { AnyProcedure } from '@trpc/server'
import type { z } from 'zod'
import type { ErrorName } from '#shared/errors.ts'
import type { RestAddress } from '#shared/rest-mapping.ts'
import { appRouter } from './router.ts'
import type { Step } from './run-call.ts'
import type { Meta } from './trpc.ts'

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
  /** All its metadata, for its steps. */
  meta: Meta
  /** Its middlewares, from the outermost to the resolver. */
  steps: Step[]
}

/** Fields of a procedure that tRPC's public type leaves out. */
type Definition = AnyProcedure['_def'] & {
  type: 'query' | 'mutation'
  meta?: Meta
  inputs: z.ZodType[]
  output?: z.ZodType
  middlewares: Step[]
}

/** Lists the router's procedures. One without address, summary or output schema fails the start. */
export function servedProcedures(): ServedProcedure[] {
  // Flat with dotted names at run time, though its type is nested.
  const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>
  return Object.entries(procedures).map(([name, procedure]) => {
    // tRPC's public type leaves out these fields, which its own tooling reads as well.
    const { type, meta, inputs, output, middlewares } = procedure._def as Definition
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
      steps: middlewares,
    }
  })
}
