import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { purgeScheduledAccounts } from '#server/data-rights/deletion/purge-accounts.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import {
  accounts,
  addresses,
  browserSecrets,
  deletionUndos,
  keys,
  limits,
  links,
} from '#server/platform/postgres/schema.ts'
import { readSessionToken } from '#server/sessions/session-token.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { deleteAccount, endRest, keepBy, restsFrom } from '../../support/deletion.ts'
import { dumpOf, foundIn } from '../../support/dump.ts'
import { whileHeld } from '../../support/held-account.ts'
import { nextMailed } from '../../support/letters.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginLogin, beginRegistration, completeRegistration } from '../../support/passkeys.ts'
import { activate, addPasskey, linkSignIn, mailedEmailKey, statusWith } from '../../support/people.ts'
import { proofFor } from '../../support/proofs.ts'
import { accountOf, ask, mailedCode, newOwner, verify } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { tracesOf } from '../../support/traces.ts'
import { type Answer, createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

// Several rounds with several accounts, beside another test file.
vi.setConfig({ testTimeout: 60_000 })

/** Rounds, so that each side wins some of them. */
const ROUNDS = 6

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function exists(id: string) {
  return (await world.deps.db.$count(accounts, eq(accounts.id, id))) === 1
}

function bearerOf({ body }: Answer): string {
  return body.accessToken ?? body.jwt
}

/** The active sessions of the account, whoever holds them. */
async function liveSecrets(accountId: string) {
  const rows = await world.deps.db
    .select({ id: browserSecrets.id, createdAt: browserSecrets.createdAt })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(eq(keys.accountId, accountId))
  const live = await world.sql`
    select s.id from browser_secrets s join keys k on k.id = s.key_id
    where k.account_id = ${accountId} and k.revoked_at is null and (s.expires_at is null or s.expires_at > now())`
  return { all: rows.length, live: live.map(({ id }) => String(id)) }
}

/** Starts all of them at once, with a slowly growing delay for each side in turn. */
function together(calls: (() => Promise<Answer>)[], round: number): Promise<Answer[]> {
  const turned = round % 2 === 0 ? calls : [...calls].reverse()
  return Promise.all(turned.map((call) => call())).then((answers) =>
    round % 2 === 0 ? answers : answers.reverse(),
  )
}

describe('a deletion that is requested while', () => {
  it('somebody signs in by link: the session belongs to the scheduled deletion, or has ended', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const owner = await newOwner(world)
      const proof = await proofFor(world, owner.bearer)
      const token = await world.mailedLink(owner.address)
      const [asked, entered] = await together(
        [
          () => deleteAccount(world, owner.bearer, { proof }),
          () => world.rest('POST', '/api/auth/email/verify', { token, browserId: newBrowserId() }),
        ],
        round,
      )
      expect(asked?.status).toBe(200)
      expect(entered?.status).toBe(200)
      await expectRest(owner.id, entered as Answer)
    }
  })

  it('somebody signs in by passkey: the session belongs to the scheduled deletion, or has ended', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const owner = await newOwner(world)
      const authenticator = await addPasskey(world, owner.bearer)
      const proof = await proofFor(world, owner.bearer)
      const credential = authenticator.login(await beginLogin(world))
      const [asked, entered] = await together(
        [
          () => deleteAccount(world, owner.bearer, { proof }),
          () => world.run('passkeys.completeLogin', { credential, browserId: newBrowserId() }),
        ],
        round,
      )
      expect([asked?.status, entered?.status]).toEqual([200, 200])
      await expectRest(owner.id, entered as Answer)
    }
  })

  it('an address is verified: the account has it and it is notified, or no account has it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const guest = await world.newGuest()
      const address = newAddress()
      await ask(world, address, { bearer: guest.jwt })
      const { code } = await mailedCode(world, address)
      const [asked, verified] = await together(
        [
          () => deleteAccount(world, guest.jwt),
          () => verify(world, { email: address, code }, { bearer: guest.jwt }),
        ],
        round,
      )
      // When the address is verified first, the deletion needs a proof; when the deletion is first, there is no address
      // to verify.
      expect([
        [403, 200],
        [200, 401],
        [200, 400],
      ]).toContainEqual([asked?.status, verified?.status])
      const isThere = asked?.status === 403
      expect(await exists(guest.id)).toBe(isThere)
      expect(await world.deps.db.$count(addresses, eq(addresses.address, address))).toBe(isThere ? 1 : 0)
    }
  })

  it('a passkey is added: it stays on the account, or was never stored', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const owner = await newOwner(world)
      const proof = await proofFor(world, owner.bearer)
      const options = await beginRegistration(world, {}, { bearer: owner.bearer })
      const credential = createAuthenticator({ origin: ORIGIN }).register(options)
      const [asked, added] = await together(
        [
          () => deleteAccount(world, owner.bearer, { proof }),
          () => completeRegistration(world, credential, { bearer: owner.bearer }),
        ],
        round,
      )
      expect(asked?.status).toBe(200)
      expect([200, 401]).toContain(added?.status)
      const { body } = await linkSignIn(world, owner.address)
      const { keys: ring } = await accountOf(world, body.accessToken)
      expect(ring.filter(({ type }: { type: string }) => type === 'passkey')).toHaveLength(
        added?.status === 200 ? 1 : 0,
      )
    }
  })

  it('an e-mail key is activated: it stays on the account, or its code no longer works', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const owner = await newOwner(world)
      const mailed = await mailedEmailKey(world, owner.bearer)
      const proof = await proofFor(world, owner.bearer)
      const [asked, activated] = await together(
        [() => deleteAccount(world, owner.bearer, { proof }), () => activate(world, mailed)],
        round,
      )
      expect(asked?.status).toBe(200)
      // It finds the code deleted, or the account scheduled for deletion.
      expect([200, 400, 403]).toContain(activated?.status)
      const isActivated = activated?.status === 200
      expect(await world.deps.db.$count(addresses, eq(addresses.address, mailed.email))).toBe(
        isActivated ? 1 : 0,
      )
      expect(await world.deps.db.$count(deletionUndos, eq(deletionUndos.accountId, owner.id))).toBe(
        isActivated ? 2 : 1,
      )
      // When it is activated first, its session ends like all others.
      expect((await liveSecrets(owner.id)).live).toEqual([])
    }
  })

  it('the same deletion is requested again and again: it happens once, with one link back', async () => {
    const owner = await newOwner(world)
    const proofs = await Promise.all(Array.from({ length: 5 }, () => proofFor(world, owner.bearer)))
    const asked = await Promise.all(proofs.map((proof) => deleteAccount(world, owner.bearer, { proof })))
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
    expect(await world.deps.db.$count(deletionUndos, eq(deletionUndos.accountId, owner.id))).toBe(1)

    const guest = await world.newGuest()
    const gone = await Promise.all([1, 2, 3, 4].map(() => deleteAccount(world, guest.jwt)))
    expect(gone.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  it('a guest redeems the link that it asked for: no deadlock, and one of the two succeeds', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const guest = await world.newGuest()
      const address = newAddress()
      const token = await world.mailedLink(address, { bearer: guest.jwt })
      const [asked, redeemed] = await together(
        [
          () => deleteAccount(world, guest.jwt),
          () => world.rest('POST', '/api/auth/email/verify', { token }, { bearer: guest.jwt }),
        ],
        round,
      )
      const statuses = [asked?.status, redeemed?.status]
      expect([
        [200, 400],
        [200, 401],
        [403, 200],
      ]).toContainEqual(statuses)
      expect(await exists(guest.id)).toBe(asked?.status === 403)
      if (asked?.status === 200) {
        expect(await world.deps.db.$count(links, eq(links.address, address))).toBe(0)
      }
    }
  })
})

