/** Maximum number of calls in one tRPC request. The server refuses more, so the client sends the rest in another. */
export const LARGEST_BATCH = 10
