import { afterAll, beforeAll, expect, it } from 'vitest'
import { codes } from '#server/platform/postgres/schema.ts'
import { activateKey, mailedKey, requestKey } from '../../support/email-keys.ts'
import { newAddress } from '../../support/new-address.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const characters: Record<string, string> = { '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' }

/** The document of a link, and its configuration. */
async function openLink(token: string) {
  const { body, headers } = await world.app.inject({
    url: `/email-key/${token}`,
    remoteAddress: newClient(),
    headers: { host: 'localhost:3000' },
  })
  const said = body.match(/<meta name="link-address" content="([^"]*)">/)?.[1] ?? ''
  return { body, headers, said: said.replace(/&(quot|#39|lt|gt);/g, (entity) => characters[entity] ?? '') }
}

async function factsOf(token: string) {
  const { said } = await openLink(token)
  expect(said).toMatch(/^\{/)
  return JSON.parse(said)
}

it('shows whose account a mailed e-mail key is for: number, name, age and browsers', async () => {
  const guest = await world.newGuest()
  const address = newAddress()
  await requestKey(world, address, { bearer: guest.jwt })
  const { token, activationCode } = await mailedKey(world, address)
  const { createdAt } = (await world.rest('GET', '/api/account', undefined, { bearer: guest.jwt })).body
  const facts = { address, upid: guest.upid, name: null, createdAt, browsers: 1 }
  expect(await factsOf(token)).toEqual(facts)

  const realName = { first: 'Ada', last: `"><b>O'Hara` }
  await world.run('account.setRealName', realName, { bearer: guest.jwt })
  const { body } = await openLink(token)
  expect(body).not.toContain('<b>')
  expect(await factsOf(token)).toEqual({ ...facts, name: `Ada "><b>O'Hara` })

  // Another browser signs in by a first key, and signs out.
  const other = newAddress()
  await requestKey(world, other, { bearer: guest.jwt })
  const { body: second } = await activateKey(world, await mailedKey(world, other))
  expect(await factsOf(token)).toMatchObject({ browsers: 2 })
  await world.rest('POST', '/api/auth/logout', {}, { bearer: second.jwt })
  expect(await factsOf(token)).toMatchObject({ browsers: 1 })

  // The link stays usable, however often its page was opened.
  expect((await activateKey(world, { token, activationCode })).body.accountId).toBe(guest.id)
  expect((await openLink(token)).said).toBe('gone')
})

it('shows nothing for another token, and no cache may keep the answer', async () => {
  const guest = await world.newGuest()
  const address = newAddress()
  await requestKey(world, address, { bearer: guest.jwt })
  const { token } = await mailedKey(world, address)
  const before = await world.deps.db.select().from(codes)
  for (const foreign of ['a'.repeat(43), guest.upid, token.slice(1), token.toUpperCase()]) {
    const { body } = await openLink(foreign)
    expect(body).not.toContain(guest.upid.concat('&quot;'))
    expect(body).not.toContain(address)
  }
  const { headers } = await openLink(token)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(await world.deps.db.select().from(codes)).toEqual(before)
})

it('the address may go to a new account instead, and then the planted key opens nothing', async () => {
  const planted = await world.newGuest()
  await letHoursPass(world, planted.id, 200)
  const address = newAddress()
  await requestKey(world, address, { bearer: planted.jwt })
  const { token, activationCode } = await mailedKey(world, address)

  const link = await world.mailedLink((await factsOf(token)).address)
  const { body } = await world.rest('POST', '/api/auth/email/verify', {
    token: link,
    browserId: newBrowserId(),
  })
  expect(body.user).toMatchObject({ email: address })
  expect(body.user.id).not.toBe(planted.id)
  expect(await activateKey(world, { token, activationCode })).toMatchObject({
    status: 400,
    body: { code: 'invalid_code' },
  })
})
