import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { errorCodeOf } from '#server/lib/error-code.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { seconds } from '#shared/time.ts'
import type { Metrics } from './metrics.ts'

/** Serves `GET /metrics` on its own port, which no proxy publishes. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (isFromPage(request)) {
      response.writeHead(403).end()
      return
    }
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await metrics.register.metrics()
      response.writeHead(200, { 'content-type': metrics.register.contentType }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })
  server.requestTimeout = seconds(10)
  server.listen(port, host === 'localhost' ? '127.0.0.1' : host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const why = errorCodeOf(error) === 'EADDRINUSE' ? 'is in use by another program' : 'cannot be used'
    throw new StartProblem(1, `METRICS_PORT ${port} ${why}.`, error)
  }
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async stop() {
      metrics.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * Whether a browser page sent the request, from any site: a visitor's browser in the same network must not read
 * metrics. Any Host is accepted, because Prometheus connects by address.
 */
function isFromPage({ headers }: IncomingMessage) {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
}
