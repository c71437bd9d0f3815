/** How many calls one tRPC request may carry; the server refuses more, so the client sends the rest in another. */
export const LARGEST_BATCH = 10
