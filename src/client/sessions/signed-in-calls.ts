import { createApi } from '#client/api/api-client.ts'
import { bearerLink } from '#client/api/bearer-link.ts'
import { withBearer } from '#client/api/with-bearer.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { freshSession, renewSession } from './session.ts'
import { thisBrowser } from './this-browser.ts'

const bearer = { fresh: freshSession, renew: renewSession, inputNow }

/** Calls in the name of this browser's session. */
export const sessionApi = createApi(bearerLink({ ...bearer, isOptional: false }))

/** Calls that send the session along where there is a good one, and are made without it where there is none. */
export const openApi = createApi(bearerLink({ ...bearer, isOptional: true }))

/** A call by other means than tRPC's, in the name of this browser's session. */
export function withSession<Result>(call: (token: string) => Promise<Result>): Promise<Result> {
  return withBearer({ ...bearer, isOptional: false }, (token = '') => call(token))
}

/** A call that shows this browser's key shows the newest one, also when it has to be made again. */
function inputNow(input: unknown) {
  const isFromBrowser = 'browserKey' in fieldsOf(input)
  return isFromBrowser ? { ...fieldsOf(input), ...thisBrowser() } : input
}
