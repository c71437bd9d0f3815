import { appRouter } from './router.ts'
import { createCallerFactory } from './trpc.ts'

/**
 * Calls procedures without HTTP, with typed inputs and answers: for tests. A refusal is thrown as tRPC throws it;
 * `error.cause` is the `Refusal`.
 */
export const createCaller = createCallerFactory(appRouter)
