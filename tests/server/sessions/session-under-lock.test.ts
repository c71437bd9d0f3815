import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { addresses, browserSecrets, codes, keys, links } from '#server/platform/postgres/schema.ts'
import type { Key } from '#shared/credentials.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { whileHeld } from '../../support/held-account.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginRegistration } from '../../support/passkeys.ts'
import { accountOf, ask, mailedCode, newOwner } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Call = { procedure: string; input?: unknown }

/** Every change that a session may make on an account, ready to be called. */
const changes: [string, (bearer: string, browser: Key) => Promise<Call>][] = [
  ['ask for a code', async () => ({ procedure: 'email.askVerification', input: { email: newAddress() } })],
  [
    'verify an address by its code',
    async (bearer) => {
      const email = newAddress()
      await ask(world, email, { bearer })
      return { procedure: 'email.verifyCode', input: { email, code: (await mailedCode(world, email)).code } }
    },
  ],
  [
    'verify an address by its link',
    async (bearer) => ({
      procedure: 'email.redeemSignInLink',
      input: { token: await world.mailedLink(newAddress(), { bearer }), browserId: newBrowserId() },
    }),
  ],
  ['remove the recovery e-mail', async () => ({ procedure: 'email.removeRecovery' })],
  ['make an e-mail key', async () => ({ procedure: 'email.requestKey', input: { email: newAddress() } })],
  [
    'add a passkey',
    async (bearer) => {
      const options = await beginRegistration(world, {}, { bearer })
      const credential = createAuthenticator({ origin: ORIGIN }).register(options)
      return { procedure: 'passkeys.completeRegistration', input: { credential } }
    },
  ],
  [
    'delete the key of another browser',
    async (_, browser) => ({ procedure: 'keys.removeBrowserKey', input: { keyId: browser.id } }),
  ],
]

describe('a session that ends while it waits for the account', () => {
  it.each(changes)('does not %s any more', async (_, prepare) => {
    const { address, bearer, id } = await newOwner(world)
    const [home] = await browsersOf(bearer)
    const stolen = await signInElsewhere(address)
    const own = (await browsersOf(stolen)).find(({ current }) => current)
    if (!home || !own) throw new Error('two browsers')
    const { procedure, input } = await prepare(stolen, home)
    const before = await ownedBy(id)

    const [answer] = await whileHeld(world, id, {
      begin: () => [world.run(procedure, input, { bearer: stolen, from: newClient() })],
      meanwhile: (tx) => endSession(tx, own.id),
    })
    expect(answer).toMatchObject({ status: 401, body: { code: 'authentication_required' } })
    expect(await ownedBy(id)).toEqual(before)
    expect((await accountOf(world, bearer)).email).toBe(address)
  })
})

async function signInElsewhere(address: string): Promise<string> {
  const { body } = await world.rest('POST', '/api/auth/email/verify', {
    token: await world.mailedLink(address),
    browserId: newBrowserId(),
  })
  return body.accessToken
}

async function browsersOf(bearer: string): Promise<(Key & { type: 'browser' })[]> {
  return (await world.rest('GET', '/api/account/devices', undefined, { bearer })).body
}

/** The owner deletes the key of the attacker. */
async function endSession(tx: Transaction, keyId: string) {
  await tx.update(keys).set({ revokedAt: sql`now()` }).where(eq(keys.id, keyId))
  await tx.delete(browserSecrets).where(eq(browserSecrets.keyId, keyId))
}

/** The rows of an account, and the unused secrets that were mailed for it. */
async function ownedBy(accountId: string) {
  const { db } = world.deps
  const ring = await db
    .select({ id: keys.id })
    .from(keys)
    .where(eq(keys.accountId, accountId))
    .orderBy(keys.id)
  const claims = await db.select().from(addresses).where(eq(addresses.accountId, accountId))
  const mailed = await db.select({ id: codes.id }).from(codes).where(eq(codes.accountId, accountId))
  const asked = await db
    .select({ address: links.address })
    .from(links)
    .where(eq(links.askedByAccountId, accountId))
  return { ring, claims, mailed, asked }
}
