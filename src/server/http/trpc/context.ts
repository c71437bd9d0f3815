import Bowser from 'bowser'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { UNKNOWN_BROWSER } from '#server/account-store/browsers/new-browser-key.ts'
import type { Deps } from '#server/deps.ts'
import { memoized } from '#server/lib/memoized.ts'
import { BROWSER_NAME_MAX, browserId } from '#shared/sessions.ts'

/** Headers that are remembered with the name found in them. */
const MOST_BROWSERS = 500

export type Context = {
  deps: Deps
  /** The request's name in the log. */
  requestId: string
  authorization: string | undefined
  /** The client's network address, for limits; proxies are believed as TRUST_PROXY says. */
  clientAddress: string
  /** The browser as far as its headers tell. */
  browser: { id: string | undefined; name: string | undefined }
  /** Headers that the call adds to its answer. */
  headers?: Record<string, string>
  /** The door sends a file as it is made; to all others it is given whole. */
  sendsFiles?: boolean
  /** Notes for the log whose account this is about, where that is known by now, and hands it on. */
  about<Known extends { upid?: string | undefined }>(known: Known): Known
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose account the request was about, for the log. */
    upid: string | undefined
  }
}

/** Everything a procedure may know of a request. Built for each call, the same for both doors. */
export function createContext(deps: Deps, request: FastifyRequest): Context {
  return new LazyContext(deps, request)
}

/** What only some calls look at is found out when one does. */
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

/** For a library that copies what it is given, and so would lose what is not looked up yet. */
export function fastPathContext(deps: Deps, request: FastifyRequest): Context {
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

/** 'Chrome on Linux', as far as it says. Looking for it takes as long as signing a token, and most people have the same few. */
const browserNameOf = memoized(MOST_BROWSERS, (userAgent) => {
  const { browser, os } = Bowser.parse(userAgent)
  const name = browser.name || UNKNOWN_BROWSER
  const told = os.name ? `${name} on ${os.name}` : name
  return told.replace(/\p{Cc}/gu, '').slice(0, BROWSER_NAME_MAX)
})
