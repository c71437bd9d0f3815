/** An order to the generator. `isOnce`: no request may be sent twice, so it ends when there are no more. */
export type Orders = {
  port: number
  connections: number
  seconds: number
  requests: string[]
  isOnce: boolean
}

/** Its result; times in milliseconds, `workMs` its own processor time. */
export type Outcome = {
  answered: number
  ms: number
  p50: number
  p99: number
  slowest: number
  failures: Record<string, number>
  sample: string | null
  workMs: number
}
