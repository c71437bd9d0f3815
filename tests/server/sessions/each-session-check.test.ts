import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Standing } from '#server/account-store/browsers/read-session.ts'
import { newSessionToken } from '#server/sessions/session-token.ts'
import { newAddress } from '../../support/new-address.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

/** Each call here checks the session in a statement of its own. */
const calls: Record<string, (world: World) => Promise<object | undefined>> = {
  'account.get': async () => undefined,
  'account.id': async () => undefined,
  'account.changes': async () => undefined,
  'email.askSignInLink': async () => ({ email: newAddress() }),
  'email.redeemSignInLink': async (world) => ({
    token: await world.mailedLink(newAddress()),
    browserId: newBrowserId(),
  }),
}

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** The parts of the session of a new guest. */
async function newStanding(): Promise<Standing> {
  const { id } = await world.newGuest()
  const [row] = await world.sql`select keys.id as key, browser_secrets.id as secret
    from keys join browser_secrets on key_id = keys.id where account_id = ${id}`
  return { accountId: id, browserKeyId: row?.key, secretId: row?.secret }
}

const sessions: Record<string, () => Promise<Standing>> = {
  'of a revoked key': async () => {
    const standing = await newStanding()
    await world.sql`update keys set revoked_at = now() where id = ${standing.browserKeyId}`
    return standing
  },
  'of a secret that has ended': async () => {
    const standing = await newStanding()
    await world.sql`update browser_secrets set expires_at = now() where id = ${standing.secretId}`
    return standing
  },
  'with a key of another account': async () => ({
    ...(await newStanding()),
    accountId: (await newStanding()).accountId,
  }),
  'with a secret of another key': async () => ({
    ...(await newStanding()),
    secretId: (await newStanding()).secretId,
  }),
  'with a key that is no browser': async () => {
    const standing = await newStanding()
    await world.sql`update keys set type = 'feature', feature_name = 'early' where id = ${standing.browserKeyId}`
    return standing
  },
}

/** What a token says besides whose it is. No call reads it. */
const holder = { isGhost: true, signedInAt: new Date(), method: null, features: [] }

describe.each(Object.keys(calls))('%s', (name) => {
  const ask = async (standing: Standing) => {
    const input = await calls[name]?.(world)
    const { jwt } = newSessionToken(world.deps, standing, holder)
    return await world.run(name, input, { bearer: jwt, from: newClient() })
  }

  it('accepts a session that stands', async () => {
    expect((await ask(await newStanding())).status).toBe(200)
  })

  it.each(Object.entries(sessions))('refuses a session %s', async (_, newSession) => {
    expect(await ask(await newSession())).toMatchObject({
      status: 401,
      body: { code: 'authentication_required' },
    })
  })
})
