import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAuthenticator } from '../../support/authenticator.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it('plain REST calls lead from a guest over passkey and mail back to the same account', async () => {
  const browserId = newBrowserId()
  const authenticator = createAuthenticator({ origin: ORIGIN })
  const address = 'ada@example.com'
  const post = async (path: string, input: object = {}, bearer?: string) => {
    const { status, body } = await world.rest('POST', `/api${path}`, input, { bearer })
    return { status, ...body }
  }

  const guest = await post('/account', { browserId })
  const creation = await post('/auth/register/begin', {}, guest.jwt)
  const added = await post(
    '/auth/register/complete',
    { credential: authenticator.register(creation) },
    guest.jwt,
  )
  expect(added).toMatchObject({ status: 200, user: { id: guest.id } })

  const token = await world.mailedLink(address, { bearer: guest.jwt })
  expect(await post('/auth/email/verify', { token, browserId }, guest.jwt)).toMatchObject({
    status: 200,
    email: address,
    accountId: guest.id,
  })
  expect(await post('/auth/logout', { browserKey: guest.browserKey })).toMatchObject({ status: 200 })

  const request = await post('/auth/login/discoverable/begin')
  const byPasskey = await post('/auth/login/complete', {
    credential: authenticator.login(request),
    browserId,
  })
  expect(byPasskey).toMatchObject({ status: 200, user: { id: guest.id, email: address } })
  expect(byPasskey.browserKey).not.toBe(guest.browserKey)
  await post('/auth/logout', {}, byPasskey.jwt)

  // The notice of the verification came first.
  await world.smtp.next(address)
  const link = await world.mailedLink(address)
  const byMail = await post('/auth/email/verify', { token: link, browserId })
  expect(byMail).toMatchObject({ status: 200, user: { id: guest.id }, expiresIn: 900 })
  expect(await post('/auth/email/verify', { token: link, browserId })).toMatchObject({
    status: 400,
    code: 'invalid_link',
    error: 'Invalid verification link',
  })

  const { body: account } = await world.rest('GET', '/api/account', undefined, { bearer: byMail.accessToken })
  expect(account).toMatchObject({ id: guest.id, upid: guest.upid, ghost: false, email: address })
  // Each sign-out ended a browser key for good, so the browser has a new one.
  expect(account.keys.map(({ type }: { type: string }) => type)).toEqual(['passkey', 'browser'])
})
