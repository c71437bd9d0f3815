import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAddress } from '../../support/new-address.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('a sign-in link', () => {
  it.each([
    [{}, 'Email is required'],
    [{ email: null }, 'Email is required'],
    [{ email: '  ' }, 'Email is required'],
    [{ email: 'ada' }, 'Please enter a valid email address'],
    [{ email: ['ada@example.com'] }, 'Please enter a valid email address'],
    [{ email: 'ada@example.com\r\nBcc: eve@example.com' }, 'Please enter a valid email address'],
    [{ email: 'a@example.com,b@example.com' }, 'Please enter a valid email address'],
    [{ email: 'ada@exam\u200bple.com' }, 'The address contains an invisible character'],
  ])('is not mailed to %j', async (input, sentence) => {
    const { status, body } = await world.run('email.askSignInLink', input, { from: newClient() })
    expect({ status, code: body.code, error: body.error }).toEqual({
      status: 400,
      code: 'invalid_input',
      error: sentence,
    })
  })

  it('gets the same answer for known and unknown addresses, and both are limited to five an hour', async () => {
    const known = newAddress()
    await redeem(await world.mailedLink(known))
    const ask = (email: string) => world.run('email.askSignInLink', { email }, { from: newClient() })

    const unknown = newAddress()
    expect((await ask(known)).body).toEqual((await ask(unknown)).body)
    await Promise.all([1, 2, 3].map(() => ask(known)))
    await Promise.all([1, 2, 3, 4].map(() => ask(unknown)))
    for (const address of [known, unknown]) {
      const { status, body, headers } = await ask(address)
      expect({ status, code: body.code }).toEqual({ status: 429, code: 'rate_limited' })
      expect(Number(headers['retry-after'])).toBeGreaterThan(3500)
    }
  })

  it('finds its account in every spelling of the address', async () => {
    const name = newAddress().split('@')[0]
    const token = await world.mailedLink(`${name}@xn--bcher-kva.example`)
    const { body: first } = await redeem(token)
    await world.rest(
      'POST',
      '/api/auth/email/signin',
      { email: ` ${name?.toUpperCase()}@BÜCHER.example ` },
      { from: newClient() },
    )
    const { mail } = await world.smtp.next(`${name}@xn--bcher-kva.example`)
    const { body: second } = await redeem(mail.text?.match(/token=(\S+)/)?.[1] ?? '')
    expect(second.user.id).toBe(first.user.id)
  })

  it('ignores the Host header of a request', async () => {
    const address = newAddress()
    await world.rest(
      'POST',
      '/api/auth/email/signin',
      { email: address },
      {
        from: newClient(),
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
      },
    )
    const { raw, mail } = await world.smtp.next(address)
    expect(raw).not.toContain('evil.example')
    expect(mail.text).toContain(`${ORIGIN}/authr/verify?token=`)
  })
})

/** A person who has the link and opens it. */
function redeem(token: string) {
  return world.rest('POST', '/api/auth/email/verify', { token, browserId: newBrowserId() })
}
