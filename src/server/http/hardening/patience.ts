import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '#server/errors.ts'
import { type Deadline, Deadlines } from '#server/lib/deadlines.ts'
import { minutes, seconds } from '#shared/time.ts'

/** Counts from the headers on, so it must leave the body its ten seconds to arrive. */
const LONGEST_ANSWER = seconds(12)

/** How long a file that is ready may be on its way: a slow line is no reason to refuse, but nobody hangs on it for ever. */
const LONGEST_FILE = minutes(5)

declare module 'fastify' {
  interface FastifyRequest {
    deadline: Deadline | null
  }
  interface FastifyReply {
    /** From here on nothing is waited for but the line of whoever reads. */
    takeTime(): void
  }
}

/** Whoever has waited long enough is refused. Fastify's own limit is a timer and an abort signal for each request. */
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
  // Half an answer cannot become a refusal.
  if (reply.raw.headersSent) reply.raw.destroy(refusal)
  else reply.send(refusal)
}
