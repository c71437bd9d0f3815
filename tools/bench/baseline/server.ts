import Fastify, { type FastifyReply } from 'fastify'
import { createGuest, readAccount, refresh } from './guests.ts'
import { askForLink, redeemLink } from './links.ts'
import { beginLogin, completeLogin } from './passkeys.ts'
import { verify } from './tokens.ts'

/**
 * The server that the service is compared with: the minimum that does the same. It checks no input, has no error
 * messages, no log and no headers of its own.
 */
const app = Fastify({ trustProxy: 'loopback' })

function orRefuse(reply: FastifyReply, status: number, answer: object | null) {
  return answer ?? reply.code(status).send({ success: false })
}

app.post<{ Body: Parameters<typeof createGuest>[1] }>('/api/account', async ({ ip, body }, reply) =>
  orRefuse(reply, 429, await createGuest(ip, body)),
)

app.get('/api/account', async ({ headers }, reply) => {
  const standing = verify(headers.authorization)
  return orRefuse(reply, 401, standing && (await readAccount(standing)))
})

app.post<{ Body: Parameters<typeof refresh>[0] }>('/api/auth/refresh', async ({ body }, reply) =>
  orRefuse(reply, 401, await refresh(body)),
)

type Ask = { Body: Parameters<typeof askForLink>[2] }
app.post<Ask>('/api/auth/email/signin', async ({ ip, headers, body }, reply) => {
  const session = verify(headers.authorization)
  return orRefuse(reply, 429, session && (await askForLink(ip, session, body)))
})

type Redemption = { Body: Parameters<typeof redeemLink>[1] }
app.post<Redemption>('/api/auth/email/verify', async ({ headers, body }, reply) => {
  const session = verify(headers.authorization)
  return orRefuse(reply, 400, session && (await redeemLink(session, body)))
})

app.post('/api/auth/login/discoverable/begin', async ({ ip }, reply) =>
  orRefuse(reply, 429, await beginLogin(ip)),
)

app.post<{ Body: Parameters<typeof completeLogin>[0] }>('/api/auth/login/complete', async ({ body }, reply) =>
  orRefuse(reply, 401, await completeLogin(body)),
)

const address = await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.stdout.write(`Ready on ${address}\n`)
process.on('SIGTERM', () => process.exit())
