import { GUESTS, type Guest } from './calls/call.ts'
import { seedGuests } from './seed.ts'
import type { Target } from './targets.ts'

const AT_ONCE = 8

/** Guests of a target with a session each. */
export async function openGuests({ sql, port }: Target): Promise<Guest[]> {
  return await openSessions(port, await seedGuests(sql, GUESTS))
}

/** A session for each browser key, opened as a client opens one, so that the service has signed its token. */
export async function openSessions(port: number, secrets: string[]): Promise<Guest[]> {
  const guests: Guest[] = []
  const next = secrets.values()
  const working = Array.from({ length: AT_ONCE }, async () => {
    for (const secret of next) guests.push({ secret, bearer: await bearerFor(port, secret) })
  })
  await Promise.all(working)
  return guests
}

async function bearerFor(port: number, secret: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.0.1' },
    body: JSON.stringify({ refreshToken: secret }),
  })
  const { accessToken } = (await answer.json()) as { accessToken?: string }
  if (accessToken === undefined) throw new Error(`No session for a guest: ${answer.status}`)
  return accessToken
}
