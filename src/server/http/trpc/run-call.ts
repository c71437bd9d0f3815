import { getTRPCErrorFromUnknown, type TRPCError } from '@trpc/server'
import type { Context } from './context.ts'
import { type ServedProcedure, servedProcedures } from './procedures.ts'
import type { Meta } from './trpc.ts'

/** What a step gives back: the answer, or what was thrown further in. */
type Result = { ok: true; data: unknown } | { ok: false; error: TRPCError }

/** What a step may know and, by `next`, change for those within it. */
type Known = { ctx: Context; input: unknown; getRawInput: () => Promise<unknown> }

/** A tRPC middleware, as far as ours go. What parses the input or the output is one too, and so is the resolver. */
export type Step = (
  call: Known & {
    path: string
    type: string
    meta: Meta
    next: (changes?: Partial<Known>) => Promise<Result>
  },
) => Promise<Result>

export type Callable = ServedProcedure & {
  /** Runs the procedure and gives its answer as it is. Throws nothing but `TRPCError`. */
  run(ctx: Context, rawInput: unknown): Promise<unknown>
  /** The same, with the answer as JSON. */
  call(ctx: Context, rawInput: unknown): Promise<string>
}

/**
 * Every procedure, ready to be called by either door. tRPC's own caller copies its options, descriptor by descriptor, for
 * each step; this one takes the same steps for a tenth of the time. A context is that of one call, so what a step adds to
 * it is put there.
 */
export function callables(): Callable[] {
  return servedProcedures().map((procedure) => {
    const { name: path, type, meta, steps } = procedure

    async function take(index: number, { ctx, input, getRawInput }: Known): Promise<Result> {
      const step = steps[index] as Step // the last one calls no next
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
