import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantFeature } from '#server/account-store/keys/add-feature-key.ts'
import { type Thing, without } from '#shared/sign-in-methods.ts'
import { activateKey, mailedKey, requestKey } from '../../support/email-keys.ts'
import { newAddress } from '../../support/new-address.ts'
import { addPasskey, linkSignIn, passkeySignIn, verifyRecovery } from '../../support/people.ts'
import { accountOf, ask } from '../../support/recovery-email.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function forecastOf(bearer: string) {
  const { status, body } = await world.run('account.forecast', undefined, { bearer })
  expect(status).toBe(200)
  return body as {
    success: true
    things: Thing[]
    losses: { lost: Thing[]; waysIn: Thing[]; locked: boolean }[]
    nextStep: string | null
  }
}

describe('a lock-out forecast', () => {
  it('of a guest has one browser, and nothing after it', async () => {
    const guest = await world.newGuest()
    const [key] = (await accountOf(world, guest.jwt)).keys
    const thing = { id: key.id, kind: 'browser', name: key.name }
    expect(await forecastOf(guest.jwt)).toEqual({
      success: true,
      things: [thing],
      losses: [{ lost: [thing], waysIn: [], locked: true }],
      nextStep: 'add_passkey',
    })
  })

  it('tells a synced passkey from one that stays on its device, and says what helps next', async () => {
    const guest = await world.newGuest()
    await addPasskey(world, guest.jwt)
    const alone = await forecastOf(guest.jwt)
    expect(alone.things.map(({ kind }) => kind)).toEqual(['browser', 'passkey'])
    expect(alone.nextStep).toBe('add_email')
    await addPasskey(world, guest.jwt, { synced: true })
    const address = newAddress()
    await verifyRecovery(world, guest.jwt, address)
    const { things, losses, nextStep } = await forecastOf(guest.jwt)
    expect(things.map(({ kind }) => kind)).toEqual(['browser', 'passkey', 'passkey', 'provider', 'mailbox'])
    expect(things.at(-1)).toEqual({ id: `mailbox:${address}`, kind: 'mailbox', name: address })
    expect(losses).toHaveLength(5 + 10)
    expect(nextStep).toBe('add_email_key')
  })

  it.each([
    ['no bearer', undefined, 'authentication_required', 'Authentication required'],
    ['a bearer that is none', 'nothing', 'invalid_token', 'Invalid token'],
  ])('is refused with %s', async (_, bearer, code, error) => {
    const refused = await world.run('account.forecast', undefined, { bearer })
    expect(refused).toMatchObject({ status: 401, body: { success: false, code, error, message: error } })
  })

  it('is refused to a session that was signed out', async () => {
    const leaver = await world.newGuest()
    await world.run('auth.logout', {}, { bearer: leaver.jwt })
    const refused = await world.run('account.forecast', undefined, { bearer: leaver.jwt })
    expect(refused).toMatchObject({ status: 401, body: { code: 'authentication_required' } })
  })
})

/** What may have happened to an account, in any order and number. */
const DEEDS = [
  'browser',
  'passkey',
  'synced passkey',
  'recovery email',
  'pending recovery email',
  'email key',
  'pending email key',
  'feature',
  'browser signed out',
  'passkey deleted',
  'recovery email removed',
] as const

type Deed = (typeof DEEDS)[number]

/** A credential that a person holds, and whether the running service lets them in with it. */
type Possession = { thing: string; opens(): Promise<boolean> }

