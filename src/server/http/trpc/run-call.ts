import { getTRPCErrorFromUnknown, type TRPCError } from '@trpc/server'
import type { Context } from './context.ts'
import { type ServedProcedure, servedProcedures } from './procedures.ts'
import type { Meta } from './trpc.ts'

/** A step's result: the answer, or the error of an inner step. */
type Result = { ok: true; data: unknown } | { ok: false; error: TRPCError }

/** What a step knows. By `next` it can change it for inner steps. */
type Known = { ctx: Context; input: unknown; getRawInput: () => Promise<unknown> }

/** A tRPC middleware, as far as ours go. Input parser, output parser and resolver are steps too. */
export type Step = (
  call: Known & {
    path: string
    type: string
    meta: Meta
    next: (changes?: Partial<Known>) => Promise<Result>
  },
) => Promise<Result>

export type Callable = ServedProcedure & {
  /** Runs the procedure and returns its answer. Throws only `TRPCError`. */
  run(ctx: Context, rawInput: unknown): Promise<unknown>
  /** The same, with the answer as JSON text. */
  call(ctx: Context, rawInput: unknown): Promise<string>
}

/**
 * Every procedure, callable by either door. tRPC's own caller copies its options, descriptor by descriptor, for each
 * step. This one runs the same steps in a tenth of the time. A context belongs to one call, so steps add to it in
 * place.
 */
export function callables(): Callable[] {
  return servedProcedures().map((procedure) => {
    const { name: path, type, meta, steps } = procedure

    async function take(index: number, { ctx, input, getRawInput }: Known): Promise<Result> {
      const step = steps[index] as Step // the last step has no next
      try {
        return await step({ path, type, meta, ctx, input, getRawInput, next })
      } catch (cause) {
        return { ok: false, error: getTRPCErrorFromUnknown(cause) }
      }

      function next(changes: Partial<Known> = {}) {
        if (changes.ctx) Object.assign(ctx, changes.ctx)
        return take(index + 1, { input, getRawInput, ...changes, ctx })
      }
    }

    async function run(ctx: Context, rawInput: unknown) {
      const result = await take(0, { ctx, input: undefined, getRawInput: async () => rawInput })
      if (!result.ok) throw result.error
      return result.data
    }

    const call = async (ctx: Context, rawInput: unknown) => JSON.stringify(await run(ctx, rawInput))

    return { ...procedure, run, call }
  })
}
