import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '#server/errors.ts'
import { type Deadline, Deadlines } from '#server/lib/deadlines.ts'
import { minutes, seconds } from '#shared/time.ts'

/** Counts from the headers on, so the body's ten seconds must fit in. */
const LONGEST_ANSWER = seconds(12)

/** How long sending a file that is ready may take: long enough for a slow connection, but not for ever. */
const LONGEST_FILE = minutes(5)

declare module 'fastify' {
  interface FastifyRequest {
    deadline: Deadline | null
  }
  interface FastifyReply {
    /** From here on only the client's connection may be slow, so the longer limit applies. */
    takeTime(): void
  }
}

/** Refuses a request after its time limit. Fastify's own limit needs a timer and an abort signal for each request. */
export function answerInTime(app: FastifyInstance) {
  const deadlines = new Deadlines(LONGEST_ANSWER)
  const files = new Deadlines(LONGEST_FILE)
  app.decorateRequest('deadline', null)
  app.decorateReply('takeTime', function (this: FastifyReply) {
    const { request } = this
    if (request.deadline) deadlines.end(request.deadline)
    request.deadline = files.begin(() => giveUp(this))
  })
  app.addHook('onRequest', (request, reply, done) => {
    request.deadline = deadlines.begin(() => giveUp(reply))
    done()
  })
  app.addHook('onResponse', ({ deadline }, _reply, done) => {
    if (deadline) {
      deadlines.end(deadline)
      files.end(deadline)
    }
    done()
  })
}

function giveUp(reply: FastifyReply) {
  const refusal = new Refusal('unavailable')
  if (reply.sent || reply.raw.destroyed) return
  // A half-sent answer cannot become a refusal.
  if (reply.raw.headersSent) reply.raw.destroy(refusal)
  else reply.send(refusal)
}
