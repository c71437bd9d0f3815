import Bowser from 'bowser'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { UNKNOWN_BROWSER } from '#server/account-store/browsers/new-browser-key.ts'
import type { Deps } from '#server/deps.ts'
import { memoized } from '#server/lib/memoized.ts'
import { BROWSER_NAME_MAX, browserId } from '#shared/sessions.ts'

/** User agents remembered with their browser's name. */
const MOST_BROWSERS = 500

export type Context = {
  deps: Deps
  /** The request's id in the log. */
  requestId: string
  authorization: string | undefined
  /** The client's network address, for rate limits. Proxies are trusted as TRUST_PROXY says. */
  clientAddress: string
  /** The browser's id and name, from its headers. */
  browser: { id: string | undefined; name: string | undefined }
  /** Headers that the call adds to its answer. */
  headers?: Record<string, string>
  /** The door streams files; other doors get them whole. */
  sendsFiles?: boolean
  /** Records for the log which account the request is about, if known, and returns its argument. */
  about<Known extends { upid?: string | undefined }>(known: Known): Known
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that the request is about, for the log. */
    upid: string | undefined
  }
}

/** What a procedure knows of a request. Built for each call, the same at both doors. */
export function createContext(deps: Deps, request: FastifyRequest): Context {
  return new LazyContext(deps, request)
}

/** Computes on first use what only some calls need. */
class LazyContext implements Context {
  readonly deps: Deps
  readonly authorization: string | undefined
  headers?: Record<string, string>
  sendsFiles?: boolean
  readonly #request: FastifyRequest
  #clientAddress: string | undefined
  #browser: Context['browser'] | undefined

  constructor(deps: Deps, request: FastifyRequest) {
    this.deps = deps
    this.authorization = request.headers.authorization
    this.#request = request
  }

  get requestId() {
    return this.#request.id
  }

  about<Known extends { upid?: string | undefined }>(known: Known) {
    this.#request.upid = known.upid ?? this.#request.upid
    return known
  }

  get clientAddress() {
    this.#clientAddress ??= this.#request.ip
    return this.#clientAddress
  }

  get browser() {
    this.#browser ??= browserOf(this.#request)
    return this.#browser
  }
}

/** A context with plain fields, for a library that copies it and would lose lazy ones. */
export function eagerContext(deps: Deps, request: FastifyRequest): Context {
  const context = createContext(deps, request)
  const { requestId, authorization, clientAddress, browser } = context
  return {
    deps,
    requestId,
    authorization,
    clientAddress,
    browser,
    about: (known) => context.about(known),
  }
}

function browserOf({ headers }: FastifyRequest): Context['browser'] {
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
