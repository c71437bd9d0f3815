import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'

/** Ranges that TRUST_PROXY knows by name. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal']

/** What proxies add to a request, and browsers do not. */
const ADDED = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via']

const UNNAMED_PROXY =
  'X-Forwarded-For came from an address that TRUST_PROXY does not name. If that is your proxy, name it there: until then all who come through it share the limits of one client.'

const UNKNOWN_HOST =
  'A proxy asks for pages under a name that is not in PUBLIC_URL, and does not say which name the visitor used. Let it pass Host on, or send X-Forwarded-Host.'

/** Whether a request came from a proxy that TRUST_PROXY names. */
export function trustedPeers(trustProxy: string[]): (request: IncomingMessage) => boolean {
  const isTrusted = proxyAddr.compile(trustProxy)
  return ({ socket }) => isTrusted(socket.remoteAddress ?? '', 0)
}

/**
 * Whether the visitor used another name than PUBLIC_URL has. False where nobody can tell: behind a proxy `Host` may be the
 * proxy's own name for us, as nginx has it unless told otherwise, and a redirect would go round for ever. Then the page is
 * sent, and goes home by itself in the browser, which alone knows where it is (`client/main.tsx`).
 */
export function elsewhere({
  config,
  log,
}: Pick<Deps, 'config' | 'log'>): (request: FastifyRequest) => boolean {
  const home = new URL(config.publicUrl)
  const isTrusted = trustedPeers(config.trustProxy)
  const warn = once(() => log.warn(UNKNOWN_HOST))
  return ({ raw }) => {
    const { host } = raw.headers
    const isFromProxy = isTrusted(raw)
    // Each proxy on the way may add the name that it was called by.
    const told = isFromProxy ? namesIn(raw.headers['x-forwarded-host']) : []
    if (!host || [host, ...told].some((name) => isNameOf(home, name))) return false
    const isKnown = told.length > 0 || !(isFromProxy || mayBeFromProxy(raw, home))
    if (!isKnown) warn()
    return isKnown
  }
}

function namesIn(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

/** Capitals and the port that the scheme has anyway are no other name. A host that is none is one. */
function isNameOf({ protocol, host }: URL, name: string) {
  const named = `${protocol}//${name}`
  return URL.canParse(named) && new URL(named).host === host
}

/** No browser speaks HTTP/1.0, and none names the port where we listen if the public one is another. */
function mayBeFromProxy({ headers, httpVersion, socket }: IncomingMessage, home: URL) {
  const ourPort = `:${socket.localPort}`
  const namesOurPort = Boolean(headers.host?.endsWith(ourPort)) && !home.host.endsWith(ourPort)
  return namesOurPort || httpVersion === '1.0' || ADDED.some((name) => headers[name] !== undefined)
}

/** Warns of a proxy that nobody has named. The kind of its address is said and no more: a visitor can write the header too. */
export function warnOfUnnamedProxy(app: FastifyInstance, { config, log }: Pick<Deps, 'config' | 'log'>) {
  const isTrusted = trustedPeers(config.trustProxy)
  const warn = once((raw: IncomingMessage) => {
    const peer = NAMED_RANGES.find((range) => trustedPeers([range])(raw)) ?? 'public'
    log.warn({ peer }, UNNAMED_PROXY)
  })
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.headers['x-forwarded-for'] !== undefined && !isTrusted(raw)) warn(raw)
    done()
  })
}

/** Once in the life of a process: it is the same for each request. */
function once<Facts extends unknown[]>(say: (...facts: Facts) => void) {
  let isSaid = false
  return (...facts: Facts) => {
    if (!isSaid) say(...facts)
    isSaid = true
  }
}
