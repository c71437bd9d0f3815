import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { freePort } from '#server/lifecycle/free-port.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { codes, links } from '#server/platform/postgres/schema.ts'
import { newSecret, systemRandom } from '#server/platform/random.ts'
import { maskAddress } from '#shared/masked-address.ts'
import { stop, waits } from '../../support/changes.ts'
import { keyOf, newElder } from '../../support/elder.ts'
import { nextMailed } from '../../support/letters.ts'
import { newAddress } from '../../support/new-address.ts'
import { addPasskey, linkSignIn } from '../../support/people.ts'
import { forgetSignIns } from '../../support/proofs.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Opening = { method?: 'GET' | 'HEAD'; from?: string; site?: string; page?: string }

/** Opens the page of a link as a browser does, with the given query. */
function open(
  rest: string,
  { method = 'GET', from = newClient(), site, page = '/authr/verify' }: Opening = {},
) {
  return world.app.inject({
    method,
    url: `${page}${rest}`,
    remoteAddress: from,
    headers: {
      host: 'localhost:3000',
      'accept-encoding': 'br, gzip',
      ...(site && { 'sec-fetch-site': site }),
    },
  })
}

/** What the page says of the link; empty where it says nothing. A page without a link comes compressed. */
async function named(token: string, opening?: Opening) {
  return toldIn(await open(`?token=${token}`, opening))
}

function toldIn(response: Awaited<ReturnType<typeof open>>) {
  expect(response.statusCode).toBe(200)
  if (response.headers['content-encoding'] !== undefined) return ''
  return response.body.match(/<meta name="link-address" content="([^"]*)">/)?.[1]
}

/** What the page says of the change that a link stops. */
async function toldOfStop(token: string) {
  const told = toldIn(await open(`?token=${token}`, { page: '/stop' })) ?? ''
  return JSON.parse(told.replaceAll('&quot;', '"'))
}

function redeem(token: string) {
  return world.rest('POST', '/api/auth/email/verify', { token })
}

it('a link page shows the address, masked, to this visitor alone', async () => {
  const address = newAddress()
  const token = await world.mailedLink(address)
  const response = await open(`/?from=mail&token=${token}`)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(response.headers).not.toHaveProperty('etag')
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  expect(response.body).toContain(`<meta name="link-address" content="${maskAddress(address)}">`)
  expect(response.body).toContain('name="app-config"')
  expect(response.body).not.toContain(address)
  expect(response.body).not.toContain(token)
})

it('a link page changes nothing when it is opened, however often, by GET or HEAD', async () => {
  const token = await world.mailedLink(newAddress())
  const before = await world.deps.db.select().from(links)
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    expect((await open(`?token=${token}`, { method })).statusCode).toBe(200)
  }
  expect(await world.deps.db.select().from(links)).toEqual(before)
  expect((await redeem(token)).status).toBe(200)
})

it('a link page says that an unknown, malformed, used, replaced or expired link no longer works', async () => {
  const used = await world.mailedLink(newAddress())
  expect(await named(used)).toContain('@')
  await redeem(used)
  const address = newAddress()
  const expired = await world.mailedLink(address)
  await world.deps.db.update(links).set({ expiresAt: sql`now()` }).where(eq(links.address, address))
  const again = newAddress()
  const replaced = await world.mailedLink(again)
  await world.mailedLink(again)
  for (const token of [used, expired, replaced, 'a'.repeat(43), 'x', '%00', `${expired}&token=x`]) {
    expect(await named(token), token).toBe('gone')
  }
  expect(await named('')).toBe('')
})

