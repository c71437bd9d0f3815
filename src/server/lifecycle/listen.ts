import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ConfigError } from '#server/config.ts'
import { errorCodeOf } from '#server/lib/error-code.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { seconds } from '#shared/time.ts'

export type Listening = {
  port: number
  /** Stops accepting connections and waits for the running requests. */
  drain(): Promise<void>
}

/** A stop is promised within 10 s, and the outbox and the database follow after the requests. */
const LONGEST_DRAIN = seconds(8)

/** Tests HOST before anything is set up, on a port chosen by the kernel. */
export async function refuseBadHost(host: string, signal: AbortSignal): Promise<void> {
  if (host === 'localhost') return
  const trial = createServer()
  // The name look-up may fail after we were asked to stop.
  trial.on('error', () => {})
  trial.listen(0, host)
  try {
    await once(trial, 'listening', { signal })
  } catch {
    signal.throwIfAborted()
    throw badHost(host)
  } finally {
    trial.close()
  }
}

/** `localhost` means both loopback addresses, whatever this machine's hosts file says. */
export async function listen(
  app: FastifyInstance,
  where: { host: string; port: number },
): Promise<Listening> {
  const isLocalhost = where.host === 'localhost'
  try {
    await app.listen({
      port: where.port,
      host: isLocalhost ? '127.0.0.1' : where.host,
    })
    const port = portOf(app.server)
    const second = isLocalhost ? await listenOnSecondLoopback(app, port) : null
    return { port, drain: () => drain(app, second) }
  } catch (error) {
    throw listenProblem(error, where)
  }
}

/** Passes its connections to the first server, so that limits, parser errors and draining are the same. */
async function listenOnSecondLoopback(app: FastifyInstance, port: number) {
  // The options that an HTTP server gives its own listener.
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  )
  second.listen(port, '::1')
  try {
    await once(second, 'listening')
    return second
  } catch (error) {
    if (errorCodeOf(error) === 'EADDRINUSE') throw error
    // A machine without IPv6.
    return null
  }
}

async function drain(app: FastifyInstance, second: Server | null) {
  second?.close()
  const closed = app.close()
  const isClosed = await Promise.race([closed.then(() => true), sleep(LONGEST_DRAIN, false, { ref: false })])
  if (isClosed) return
  app.server.closeAllConnections()
  await closed
}

function portOf(server: Server) {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function listenProblem(error: unknown, { host, port }: { host: string; port: number }) {
  switch (errorCodeOf(error)) {
    case 'EADDRINUSE':
      return new StartProblem(1, `PORT ${port} is in use on ${host} by another program.`, error)
    case 'EACCES':
      return new StartProblem(1, `PORT ${port} may not be used by this user.`, error)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return badHost(host)
    default:
      return error
  }
}

function badHost(host: string) {
  return new ConfigError('HOST', `(${host}) is not an address of this machine.`)
}
