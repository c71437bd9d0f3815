import { person, tokenFor } from './people.ts'

/** From the sixth time on a statement is planned for good. */
const TRAVELLERS = 12

/**
 * Every other call once, by some people: what is refused asks the database all the same. The last ones take away what
 * the earlier ones need.
 */
export async function travel(port: number) {
  const problems: string[] = []
  for (let number = 1; number <= TRAVELLERS; number += 1) {
    for (const [method, path, body] of await stopsOf(number)) {
      const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await tokenFor(person(number))}`,
        },
        ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      })
      if (answer.status >= 500) problems.push(`${path}: ${answer.status} ${await answer.text()}`)
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

async function stopsOf(number: number): Promise<[method: string, path: string, body?: object][]> {
  const { browserKeyId, secret, address, passkeyId, emailKeyId } = person(number)
  const added = `added-${number}@scale.example`
  return [
    ['GET', '/account/keys'],
    ['GET', '/account/id'],
    ['GET', '/account/devices'],
    ['GET', `/account/devices/${browserKeyId}`],
    ['GET', '/auth/refresh-tokens'],
    ['POST', '/auth/browser-key', { browserKey: secret }],
    ['POST', '/account/real-name', { first: 'Grace', last: 'Hopper' }],
    ['POST', '/account/born-on', { bornOn: '1990-12-09' }],
    ['POST', '/auth/register/begin'],
    ['POST', '/auth/login/begin', { email: address }],
    ['POST', '/auth/email/signin', { email: address }],
    ['POST', '/account/email/verify', { email: added }],
    ['POST', '/account/email/verify-code', { email: added, code: '000000' }],
    ['POST', '/account/email-key', { email: added }],
    ['POST', '/auth/email/activate', { token: secret, activationCode: '000000' }],
    ['DELETE', '/account/email'],
    ['POST', '/auth/email-key/delete', { keyId: emailKeyId }],
    ['POST', '/auth/passkey/delete', { keyId: passkeyId }],
    ['POST', '/account/feature-key/delete', { keyId: passkeyId }],
    ['POST', '/account/browser-key/delete', { keyId: browserKeyId }],
    ['POST', '/auth/logout', { browserKey: secret }],
  ]
}
