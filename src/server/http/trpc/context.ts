import Bowser from 'bowser'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { UNKNOWN_BROWSER } from '#server/account-store/browsers/issue-browser-key.ts'
import type { Deps } from '#server/deps.ts'
import { memoized } from '#server/lib/memoized.ts'
import { currentSecret, fingerprint } from '#server/platform/secrets.ts'
import { BROWSER_NAME_MAX, browserId } from '#shared/sessions.ts'
import type { PublicError } from './public-error.ts'

/** User agents remembered with their browser's name. */
const MOST_BROWSERS = 500

export type Context = {
  deps: Deps
  /** The request's id in the log. */
  requestId: string
  authorization: string | undefined
  client: Client
  /** Adds headers to the answer, at a door that has headers. */
  addHeaders?: (headers: Record<string, string>) => void
  /** The door streams files; other doors get them whole. */
  sendsFiles?: boolean
  /** Records for the log which account the request is about, if known, and returns its argument. */
  about<Known extends { upid?: string | undefined }>(known: Known): Known
  /** Records for the log which address the request is about, by its fingerprint. */
  aboutAddress(address: string | undefined): void
}

/** Who calls. An object of its own: each step of tRPC copies the context, and a copied getter would be computed. */
export type Client = {
  /** The network address, for rate limits. Proxies are trusted as TRUST_PROXY says. */
  readonly address: string
  /** The browser's id and name, from its headers. */
  readonly browser: { id: string | undefined; name: string | undefined }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that the request is about, for the log. */
    upid: string | undefined
    /** The address that the request is about, for the log. */
    fingerprint: string | undefined
    /** The refusals in its answer, for the log and metrics: several in a batch. */
    refusals: Pick<PublicError, 'code' | 'limit'>[] | undefined
  }
}

/** What a procedure knows of a request. Built for each call, the same at both doors. */
export function createContext(deps: Deps, request: FastifyRequest): Context {
  return {
    deps,
    requestId: request.id,
    authorization: request.headers.authorization,
    client: new LazyClient(request),
    about(known) {
      request.upid = known.upid ?? request.upid
      return known
    },
    aboutAddress(address) {
      if (address === undefined) return
      request.fingerprint = fingerprint(currentSecret(deps.config.secrets), address)
    },
  }
}

/** Computes on use what only some calls need. */
class LazyClient implements Client {
  readonly #request: FastifyRequest

  constructor(request: FastifyRequest) {
    this.#request = request
  }

  get address() {
    return this.#request.ip
  }

  get browser() {
    return browserOf(this.#request)
  }
}

function browserOf({ headers }: FastifyRequest): Client['browser'] {
  const userAgent = headers['user-agent']
  const cookie = browserId.safeParse(parseCookie(headers.cookie ?? '').brid)
  return {
    id: cookie.success ? cookie.data : undefined,
    name: userAgent ? browserNameOf(userAgent.slice(0, 500)) : undefined,
  }
}

/**
 * 'Chrome on Linux', from the user agent. Parsing takes as long as signing a token, and most visitors share a few
 * user agents.
 */
const browserNameOf = memoized(MOST_BROWSERS, (userAgent) => {
  const { browser, os } = Bowser.parse(userAgent)
  const name = browser.name || UNKNOWN_BROWSER
  const label = os.name ? `${name} on ${os.name}` : name
  return label.replace(/\p{Cc}/gu, '').slice(0, BROWSER_NAME_MAX)
})
