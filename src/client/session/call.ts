import { isRefusedBearer } from '#client/api/refusal.ts'
import { type Api, api, createApi } from '#client/api/trpc.ts'
import { forgetFirstNews } from './first-news.ts'
import { freshSession, renewSession } from './session.ts'

type Call<Result> = (api: Api) => Promise<Result>

/**
 * A refused token is replaced by what another tab has stored, and when that is refused too by what the server gives
 * for the stored key. If that key is none any more, the renewal itself has said so.
 */
const MOST_RENEWALS = 2

/** Runs a call as the holder of this browser's session; a refused token is replaced. */
export async function withSession<Result>(call: Call<Result>): Promise<Result> {
  forgetFirstNews()
  let session = await freshSession()
  for (let renewals = 0; ; renewals += 1) {
    try {
      return await call(apiFor(session.accessToken))
    } catch (error) {
      if (!isRefusedBearer(error) || renewals === MOST_RENEWALS) throw error
      const renewed = await renewSession(session.accessToken)
      // Somebody else has signed in meanwhile: what was meant for one account is not done to another.
      if (renewed.user.id !== session.user.id) throw error
      session = renewed
    }
  }
}

/** Sends the session along where there is a good one; without one the call is made all the same. */
export async function withOptionalSession<Result>(call: Call<Result>): Promise<Result> {
  forgetFirstNews()
  let session = await freshSession().catch(() => null)
  for (let renewals = 0; session !== null && renewals <= MOST_RENEWALS; renewals += 1) {
    try {
      return await call(apiFor(session.accessToken))
    } catch (error) {
      // The server looks at the bearer first: a call refused for it has used nothing up.
      if (!isRefusedBearer(error)) throw error
      session = await renewSession(session.accessToken).catch(() => null)
    }
  }
  return call(api)
}

let latest: { token: string; api: Api } | null = null

function apiFor(token: string) {
  if (latest?.token !== token) latest = { token, api: createApi(token) }
  return latest.api
}
