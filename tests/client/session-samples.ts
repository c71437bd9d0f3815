import { adoptSession } from '#client/sessions/session.ts'
import { type SessionRecord, storeSession } from '#client/sessions/stored-session.ts'
import { minutes, seconds } from '#shared/time.ts'

let tokens = 0

/** A session of some account; no two have the same token. */
export function sessionOf(id: string, life = minutes(15), key = `key of ${id}`): SessionRecord {
  tokens += 1
  const iat = Math.floor(Date.now() / seconds(1))
  const claims = { iat, exp: iat + life / seconds(1) }
  return {
    accessToken: `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${id}-${tokens}`,
    refreshToken: key,
    expiresAt: Date.now() + life,
    user: { id, email: null, displayName: 'User' },
  }
}

export function signIn(session: SessionRecord) {
  storeSession(session)
  adoptSession(session)
}

/** An answer of the server, for the one call of a batch. */
export function answered(data: object) {
  return Promise.resolve(Response.json([{ result: { data } }]))
}

export function refused(code: string, status = 400) {
  const error = { message: code, code: -32_000, data: { success: false, code, error: code, message: code } }
  return Promise.resolve(Response.json([{ error }], { status }))
}
