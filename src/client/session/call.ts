import { isRefusedBearer } from '#client/lib/refusal.ts'
import { type Api, api, createApi } from '#client/lib/trpc.ts'
import { dropSession, freshSession, renewSession } from './session.ts'
import { readStored } from './stored-session.ts'

type Call<Result> = (api: Api) => Promise<Result>

/** Runs a call as the holder of this browser's session; a refused token is replaced once. */
export async function withSession<Result>(call: Call<Result>): Promise<Result> {
  const { accessToken } = await freshSession()
  try {
    return await call(apiFor(accessToken))
  } catch (error) {
    if (!isRefusedBearer(error)) throw error
    return withNewToken(accessToken, call)
  }
}

async function withNewToken<Result>(refused: string, call: Call<Result>) {
  const { accessToken, refreshToken } = await renewSession(refused)
  try {
    return await call(apiFor(accessToken))
  } catch (error) {
    if (isRefusedBearer(error) && readStored().browserKey === refreshToken) dropSession()
    throw error
  }
}

/** Sends the session along where there is a good one; without one the call is made all the same. */
export async function withOptionalSession<Result>(call: Call<Result>): Promise<Result> {
  const session = await freshSession().catch(() => null)
  if (session === null) return call(api)
  try {
    return await call(apiFor(session.accessToken))
  } catch (error) {
    // The server looks at the bearer first: a call refused for it has used nothing up.
    if (!isRefusedBearer(error)) throw error
    const renewed = await renewSession(session.accessToken).catch(() => null)
    return call(renewed === null ? api : apiFor(renewed.accessToken))
  }
}

let latest: { token: string; api: Api } | null = null

function apiFor(token: string) {
  if (latest?.token !== token) latest = { token, api: createApi(token) }
  return latest.api
}
