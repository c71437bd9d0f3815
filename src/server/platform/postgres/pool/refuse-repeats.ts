/**
 * Acts before the driver repeats a statement by itself.
 *
 * A statement whose plan went stale (SQLSTATE 0A000), or that its connection does not know (26000), is repeated by the
 * driver (postgres 3.4.9, `retry` in connection.js): in two steps, behind what others have sent on the same connection
 * meanwhile. From then on answers meet the wrong questions. No option of the driver says otherwise. So we watch the mark
 * that it sets on such a query, `retried`, which its types do not know; tests/server/platform/answers-under-load.test.ts notices when a
 * version of the driver sets it no more. To do without means one statement at a time on each connection: 0.54 instead of
 * 0.79 of the bare server's guests, 0.45 instead of 0.57 of its refreshes (record 22).
 */
export function refuseRepeats(act: () => void): (query: object) => void {
  const mark = { get: () => undefined, set: act }
  return (query) => void Object.defineProperty(query, 'retried', mark)
}
