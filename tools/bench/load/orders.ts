/** What the generator is told. `isOnce`: no request may be sent twice, so it ends when there are no more. */
export type Orders = {
  port: number
  connections: number
  seconds: number
  requests: string[]
  isOnce: boolean
}

/** What it saw; times in milliseconds, `workMs` its own on a processor. */
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
