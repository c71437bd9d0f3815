import { type AnyProcedure, getTRPCErrorFromUnknown, type TRPCError } from '@trpc/server'
import type { z } from 'zod'
import { changesRouter } from '#server/account-protection/router.ts'
import { accountsRouter } from '#server/accounts/router.ts'
import { credentialsRouter } from '#server/credentials/router.ts'
import { dataRightsRouter } from '#server/data-rights/router.ts'
import { emailsRouter } from '#server/emails/router.ts'
import { healthRouter } from '#server/http/health/router.ts'
import { passkeysRouter } from '#server/passkeys/router.ts'
import { sessionsRouter } from '#server/sessions/router.ts'
import { signInLinksRouter } from '#server/sign-in-links/router.ts'
import { stepUpRouter } from '#server/step-up/router.ts'
import type { ErrorName } from '#shared/errors.ts'
import type { RestAddress } from '#shared/rest-mapping.ts'
import type { Context } from './context.ts'
import { type Meta, mergeRouters, router } from './trpc.ts'

/*
 * The one file that reads `_def`, which tRPC keeps of the router and its procedures without a public type for all of
 * it. To do without, every procedure would name its schemas twice: for tRPC and for REST and the OpenAPI document. And
 * `callTRPCProcedure` would run the steps. It copies its options for each, descriptor by descriptor. That costs 16 us a
 * call, and 11 to 17 % of the reads a second. When tRPC changes it, the server does not start, and
 * `tests/server/http/http-doors.test.ts` fails first.
 */

/** Every procedure of the service, by its public name. tRPC serves it at /trpc, REST at /api. */
export const appRouter = router({
  account: mergeRouters(accountsRouter, changesRouter, dataRightsRouter),
  auth: mergeRouters(sessionsRouter, router({ prove: stepUpRouter })),
  email: mergeRouters(signInLinksRouter, emailsRouter),
  health: healthRouter,
  keys: credentialsRouter,
  passkeys: passkeysRouter,
})

export type AppRouter = typeof appRouter

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
  /** Its middlewares, parsers and resolver, in order. */
  steps: Step[]
}

/** Fields of a procedure that tRPC's public type leaves out or does not know. */
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
    const { type, meta, inputs, output, middlewares: steps } = procedure._def as unknown as Definition
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
      steps,
    }
  })
}

/** A step's result: the answer, or the error of an inner step. */
type Result = { ok: true; data: unknown } | { ok: false; error: TRPCError }

/** What a step knows. By `next` it can change it for inner steps. */
type Known = { ctx: Context; input: unknown; getRawInput: () => Promise<unknown> }

/** A tRPC middleware, as far as ours go. Input parser, output parser and resolver are steps too. */
type Step = (
  call: Known & {
    path: string
    type: string
    meta: Meta
    next: (changes?: Partial<Known>) => Promise<Result>
  },
) => Promise<Result>

/** Runs a procedure and returns its answer. Throws only `TRPCError`. */
export async function runCall(procedure: ServedProcedure, ctx: Context, rawInput: unknown): Promise<unknown> {
  const { name: path, type, meta, steps } = procedure

  async function take(index: number, known: Known): Promise<Result> {
    const step = steps[index] as Step // the last step has no next
    const next = (changes: Partial<Known> = {}) =>
      take(index + 1, {
        ...known,
        ...changes,
        ctx: changes.ctx ? { ...known.ctx, ...changes.ctx } : known.ctx,
      })
    try {
      return await step({ path, type, meta, ...known, next })
    } catch (cause) {
      return { ok: false, error: getTRPCErrorFromUnknown(cause) }
    }
  }

  const result = await take(0, { ctx, input: undefined, getRawInput: async () => rawInput })
  if (!result.ok) throw result.error
  return result.data
}