/** On an account that is scheduled for deletion, only sessions from sign-ins after the request may be active. */
async function expectRest(id: string, entered: Answer) {
  const { live } = await liveSecrets(id)
  const { secretId } = readSessionToken(world.deps.config, bearerOf(entered))
  expect([[], [secretId]]).toContainEqual(live)
  const status = await statusWith(world, bearerOf(entered))
  expect(status).toBe(live.length === 1 ? 200 : 401)
  if (status === 200) expect((await accountOf(world, bearerOf(entered))).restsUntil).not.toBeNull()
}

describe('an account that is scheduled for deletion and is', () => {
  it('kept by several calls at once is kept by one of them', async () => {
    const owner = await newOwner(world)
    await restsFrom(world, owner.bearer)
    const token = await nextMailed(world, owner.address, 'wayBack')
    const bearer = bearerOf(await linkSignIn(world, owner.address))
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => keepBy(world, token)),
      ...[1, 2, 3].map(() => world.run('account.undoDeletion', {}, { bearer, from: newClient() })),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'invalid_undo')).toHaveLength(5)
    expect((await accountOf(world, bearer)).restsUntil).toBeNull()
  })

  it('kept by a link that was used while the call waited stays scheduled', async () => {
    const owner = await newOwner(world)
    await restsFrom(world, owner.bearer)
    const token = await nextMailed(world, owner.address, 'wayBack')
    const isOwn = eq(deletionUndos.accountId, owner.id)
    const [answer] = await whileHeld(world, owner.id, {
      begin: () => [keepBy(world, token)],
      meanwhile: (tx) => tx.delete(deletionUndos).where(isOwn),
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_undo' } })
    const isResting = and(eq(accounts.id, owner.id), isNotNull(accounts.restsUntil))
    expect(await world.deps.db.$count(accounts, isResting)).toBe(1)
  })

  it('kept and deleted at once is either active or gone', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const owner = await newOwner(world)
      await restsFrom(world, owner.bearer)
      const token = await nextMailed(world, owner.address, 'wayBack')
      const bearer = bearerOf(await linkSignIn(world, owner.address))
      const proof = await proofFor(world, bearer)
      const traces = await tracesOf(world, owner.id)
      const [kept, deleted] = await together(
        [() => keepBy(world, token), () => world.run('account.deleteNow', { proof }, { bearer })],
        round,
      )
      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual([kept?.status, deleted?.status])
      const isKept = kept?.status === 200
      expect(await exists(owner.id)).toBe(isKept)
      if (isKept) expect(await accountOf(world, bearer)).toMatchObject({ id: owner.id, restsUntil: null })
      else expect(foundIn(await dumpOf(world.deps.db), traces)).toEqual([])
    }
  })

  it('deleted by many calls and purged by two processes at once is deleted once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const owner = await newOwner(world)
      await restsFrom(world, owner.bearer)
      const bearer = bearerOf(await linkSignIn(world, owner.address))
      const proofs = await Promise.all([1, 2, 3].map(() => proofFor(world, bearer)))
      await endRest(world, owner.id)
      const another = openDatabase({ connection: world.connection })
      const sweeps = [
        purgeScheduledAccounts(world.deps),
        purgeScheduledAccounts({ ...world.deps, db: another.db }),
      ]
      const answers = await Promise.all(
        proofs.map((proof) => world.run('account.deleteNow', { proof }, { bearer })),
      )
      const swept = (await Promise.all(sweeps)).reduce((sum, count) => sum + count)
      await another.close()
      expect(swept + answers.filter(({ status }) => status === 200).length).toBe(1)
      expect(answers.filter(({ status }) => ![200, 401].includes(status))).toEqual([])
      expect(await exists(owner.id)).toBe(false)
    }
  })

  it('signed in to during its purge is gone, and the address opens a new account', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const owner = await newOwner(world)
      await restsFrom(world, owner.bearer)
      const token = await world.mailedLink(owner.address).catch(() => '')
      await endRest(world, owner.id)
      const [entered] = await Promise.all([
        world.rest('POST', '/api/auth/email/verify', { token, browserId: newBrowserId() }),
        purgeScheduledAccounts(world.deps),
      ])
      await purgeScheduledAccounts(world.deps)
      expect(await exists(owner.id)).toBe(false)
      expect([200, 400]).toContain(entered.status)
      if (entered.status === 200 && entered.body.user.id === owner.id) {
        expect(await statusWith(world, bearerOf(entered))).toBe(401)
      }
    }
  })
})

