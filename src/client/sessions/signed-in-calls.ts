import { createApi } from '#client/api/api-client.ts'
import { bearerLink } from '#client/api/bearer-link.ts'
import { withBearer } from '#client/api/with-bearer.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { freshSession, renewSession } from './session.ts'
import { thisBrowser } from './this-browser.ts'

const bearer = { fresh: freshSession, renew: renewSession, inputNow }

/** Calls in the name of this browser's session. */
export const sessionApi = createApi(bearerLink({ ...bearer, isOptional: false }))

/** Calls that send the session's token if there is a valid one, and go without it otherwise. */
export const openApi = createApi(bearerLink({ ...bearer, isOptional: true }))

/** For calls that bypass tRPC, in the name of this browser's session. */
export function withSession<Result>(call: (token: string) => Promise<Result>): Promise<Result> {
  return withBearer({ ...bearer, isOptional: false }, (token = '') => call(token))
}

/** A call that sends the browser key reads the newest one for each attempt. */
function inputNow(input: unknown) {
  const isFromBrowser = 'browserKey' in fieldsOf(input)
  return isFromBrowser ? { ...fieldsOf(input), ...thisBrowser() } : input
}