/** A made-up account, made by its own calls, and every credential that its holder ever had. */
async function live(deeds: readonly Deed[]) {
  const guest = await world.newGuest()
  const bearer = guest.jwt
  const mine = (body: { user?: { id: string } }) => body.user?.id === guest.id
  const keysNow = async () => (await accountOf(world, bearer)).keys as { id: string; type: string }[]
  const possessions: Possession[] = []
  const passkeys: { id: string; signIn: () => ReturnType<typeof passkeySignIn> }[] = []

  const holdBrowser = (id: string, browserKey: string) =>
    possessions.push({
      thing: id,
      opens: async () =>
        (await world.run('auth.restore', { browserKey }, { bearer: undefined })).status === 200,
    })
  const holdMailbox = (address: string) =>
    possessions.push({
      thing: `mailbox:${address}`,
      // For an unowned address the link would make an account, which is another one.
      opens: async () => mine((await linkSignIn(world, address)).body),
    })
  const newest = async (type: string) => (await keysNow()).filter((key) => key.type === type).at(-1)?.id ?? ''

  holdBrowser(await newest('browser'), guest.browserKey)
  const act: Record<Deed, () => Promise<unknown>> = {
    browser: async () => {
      const [one] = passkeys
      if (!one) return
      const { status, body } = await one.signIn()
      if (status === 200) holdBrowser(await newest('browser'), body.browserKey)
    },
    passkey: () => addKey(false),
    'synced passkey': () => addKey(true),
    'recovery email': async () => {
      const address = newAddress()
      await verifyRecovery(world, bearer, address)
      holdMailbox(address)
    },
    'pending recovery email': async () => {
      const pending = newAddress()
      await ask(world, pending, { bearer })
      holdMailbox(pending)
    },
    'email key': async () => {
      const email = newAddress()
      await requestKey(world, email, { bearer })
      await activateKey(world, { ...(await mailedKey(world, email)) }, { bearer })
      holdMailbox(email)
    },
    'pending email key': async () => {
      const email = newAddress()
      await requestKey(world, email, { bearer })
      holdMailbox(email)
    },
    feature: () => grantFeature(world.deps, { account: guest.id, featureName: 'beta-scenes' }),
    'browser signed out': async () => {
      const other = (await keysNow()).filter(({ type }) => type === 'browser').at(1)
      if (other) await world.run('keys.removeBrowserKey', { keyId: other.id }, { bearer })
    },
    'passkey deleted': async () => {
      const [one] = passkeys.splice(0, 1)
      if (one) await world.run('keys.removePasskey', { keyId: one.id }, { bearer })
    },
    'recovery email removed': () => world.run('email.removeRecovery', undefined, { bearer }),
  }

  async function addKey(synced: boolean) {
    const authenticator = await addPasskey(world, bearer, { synced })
    const id = await newest('passkey')
    const signIn = () => passkeySignIn(world, authenticator)
    const opens = async () => mine((await signIn()).body)
    passkeys.push({ id, signIn })
    possessions.push({ thing: id, opens })
    // The provider syncs the same passkey to a new device.
    if (synced) possessions.push({ thing: `provider:${id}`, opens })
  }

  for (const deed of deeds) await act[deed]()
  return { bearer, possessions }
}

/** Every subset of a list, the empty one included. */
function subsetsOf<T>([first, ...rest]: T[]): T[][] {
  if (first === undefined) return [[]]
  return subsetsOf(rest).flatMap((subset) => [subset, [first, ...subset]])
}

/**
 * Whether the forecast of an account matches what its service does, for every choice of credentials that its holder may
 * lose.
 */
async function judge(deeds: readonly Deed[]) {
  const { bearer, possessions } = await live(deeds)
  const { things, losses } = await forecastOf(bearer)
  const opening = new Set<string>()
  for (const { thing, opens } of possessions) if (await opens()) opening.add(thing)

  expect({ deeds, opening: new Set(things.map(({ id }) => id)) }).toEqual({ deeds, opening })
  const subsets = subsetsOf([...new Set(possessions.map(({ thing }) => thing))])
  for (const lost of subsets) {
    const isOpen = [...opening].some((thing) => !lost.includes(thing))
    const { locked } = without(
      things,
      things.filter(({ id }) => lost.includes(id)),
    )
    expect({ deeds, lost, locked }).toEqual({ deeds, lost, locked: !isOpen })
  }
  for (const { lost, locked } of losses) {
    const ids = lost.map(({ id }) => id)
    const isOpen = [...opening].some((thing) => !ids.includes(thing))
    expect({ deeds, ids, locked }).toEqual({ deeds, ids, locked: !isOpen })
  }
  return subsets.length
}

describe('forecast and truth', () => {
  // tests/shared/sign-in-methods.test.ts checks, without a service, that the same follows for every account.
  it('agree for every loss on accounts with every kind of sign-in method', {
    timeout: 60_000,
  }, async () => {
    const lives = fc.sample(fc.array(fc.constantFrom(...DEEDS), { minLength: 6, maxLength: 9 }), {
      seed: 16,
      numRuns: 16,
    })
    const often = DEEDS.map((deed) => lives.filter((deeds) => deeds.includes(deed)).length)
    expect(Math.min(...often)).toBeGreaterThanOrEqual(4)
    let judged = 0
    const work = Array.from({ length: 8 }, async () => {
      for (let deeds = lives.pop(); deeds; deeds = lives.pop()) judged += await judge(deeds)
    })
    await Promise.all(work)
    expect(judged).toBeGreaterThan(150)
  })
})