it('a link page says that the link of an e-mail key no longer works, and changes nothing', async () => {
  const { jwt: bearer } = await world.newGuest()
  const email = newAddress()
  const ask = async () =>
    (await world.run('email.requestKey', { email }, { bearer, from: newClient() })).body.keyToken
  const replaced = await ask()
  const said = async (token: string) => toldIn(await open(`/${token}`, { page: '/email-key' }))
  expect(await said(replaced)).toContain(email)
  const token = await ask()
  const before = await world.deps.db.select().from(codes)
  expect(await said(replaced)).toBe('gone')
  expect(await said('a'.repeat(43))).toBe('gone')
  expect(await said(`${token}/`)).toContain(email)
  expect(await world.deps.db.select().from(codes)).toEqual(before)
  await world.deps.db.update(codes).set({ expiresAt: sql`now()` }).where(eq(codes.address, email))
  expect(await said(token)).toBe('gone')
})

it('a link page says the same for the key of an address that another account owns, which would be revealed', async () => {
  const owned = newAddress()
  await redeem(await world.mailedLink(owned))
  const { jwt: bearer, upid } = await world.newGuest()
  const { body } = await world.run('email.requestKey', { email: owned }, { bearer, from: newClient() })
  expect(toldIn(await open(`/${body.keyToken}`, { page: '/email-key' }))).toContain(upid)
})

it('a link page shows which change its link stops, and what that removes, while it works', async () => {
  const { address, bearer, id } = await newElder(world)
  await forgetSignIns(world, id)
  const keyId = await keyOf(world, bearer, 'passkey')
  await world.run('keys.removePasskey', { keyId, wait: true }, { bearer })
  const stopped = await nextMailed(world, address, 'stop')
  expect(await toldOfStop(stopped)).toMatchObject({
    event: 'key_removed',
    key: { type: 'passkey' },
    takesEffectAt: waits,
  })
  await stop(world, { token: stopped })
  expect(toldIn(await open(`?token=${stopped}`, { page: '/stop' }))).toBe('gone')

  const { accessToken } = (await linkSignIn(world, address)).body
  await addPasskey(world, accessToken as string)
  const added = await nextMailed(world, address, 'stop')
  expect(await toldOfStop(added)).toMatchObject({ event: 'key_added', takesEffectAt: null, at: waits })
})

it.each(['/account/kept', '/stop'])(
  'a link page says on %s that a made-up link does not work',
  async (page) => {
    expect(toldIn(await open(`?token=${'a'.repeat(43)}`, { page }))).toBe('gone')
  },
)

it('no other page shows an address, whatever its query', async () => {
  const token = await world.mailedLink(newAddress())
  const headers = { host: 'localhost:3000' }
  const { body } = await world.app.inject({ url: `/signin?token=${token}`, headers })
  expect(body).toContain('<meta name="link-address" content="">')
})

it('a link page shows the address however many links another site made this client open: these are no guesses', async () => {
  const token = await world.mailedLink(newAddress())
  const from = newClient()
  const opened = Array.from({ length: 310 }, () =>
    named(newSecret(systemRandom).secret, { from, site: 'cross-site' }),
  )
  expect(new Set(await Promise.all(opened))).toEqual(new Set(['gone']))
  expect(await named(token, { from, site: 'cross-site' })).toContain('@')
  const guess = { refreshToken: 'g'.repeat(42).concat('A') }
  expect((await world.rest('POST', '/api/auth/refresh', guess, { from })).status).toBe(401)
})

it('a link page comes soon and without the address when the database does not answer', async () => {
  const token = await world.mailedLink(newAddress())
  const took = async () => {
    const begin = performance.now()
    expect(await named(token)).toBe('')
    return performance.now() - begin
  }
  await world.deps.db.transaction(async (tx) => {
    await tx.execute(sql`lock table links in access exclusive mode`)
    expect(await took()).toBeLessThan(1000)
  })
  expect(await named(token)).toContain('@')

  const { db } = world.deps
  const away = openDatabase({ connection: `postgres://app@127.0.0.1:${await freePort()}/app` })
  onTestFinished(async () => {
    world.deps.db = db
    await away.close()
  })
  world.deps.db = away.db
  expect(await took()).toBeLessThan(1000)
})
