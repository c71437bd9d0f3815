import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { seconds } from '#shared/time.ts'

/**
 * Requests of one connection that run at the same time. Node would start every request in one read, which can be
 * thousands, and other connections would wait. The rest are queued instead.
 */
const MOST_AT_ONCE = 8

/** Only an attacker sends more than this in one go: browsers do not pipeline. */
const MOST_UNANSWERED = 256

/** Bytes of the request line and all headers. */
const LONGEST_HEADERS = 16 * 1024

/** In the order of their answers; the first `MOST_AT_ONCE` are running. */
const unanswered = new WeakMap<Socket, ServerResponse[]>()

/** Node's HTTP server with explicit limits: by default all of these are off, or minutes. */
export function createHttpServer(handle: RequestListener): Server {
  const server = createServer(
    // Checks for late requests every second, instead of every 30 seconds.
    { requireHostHeader: false, connectionsCheckingInterval: seconds(1), maxHeaderSize: LONGEST_HEADERS },
    inTurn(handle),
  )
  server.headersTimeout = seconds(8)
  server.requestTimeout = seconds(10)
  // An idle connection, also in the middle of an answer that is not read.
  server.timeout = seconds(15)
  server.keepAliveTimeout = seconds(15)
  // An unknown 'Expect' is ignored; Node would answer a bare 417.
  server.on('checkExpectation', (request: IncomingMessage, response) =>
    server.emit('request', request, response),
  )
  return server
}

/** The unfinished requests of a connection, oldest first. */
export function unansweredOn(socket: Socket): readonly ServerResponse[] {
  return unanswered.get(socket) ?? []
}

/** Runs a few requests of a connection at a time, and reads no more from it until the others are answered. */
function inTurn(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request
    // Another request of this connection has destroyed it.
    if (socket.destroyed) return
    const queue = unanswered.get(socket) ?? newQueue(socket)
    queue.push(response)
    if (queue.length > MOST_UNANSWERED) {
      socket.destroy()
      return
    }

    response.once('close', () => {
      queue.splice(queue.indexOf(response), 1)
      const next = queue[MOST_AT_ONCE - 1]
      // Not at once: an uninterrupted series of answers would block other connections.
      if (next) setImmediate(() => socket.destroyed || handle(next.req, next))
      if (queue.length === MOST_AT_ONCE) socket.resume()
    })
    if (queue.length <= MOST_AT_ONCE) handle(request, response)
    else socket.pause()
  }
}

function newQueue(socket: Socket) {
  const queue: ServerResponse[] = []
  unanswered.set(socket, queue)
  // Node resumes the socket when a body is read or discarded, so it is paused again.
  socket.on('resume', () => {
    if (queue.length > MOST_AT_ONCE) socket.pause()
  })
  return queue
}