describe('a call of a session whose account is deleted meanwhile', () => {
  it.each([
    ['passkeys.beginRegistration', () => ({})],
    ['email.askSignInLink', () => ({ email: newAddress() })],
    ['email.askVerification', () => ({ email: newAddress() })],
    ['email.requestKey', () => ({ email: newAddress() })],
  ])('%s is treated as a call without a session, and leaves nothing behind', async (name, input) => {
    const guest = await world.newGuest()
    const { db } = world.deps
    let begun: Promise<Answer> | undefined
    await db.transaction(async (tx) => {
      await tx.delete(accounts).where(eq(accounts.id, guest.id))
      begun = world.run(name, input(), { bearer: guest.jwt, from: newClient() })
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    expect(await begun).toMatchObject({
      status: 401,
      body: { code: 'authentication_required', error: 'Authentication required' },
    })
    expect(foundIn(await dumpOf(db), [guest.id, guest.upid])).toEqual([])
    expect(await db.$count(limits)).toBeGreaterThan(0)
  })

  it('a second deletion that waited for the first finds its session ended', async () => {
    const owner = await newOwner(world)
    const proof = await proofFor(world, owner.bearer)
    const { secretId } = readSessionToken(world.deps.config, owner.bearer)
    const [answer] = await whileHeld(world, owner.id, {
      begin: () => [deleteAccount(world, owner.bearer, { proof })],
      meanwhile: (tx) =>
        tx
          .update(browserSecrets)
          .set({ expiresAt: new Date(0) })
          .where(eq(browserSecrets.id, secretId)),
    })
    expect(answer).toMatchObject({ status: 401, body: { code: 'authentication_required' } })
    expect(await world.deps.db.$count(deletionUndos, eq(deletionUndos.accountId, owner.id))).toBe(0)
  })
})
