import type { AnyProcedure } from '@trpc/server'
import type { z } from 'zod'
import type { ErrorName } from '#shared/errors.ts'
import type { RestAddress } from '#shared/rest-mapping.ts'
import { appRouter } from './router.ts'
import type { Step } from './run-call.ts'
import type { Meta } from './trpc.ts'

/** One procedure as both doors and the OpenAPI document need it. */
export type ServedProcedure = {
  /** The dotted name under which /trpc serves it. */
  name: string
  type: 'query' | 'mutation'
  rest: RestAddress
  bearer: Meta['bearer']
  summary: string
  description: string | undefined
  refuses: readonly ErrorName[]
  input: z.ZodType | undefined
  output: z.ZodType
  /** All that it says of itself, for its steps. */
  meta: Meta
  /** What is done for a call, one within the other. */
  steps: Step[]
}

/** What tRPC keeps of a procedure but does not put into its public type. */
type Definition = AnyProcedure['_def'] & {
  type: 'query' | 'mutation'
  meta?: Meta
  inputs: z.ZodType[]
  output?: z.ZodType
  middlewares: Step[]
}

/** Walks the router once. A procedure without one of the three is a mistake of ours, told at the first start. */
export function servedProcedures(): ServedProcedure[] {
  // Flat and dotted at run time, whatever its type says of nesting.
  const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>
  return Object.entries(procedures).map(([name, procedure]) => {
    // tRPC's public type leaves out the parts of a definition that its own tooling reads as well.
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
