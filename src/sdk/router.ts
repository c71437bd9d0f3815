import {
  type AnyTRPCProcedure,
  initTRPC,
  type TRPCMutationProcedure,
  type TRPCQueryProcedure,
} from '@trpc/server'
import { appRouter } from '#server/http/trpc/router.ts'
import type { FailedCall } from '#shared/errors.ts'

/**
 * Every procedure with its input and output types; the rest of its type is internal. The type is spelled out here and
 * has no name, also for nested routers (`auth.prove`). So the declaration spells out the procedures and names nothing
 * of the server.
 */
declare function plain<
  All extends Record<string, Record<string, AnyTRPCProcedure | Record<string, AnyTRPCProcedure>>>,
>(
  routers: All,
): {
  [Room in keyof All]: {
    [Name in keyof All[Room]]: All[Room][Name] extends TRPCQueryProcedure<infer Its>
      ? TRPCQueryProcedure<{ input: Its['input']; output: Its['output']; meta: object }>
      : All[Room][Name] extends TRPCMutationProcedure<infer Its>
        ? TRPCMutationProcedure<{ input: Its['input']; output: Its['output']; meta: object }>
        : {
            [Part in keyof All[Room][Name]]: All[Room][Name][Part] extends TRPCQueryProcedure<infer Its>
              ? TRPCQueryProcedure<{ input: Its['input']; output: Its['output']; meta: object }>
              : All[Room][Name][Part] extends TRPCMutationProcedure<infer Its>
                ? TRPCMutationProcedure<{ input: Its['input']; output: Its['output']; meta: object }>
                : never
          }
  }
}

const { router } = initTRPC.create({
  errorFormatter: ({ shape }) => ({ ...shape, data: shape.data as object as FailedCall }),
})

/** The router as other packages see it. Only the declaration of this file is used. */
export const publicRouter = router(plain(appRouter._def.record))

export type AppRouter = typeof publicRouter
