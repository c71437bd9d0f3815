/**
 * Calls `act` before the driver repeats a statement by itself.
 *
 * The driver repeats a statement whose plan became stale (SQLSTATE 0A000), or that its connection does not know
 * (26000) (postgres 3.4.9, `retry` in connection.js). It does so in two steps, behind what others have sent on the
 * connection meanwhile. From then on answers reach the wrong queries, and no option prevents it.
 *
 * So we watch `retried`, the mark that the driver sets on such a query; its types do not know it. The test
 * tests/server/platform/answers-under-load.test.ts fails when a version of the driver no longer sets it.
 * To do without means one statement at a time on each connection. Guests fall from 0.79 to 0.54 of the bare server's
 * number, refreshes from 0.57 to 0.45 (record 22).
 */
export function refuseRepeats(act: () => void): (query: object) => void {
  const mark = { get: () => undefined, set: act }
  return (query) => void Object.defineProperty(query, 'retried', mark)
}
