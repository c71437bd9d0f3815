import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { beginLogin, beginRegistration, completeRegistration } from '../../support/passkeys.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const ended = { status: 401, body: { code: 'not_authenticated', error: 'Not authenticated' } }

/** An account that signs in again and again in the same browser, which proves that it holds its key. */
async function newRegular() {
  const guest = await world.newGuest()
  const authenticator = createAuthenticator({ origin: ORIGIN, synced: true })
  const options = await beginRegistration(world, {}, { bearer: guest.jwt })
  await completeRegistration(world, authenticator.register(options), { bearer: guest.jwt })
  const signIn = async (browserKey: string) => {
    const credential = authenticator.login(await beginLogin(world))
    const input = { credential, browserId: guest.browserId, browserKey }
    return (await world.run('passkeys.completeLogin', input)).body as {
      browserKey: string
      jwt: string
    }
  }
  return { ...guest, signIn }
}

describe('a browser secret', () => {
  const open = (browserKey: string) => world.run('auth.restore', { browserKey })

  it('that was replaced opens nothing after its time', async () => {
    const { browserKey: first, id, signIn } = await newRegular()
    const { browserKey: second } = await signIn(first)
    expect((await open(first)).status).toBe(200)
    expect((await open(second)).status).toBe(200)

    // Half a minute later.
    const running = await runOut(id)
    expect(running).toHaveLength(1)
    expect(await open(first)).toMatchObject(ended)
    expect((await open(second)).status).toBe(200)
  })

  it('never ends together with another one when both are first used at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const { browserKey, id, signIn } = await newRegular()
      const waiting = [(await signIn(browserKey)).browserKey, (await signIn(browserKey)).browserKey]
      await age(id)
      const answers = await Promise.all(waiting.map(open))
      // A client that was answered with success must stay signed in.
      for (const { body } of answers.filter(({ status }) => status === 200)) {
        expect((await world.run('account.id', undefined, { bearer: body.jwt })).status).toBe(200)
      }
      await runOut(id)
      const after = await Promise.all(waiting.map(open))
      expect(after.map(({ status }) => status)).toContain(200)
    }
  })

  it.each(['logout', 'deletion'])(
    'does not outlive the %s of its key, nor does any secret it replaced',
    async (way) => {
      const owner = await newOwner(world)
      const browserId = newBrowserId()
      const { body: elsewhere } = await world.rest('POST', '/api/auth/email/verify', {
        token: await world.mailedLink(owner.address),
        browserId,
      })
      const { body: again } = await world.rest('POST', '/api/auth/email/verify', {
        token: await world.mailedLink(owner.address),
        browserId,
        browserKey: elsewhere.browserKey,
      })
      const [row] = await world.deps.db.select().from(keys).where(eq(keys.browserId, browserId))
      if (way === 'logout') await world.run('auth.logout', { browserKey: again.browserKey })
      else await world.run('keys.removeBrowserKey', { keyId: row?.id }, { bearer: owner.bearer })

      for (const { browserKey } of [elsewhere, again]) expect(await open(browserKey)).toMatchObject(ended)
      for (const { accessToken } of [elsewhere, again]) {
        const { status } = await world.run('account.id', undefined, { bearer: accessToken })
        expect(status).toBe(401)
      }
      const isLeft = sql`key_id = ${row?.id} and (expires_at is null or expires_at > now())`
      expect(await world.deps.db.$count(browserSecrets, isLeft)).toBe(0)
    },
  )
})

/** Lets a minute pass for the secrets of an account. */
async function age(accountId: string) {
  const ring = world.deps.db.select({ id: keys.id }).from(keys).where(eq(keys.accountId, accountId))
  await world.deps.db
    .update(browserSecrets)
    .set({ createdAt: sql`created_at - interval '1 minute'` })
    .where(sql`${browserSecrets.keyId} in ${ring}`)
}

/** Ends the grace period of every replaced secret of an account. */
async function runOut(accountId: string) {
  const ring = world.deps.db.select({ id: keys.id }).from(keys).where(eq(keys.accountId, accountId))
  return await world.deps.db
    .update(browserSecrets)
    .set({ expiresAt: sql`now()` })
    .where(and(isNotNull(browserSecrets.expiresAt), sql`${browserSecrets.keyId} in ${ring}`))
    .returning({ keyId: browserSecrets.keyId })
}
