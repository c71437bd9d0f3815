import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Deadline, Deadlines } from '#server/deadlines.ts'
import { Refusal } from '#server/errors.ts'
import { seconds } from '#shared/time.ts'

/** Counts from the headers on, so it must leave the body its ten seconds to arrive. */
const LONGEST_ANSWER = seconds(12)

declare module 'fastify' {
  interface FastifyRequest {
    deadline: Deadline | null
  }
}

/** Whoever has waited long enough is refused. Fastify's own limit is a timer and an abort signal for each request. */
export function answerInTime(app: FastifyInstance) {
  const deadlines = new Deadlines(LONGEST_ANSWER)
  app.decorateRequest('deadline', null)
  app.addHook('onRequest', (request, reply, done) => {
    request.deadline = deadlines.begin(() => giveUp(reply))
    done()
  })
  app.addHook('onResponse', ({ deadline }, _reply, done) => {
    if (deadline) deadlines.end(deadline)
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
