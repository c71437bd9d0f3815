import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import helmet from 'helmet'
import { expect, it, onTestFinished } from 'vitest'
import { securityHeaders } from '#server/http/hardening/security-headers.ts'

/** Our choices, as options of Helmet. */
const choices = (isHttps: boolean): Parameters<typeof helmet>[0] => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ["'none'"],
    },
  },
  strictTransportSecurity: isHttps && { maxAge: 63_072_000, includeSubDomains: false },
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
})

/** Headers that the server itself sends. */
const OF_THE_SERVER = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']

it.each([
  ['with', 'https://door.example'],
  ['without', 'http://localhost:3000'],
])(
  'the security headers are those that Helmet sends for our choices, %s a certificate',
  async (_, publicUrl) => {
    const ours = Fastify()
    securityHeaders(ours, { config: { publicUrl } })
    ours.get('/', () => 'ours')
    await ours.listen({ port: 0, host: '127.0.0.1' })
    const withHelmet = helmet(choices(publicUrl.startsWith('https')))
    const theirs = createServer((request, response) => withHelmet(request, response, () => response.end()))
    theirs.listen(0, '127.0.0.1')
    await once(theirs, 'listening')
    onTestFinished(async () => {
      theirs.close()
      await ours.close()
    })

    const { 'content-type': _type, ...sent } = await headersOf(ours.server.address())
    expect(sent).toEqual(await headersOf(theirs.address()))
    expect(Object.keys(sent).length).toBeGreaterThan(10)
  },
)

async function headersOf(address: ReturnType<Server['address']>) {
  const { port } = address as AddressInfo // it listens on a port
  const { headers } = await fetch(`http://127.0.0.1:${port}/`)
  return Object.fromEntries([...headers].filter(([name]) => !OF_THE_SERVER.includes(name)))
}
