import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createLatchkeyClient,
  memoryStorage,
  newBrowserId,
  refusalOf,
  type SessionStorage,
  type StoredSession,
} from '../../../src/sdk/index.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { nextMailed } from '../../support/letters.ts'
import { newAddress } from '../../support/new-address.ts'
import { addPasskey, verifyRecovery } from '../../support/people.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
let url: string
beforeAll(async () => {
  world = await createWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  url = addressOf(world.app.server)
})
afterAll(() => world.close())

function addressOf(server: Pick<Server, 'address'>) {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A client whose requests are listed, as the procedures that they name. `answer` may take a request's place. */
function newClientOn(
  storage: SessionStorage,
  answer: (procedures: string) => Promise<void> = async () => {},
) {
  const sent: string[] = []
  const latchkey = createLatchkeyClient({
    url,
    storage,
    async fetch(address, request) {
      const procedures = new URL(String(address)).pathname.replace('/trpc/', '')
      sent.push(procedures)
      await answer(procedures)
      return await fetch(address, request)
    },
  })
  return { latchkey, sent }
}

/** A guest in a client with a storage of its own. */
async function newVisitor() {
  const storage = memoryStorage()
  const { latchkey, sent } = newClientOn(storage)
  const guest = await latchkey.account.create.mutate({ browserId: newBrowserId() })
  const stored = async () => (await storage.read()) as StoredSession
  /** As if a quarter of an hour had passed. */
  const age = async () => storage.write({ ...(await stored()), expiresAt: Date.now() + 30_000 })
  /** As if the owner had signed this browser out in another one. */
  const endElsewhere = () => world.rest('POST', '/api/auth/logout', { browserKey: guest.browserKey })
  sent.length = 0
  return { storage, latchkey, sent, guest, stored, age, endElsewhere }
}

const codeOf = async (call: Promise<unknown>) => refusalOf(await call.catch((error: unknown) => error))?.code

describe('the client package', () => {
  it('keeps the session of an answer, and calls in its name', async () => {
    const { latchkey, guest, stored } = await newVisitor()
    expect(await stored()).toEqual({
      accessToken: guest.jwt,
      refreshToken: guest.browserKey,
      expiresAt: expect.any(Number),
      user: { id: guest.id, email: null, displayName: 'User' },
    })
    expect((await stored()).expiresAt - Date.now()).toBeGreaterThan(890_000)
    expect((await latchkey.account.get.query()).id).toBe(guest.id)
  })

  it('renews a token in its last minute, once for all calls', async () => {
    const { latchkey, sent, guest, stored, age } = await newVisitor()
    await age()
    const accounts = await Promise.all(Array.from({ length: 12 }, () => latchkey.account.get.query()))
    expect(new Set(accounts.map(({ id }) => id))).toEqual(new Set([guest.id]))
    expect(sent.filter((procedures) => procedures.includes('auth.refresh'))).toEqual(['auth.refresh'])
    expect(await stored()).toMatchObject({ refreshToken: guest.browserKey, user: { id: guest.id } })
    expect((await stored()).expiresAt - Date.now()).toBeGreaterThan(890_000)
  })

  it('renews a refused token and repeats the call', async () => {
    const { latchkey, sent, guest, storage, stored } = await newVisitor()
    const [head, claims] = guest.jwt.split('.')
    await storage.write({ ...(await stored()), accessToken: `${head}.${claims}.AAAA` })
    await latchkey.account.setRealName.mutate({ first: 'Ada', last: 'Lovelace' })
    expect(sent).toEqual(['account.setRealName', 'auth.refresh', 'account.setRealName'])
    expect((await latchkey.account.get.query()).displayName).toBe('Ada Lovelace')
  })

  it('lets one of several clients with one storage renew, if the storage says who may', async () => {
    const { storage, guest, age } = await newVisitor()
    let last: Promise<unknown> = Promise.resolve()
    const shared: SessionStorage = {
      ...storage,
      exclusively(work) {
        const mine = last.then(work)
        last = mine.catch(() => null)
        return mine
      },
    }
    const tabs = [newClientOn(shared), newClientOn(shared), newClientOn(shared)]
    await age()
    const accounts = await Promise.all(tabs.map(({ latchkey }) => latchkey.account.get.query()))
    expect(accounts.map(({ id }) => id)).toEqual([guest.id, guest.id, guest.id])
    expect(tabs.flatMap(({ sent }) => sent).filter((one) => one === 'auth.refresh')).toHaveLength(1)
  })

  it('ends a session whose browser key is refused, and goes on without one', async () => {
    const { latchkey, storage, endElsewhere } = await newVisitor()
    await endElsewhere()
    expect(refusalOf(await latchkey.account.get.query().catch((error: unknown) => error))).toEqual({
      success: false,
      code: 'authentication_required',
      error: 'Authentication required',
      message: 'Authentication required',
    })
    expect(await storage.read()).toBeNull()
    const other = await latchkey.account.create.mutate({ browserId: newBrowserId() })
    expect((await latchkey.account.get.query()).id).toBe(other.id)
  })

  it('does not repeat a call without its ended session: a new passkey would make a new account', async () => {
    const { latchkey, sent, storage, endElsewhere } = await newVisitor()
    await endElsewhere()
    expect(await codeOf(latchkey.passkeys.beginRegistration.mutate({}))).toBe('authentication_required')
    expect(sent).toEqual(['passkeys.beginRegistration', 'auth.refresh'])
    expect(await storage.read()).toBeNull()
  })

  it('does not make a call without the session that it could not renew', async () => {
    const { latchkey, sent, storage, endElsewhere, age } = await newVisitor()
    await age()
    await endElsewhere()
    expect(await codeOf(latchkey.passkeys.beginRegistration.mutate({}))).toBe('authentication_required')
    expect(sent).toEqual(['auth.refresh'])
    expect(await storage.read()).toBeNull()
  })

  it('signs in over a session that has ended', async () => {
    const { latchkey, sent, guest, stored, endElsewhere, age } = await newVisitor()
    const authenticator = await addPasskey(world, guest.jwt)
    await age()
    await endElsewhere()
    const asked = await latchkey.passkeys.beginDiscoverableLogin.mutate()
    await latchkey.passkeys.completeLogin.mutate({
      credential: authenticator.login(asked),
      browserId: newBrowserId(),
    })
    expect(sent).toEqual(['auth.refresh', 'passkeys.beginDiscoverableLogin', 'passkeys.completeLogin'])
    expect(await stored()).toMatchObject({ user: { id: guest.id } })
    expect((await latchkey.account.get.query()).id).toBe(guest.id)
  })

  it('signs out of a session that has ended, without an error', async () => {
    const { latchkey, storage, endElsewhere, age } = await newVisitor()
    await age()
    await endElsewhere()
    expect(await latchkey.auth.logout.mutate({})).toMatchObject({ success: true })
    expect(await storage.read()).toBeNull()
  })

  it('keeps a session that cannot be renewed now', async () => {
    const { storage, stored, age } = await newVisitor()
    await age()
    const before = await stored()
    const away = newClientOn(storage, async () => {
      throw new TypeError('fetch failed')
    })
    const error = await away.latchkey.account.get.query().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'TRPCClientError', message: 'fetch failed' })
    expect(refusalOf(error)).toBeNull()
    expect(await stored()).toEqual(before)
  })

  it('does not call for another account that signed in meanwhile', async () => {
    const { storage, guest, stored } = await newVisitor()
    const { stored: storedOther } = await newVisitor()
    const [mine, other] = [await stored(), await storedOther()]
    await storage.write({ ...mine, accessToken: 'x.y.z', expiresAt: Date.now() + 900_000 })
    const { latchkey, sent } = newClientOn(storage, async (procedures) => {
      if (procedures === 'auth.refresh') await storage.write(other)
    })
    expect(guest.id).not.toBe(other.user.id)
    // Its life cannot be read, so it counts as whole until the service refuses it.
    expect(await codeOf(latchkey.account.restrict.mutate())).toBe('invalid_token')
    expect(sent).toEqual(['account.restrict', 'auth.refresh'])
    expect(await stored()).toEqual(other)
    expect((await latchkey.account.get.query()).restrictedAt).toBeNull()

    await storage.write({ ...mine, expiresAt: Date.now() + 30_000 })
    sent.length = 0
    expect(await codeOf(latchkey.account.restrict.mutate())).toBe('authentication_required')
    expect(sent).toEqual(['auth.refresh'])
    expect(await stored()).toEqual(other)
    expect((await latchkey.account.get.query()).restrictedAt).toBeNull()
  })

  it('keeps the session of another account that signed in while a proof or a new passkey was on its way', async () => {
    const { storage, guest, stored } = await newVisitor()
    const { stored: storedOther } = await newVisitor()
    const [mine, other] = [await stored(), await storedOther()]
    const authenticator = await addPasskey(world, guest.jwt)
    const { latchkey, sent } = newClientOn(storage, async (procedures) => {
      if (procedures.includes('complete')) await storage.write(other)
    })
    const asked = await latchkey.auth.prove.begin.mutate()
    const { session } = await latchkey.auth.prove.complete.mutate({ credential: authenticator.login(asked) })
    if (session === undefined) throw new Error('The proof renewed no session')
    expect(decodeJwt(session.jwt).sub).toBe(guest.id)
    expect(await stored()).toEqual(other)

    await storage.write({ ...mine, accessToken: session.jwt, refreshToken: session.browserKey })
    const options = await latchkey.passkeys.beginRegistration.mutate({})
    const credential = createAuthenticator({ origin: ORIGIN }).register(options)
    const { user } = await latchkey.passkeys.completeRegistration.mutate({ credential })
    expect(user.id).toBe(guest.id)
    expect(await stored()).toEqual(other)
    expect(sent.filter((procedures) => procedures.includes('complete'))).toHaveLength(2)
  })

  it('shows its browser key where it signs in, so that no other is added', async () => {
    const { latchkey, guest, stored } = await newVisitor()
    const address = newAddress()
    await verifyRecovery(world, guest.jwt, address)
    for (const _ of [1, 2]) {
      await world.rest('POST', '/api/auth/email/signin', { email: address }, { from: newClient() })
      const token = await nextMailed(world, address, 'signIn')
      const entered = await latchkey.email.redeemSignInLink.mutate({ token })
      if (!('accessToken' in entered)) throw new Error('Nobody has signed in')
      expect(await stored()).toMatchObject({
        accessToken: entered.accessToken,
        refreshToken: entered.browserKey,
        user: { id: guest.id, email: address },
      })
    }
    const { keys } = await latchkey.account.get.query()
    expect(keys.filter(({ type }) => type === 'browser')).toHaveLength(1)
  })

  it('tells a storage of a sign-out, and not of an end that nobody asked for', async () => {
    const { storage, endElsewhere } = await newVisitor()
    let signOuts = 0
    const forget = () => {
      signOuts += 1
      return storage.write(null)
    }
    const { latchkey } = newClientOn({ ...storage, forget })
    await endElsewhere()
    expect(await codeOf(latchkey.account.get.query())).toBe('authentication_required')
    expect(signOuts).toBe(0)
    await latchkey.account.create.mutate({ browserId: newBrowserId() })
    await latchkey.auth.logout.mutate({})
    expect(signOuts).toBe(1)
  })

  it('empties the storage at a sign-out', async () => {
    const { latchkey, storage, guest } = await newVisitor()
    await latchkey.auth.logout.mutate({})
    expect(await storage.read()).toBeNull()
    const refused = await world.run('auth.refresh', { refreshToken: guest.browserKey })
    expect(refused).toMatchObject({ status: 401, body: { code: 'not_authenticated' } })
  })

  it('does not follow a redirect, which would take the browser key elsewhere', async () => {
    const { storage, age } = await newVisitor()
    await age()
    const arrived: string[] = []
    const [elsewhere, service] = [
      createServer((request, answer) => {
        arrived.push(String(request.url))
        answer.end('{}')
      }),
      createServer((request, answer) => {
        answer.writeHead(307, { location: `${addressOf(elsewhere)}${request.url}` }).end()
      }),
    ]
    for (const server of [elsewhere, service]) {
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    }
    const latchkey = createLatchkeyClient({ url: addressOf(service), storage })
    const error = await latchkey.account.get.query().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'TRPCClientError', message: 'fetch failed' })
    expect(arrived).toEqual([])
    for (const server of [elsewhere, service]) await new Promise((done) => server.close(done))
  })
})
