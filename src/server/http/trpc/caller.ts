import { appRouter } from './router.ts'
import { createCallerFactory } from './trpc.ts'

/**
 * Calls procedures without a door, with the types of their inputs and answers: for tests. What is refused is thrown as tRPC
 * throws it; `error.cause` is the `Refusal`.
 */
export const createCaller = createCallerFactory(appRouter)
