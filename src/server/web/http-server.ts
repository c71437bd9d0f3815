import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { seconds } from '#shared/time.ts'

/**
 * Requests one connection may have waiting for their answer. Node starts everything that a single read brings,
 * thousands of small requests at once, and everybody else would wait; browsers do not pipeline at all.
 */
const MOST_UNANSWERED = 8

const unanswered = new WeakMap<Socket, number>()

/** Node's server with every limit said: all of these are off, or minutes, by default. */
export function createHttpServer(handle: RequestListener): Server {
  const server = createServer(
    // Looks for late ones every second, instead of every half minute.
    { requireHostHeader: false, connectionsCheckingInterval: seconds(1) },
    (request, response) => {
      const { socket } = request
      // Destroyed a moment ago, for one of its neighbours.
      if (socket.destroyed) return
      const waiting = (unanswered.get(socket) ?? 0) + 1
      if (waiting > MOST_UNANSWERED) {
        socket.destroy()
        return
      }
      unanswered.set(socket, waiting)
      response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
      handle(request, response)
    },
  )
  server.headersTimeout = seconds(8)
  server.requestTimeout = seconds(10)
  // Without traffic, also in the middle of an answer that nobody reads.
  server.timeout = seconds(15)
  server.keepAliveTimeout = seconds(15)
  // 'Expect: something' is answered like any other request, instead of with a bare 417.
  server.on('checkExpectation', (request: IncomingMessage, response) =>
    server.emit('request', request, response),
  )
  return server
}

/** Whether a connection has a request of which the answer is not finished. */
export function isAnswering(socket: Socket): boolean {
  return (unanswered.get(socket) ?? 0) > 0
}
