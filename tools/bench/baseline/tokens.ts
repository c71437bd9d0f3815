import { createHash, createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'

const LIFE_S = 900

const HEAD = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url')

const key = createSecretKey(Buffer.from(process.env.SECRET ?? ''))

export type Standing = { sub: string; key: string; secret: string }

export function sign(standing: Standing) {
  const now = Math.floor(Date.now() / 1000)
  const payload = Buffer.from(JSON.stringify({ ...standing, iat: now, exp: now + LIFE_S })).toString(
    'base64url',
  )
  return { jwt: `${HEAD}.${payload}.${mac(payload).toString('base64url')}`, expiresIn: LIFE_S }
}

/** Null for an invalid token. */
export function verify(authorization = ''): Standing | null {
  const [head, payload = '', signature = ''] = authorization.slice('Bearer '.length).split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = mac(payload)
  if (head !== HEAD || given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const claims: Standing & { exp: number } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return claims.exp * 1000 > Date.now() ? claims : null
}

export function newSecret() {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashOf(secret) }
}

export function hashOf(bytes: string | Buffer) {
  return createHash('sha256').update(bytes).digest()
}

function mac(payload: string) {
  return createHmac('sha256', key).update(`${HEAD}.${payload}`).digest()
}
