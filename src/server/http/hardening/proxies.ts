import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'

/** Named ranges of TRUST_PROXY. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal']

/** Headers that proxies add and browsers do not. */
const ADDED = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via']

const UNNAMED_PROXY =
  'X-Forwarded-For came from an address that TRUST_PROXY does not name. If that is your proxy, add it there. Until then everybody behind it shares the limits of one client.'

const UNKNOWN_HOST =
  'A proxy asks for pages under a name that is not in PUBLIC_URL, and does not say which name the visitor used. Let it pass on Host, or send X-Forwarded-Host.'

/** Whether a request came from a proxy listed in TRUST_PROXY. */
export function trustedPeers(trustProxy: string[]): (request: IncomingMessage) => boolean {
  const isTrusted = proxyAddr.compile(trustProxy)
  return ({ socket }) => isTrusted(socket.remoteAddress ?? '', 0)
}

/**
 * Whether the visitor used another host than that of PUBLIC_URL. False when unknown: behind a proxy, `Host` may be
 * the proxy's own name for us, as is nginx's default, and a redirect would loop. Then the page is sent, and redirects
 * itself in the browser, which knows its address (`client/main.tsx`).
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
    // Each proxy may append the host that it was called by.
    const forwardedHosts = isFromProxy ? namesIn(raw.headers['x-forwarded-host']) : []
    if (!host || [host, ...forwardedHosts].some((name) => isNameOf(home, name))) return false
    const isKnown = forwardedHosts.length > 0 || !(isFromProxy || mayBeFromProxy(raw, home))
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

/** Letter case and the scheme's default port make no difference. An invalid host counts as a different one. */
function isNameOf({ protocol, host }: URL, name: string) {
  const named = `${protocol}//${name}`
  return URL.canParse(named) && new URL(named).host === host
}

/** Browsers do not use HTTP/1.0, and do not name our listening port when the public port differs. */
function mayBeFromProxy({ headers, httpVersion, socket }: IncomingMessage, home: URL) {
  const ourPort = `:${socket.localPort}`
  const namesOurPort = Boolean(headers.host?.endsWith(ourPort)) && !home.host.endsWith(ourPort)
  return namesOurPort || httpVersion === '1.0' || ADDED.some((name) => headers[name] !== undefined)
}

/**
 * Warns of a proxy that TRUST_PROXY does not list. The log gets the kind of its address only: a visitor can send the
 * header too.
 */
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

/** Once per process: the warning is the same for each request. */
function once<Facts extends unknown[]>(say: (...facts: Facts) => void) {
  let isSaid = false
  return (...facts: Facts) => {
    if (!isSaid) say(...facts)
    isSaid = true
  }
}
