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
 * Requests of one connection that are worked on at the same time. Node would start everything that a single
 * read brings, thousands of small requests at once, and everybody else would wait. The others wait instead.
 */
const MOST_AT_ONCE = 8

/** Nobody means well who sends more than this in one go: browsers do not pipeline at all. */
const MOST_UNANSWERED = 256

/** Bytes of the request line and all headers. */
const LONGEST_HEADERS = 16 * 1024

/** Oldest first, as they will be answered; the first `MOST_AT_ONCE` are worked on. */
const unanswered = new WeakMap<Socket, ServerResponse[]>()

/** Node's server with every limit said: all of these are off, or minutes, by default. */
export function createHttpServer(handle: RequestListener): Server {
  const server = createServer(
    // Looks for late ones every second, instead of every half minute.
    { requireHostHeader: false, connectionsCheckingInterval: seconds(1), maxHeaderSize: LONGEST_HEADERS },
    inTurn(handle),
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

/** The requests of a connection whose answers are not finished, oldest first. */
export function unansweredOn(socket: Socket): readonly ServerResponse[] {
  return unanswered.get(socket) ?? []
}

/** Lets a few requests of a connection in at a time, and reads no more of it until the others have had theirs. */
function inTurn(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request
    // Destroyed a moment ago, for one of its neighbours.
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
      // Not at once: one answer after the other would leave no room for anybody else's.
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
  // Whoever reads a body, or drops one, makes Node read on.
  socket.on('resume', () => {
    if (queue.length > MOST_AT_ONCE) socket.pause()
  })
  return queue
}
