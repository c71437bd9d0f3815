import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import type { Browser } from '#server/auth/browser-keys.ts'
import type { Deps } from '#server/deps.ts'
import { BROWSER_NAME_MAX, browserId } from '#shared/auth.ts'

export type Context = {
  deps: Deps
  authorization: string | undefined
  /** The client's network address, for limits; proxies are believed as TRUST_PROXY says. */
  clientAddress: string
  /** The browser as far as its headers tell. */
  browser: { id: string | undefined; name: string }
}

/** Everything a procedure may know of a request. Built once a request, the same for both doors. */
export function createContext(deps: Deps, request: FastifyRequest): Context {
  const cookie = browserId.safeParse(request.cookies.brid)
  return {
    deps,
    authorization: request.headers.authorization,
    clientAddress: request.ip,
    browser: {
      id: cookie.success ? cookie.data : undefined,
      name: browserNameOf(request.headers['user-agent']),
    },
  }
}

/** The calling browser: what the call says of it goes before what the headers say. */
export function callingBrowser({ browser }: Context, input: Partial<Browser>): Browser {
  return {
    browserId: input.browserId ?? browser.id,
    browserName: input.browserName ?? browser.name,
    browserKey: input.browserKey,
  }
}

/** 'Chrome on Linux', or 'Unknown browser' for anything that does not say. */
function browserNameOf(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  const name = browser.name || 'Unknown browser'
  const told = os.name ? `${name} on ${os.name}` : name
  return told.replace(/\p{Cc}/gu, '').slice(0, BROWSER_NAME_MAX)
}
