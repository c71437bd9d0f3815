import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantFeature } from '#server/account-store/keys/add-feature-key.ts'
import { servedProcedures } from '#server/http/trpc/router.ts'
import { accounts } from '#server/platform/postgres/schema.ts'
import type { AuditEntry } from '#shared/audit-log.ts'
import { maskAddress } from '#shared/masked-address.ts'
import { PERSONAL_CHANGES } from '#shared/personal-fields.ts'
import { fromEntries } from '#shared/record-of.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { bring, newTellingGuest } from '../../support/bringing.ts'
import { changesOf } from '../../support/changes.ts'
import { mailedKey } from '../../support/email-keys.ts'
import { breaksIn, journalOf } from '../../support/journal.ts'
import { nextMailed } from '../../support/letters.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginLogin, beginRegistration } from '../../support/passkeys.ts'
import { addPasskey, linkSignIn, ringOf, verifyRecovery } from '../../support/people.ts'
import { personalSamples } from '../../support/personal-samples.ts'
import { proofFor } from '../../support/proofs.ts'
import { ask, mailedCode, newOwner } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const HERE = 'Firefox on Linux'
const ELSEWHERE = 'Safari on iOS'

type Told = Partial<Pick<AuditEntry, 'event' | 'browser' | 'key' | 'detail'>>

/** What a call is made with, and the reader of its audit events; `bearer` is undefined for a call without one. */
type Call = { input?: object; bearer?: string; reader: () => Promise<string> | string; told: Told[] }

/** An account in this browser, with a verified address. */
async function somebody() {
  const address = newAddress()
  const { body } = await world.rest('POST', '/api/auth/email/verify', {
    token: await world.mailedLink(address),
    browserId: newBrowserId(),
    browserName: HERE,
  })
  return {
    address,
    jwt: body.accessToken as string,
    id: body.user.id as string,
    browserKey: body.browserKey as string,
  }
}

async function guest() {
  const { body } = await world.rest(
    'POST',
    '/api/account',
    { browserId: newBrowserId(), browserName: HERE },
    { from: newClient() },
  )
  return body as { jwt: string; id: string; browserKey: string }
}

/** A second browser of an account. */
async function elsewhere(address: string) {
  return (await linkSignIn(world, address, { browserName: ELSEWHERE })).body.accessToken as string
}

async function idOf(jwt: string, type: string) {
  return (await ringOf(world, jwt)).find((key) => key.type === type && !key.current)?.id
}

/** An account with a pending removal of a passkey. */
async function waitingRemoval() {
  const { jwt, id } = await somebody()
  await addPasskey(world, jwt)
  await letHoursPass(world, id, 73)
  const passkey = (await ringOf(world, jwt)).find(({ type }) => type === 'passkey')
  await world.run('keys.removePasskey', { keyId: passkey?.id, wait: true }, { bearer: jwt })
  return { jwt, id, key: { type: 'passkey', name: passkey?.name ?? '' } as const }
}

const nothing: Told[] = []

function callOf(name: string): Promise<Call> {
  const deed = deeds[name]
  if (!deed) throw new Error(`No deed ${name}`)
  return deed()
}

/** One call of every kind that changes something. Its answer is the second argument. */
const deeds: Record<string, () => Promise<Call>> = {
  'account.create': async () => ({
    input: { browserId: newBrowserId(), browserName: HERE },
    reader: () => '',
    told: [{ event: 'guest_made', browser: HERE, key: null, detail: null }],
  }),
  ...fromEntries(
    PERSONAL_CHANGES.map((change) => {
      const { call, input } = personalSamples[change]
      return [
        call,
        async () => {
          const { jwt } = await guest()
          const event = `${change}_changed` as const
          const told = [{ event, browser: HERE, key: null, detail: null }] satisfies Told[]
          return { input, bearer: jwt, reader: () => jwt, told }
        },
      ]
    }),
  ),
  'account.bring': async () => {
    const { jwt } = await guest()
    const left = await newTellingGuest(world)
    const told = ['name_changed', 'birthday_changed'] as const
    return {
      input: { from: left.browserKey, take: ['name', 'birthday'] },
      bearer: jwt,
      reader: () => jwt,
      told: told.map((event) => ({ event, browser: HERE, key: null, detail: null })),
    }
  },
  'account.undoBring': async () => {
    const { jwt } = await guest()
    const left = await newTellingGuest(world)
    const { body } = await bring(world, jwt, { from: left.browserKey, take: ['name'] })
    const told = [{ event: 'name_changed', browser: HERE, key: null, detail: null }] satisfies Told[]
    return { input: { undoToken: body.undoToken }, bearer: jwt, reader: () => jwt, told }
  },
  'account.export': async () => {
    const { jwt } = await guest()
    const told = [{ event: 'exported', browser: HERE, key: null, detail: null }] satisfies Told[]
    return { input: {}, bearer: jwt, reader: () => jwt, told }
  },
  'account.restrict': async () => {
    const { jwt } = await guest()
    const told = [{ event: 'restricted', browser: HERE, key: null, detail: null }] satisfies Told[]
    return { bearer: jwt, reader: () => jwt, told }
  },
  'account.liftRestriction': async () => {
    const { jwt } = await guest()
    await world.run('account.restrict', undefined, { bearer: jwt })
    const told = [{ event: 'restriction_lifted', browser: HERE, key: null, detail: null }] satisfies Told[]
    return { input: {}, bearer: jwt, reader: () => jwt, told }
  },
  'auth.prove.begin': async () => {
    const { jwt } = await guest()
    await addPasskey(world, jwt)
    return { bearer: jwt, reader: () => jwt, told: nothing }
  },
  'auth.prove.complete': async () => {
    const { jwt } = await guest()
    const passkey = await addPasskey(world, jwt)
    const { body } = await world.run('auth.prove.begin', undefined, {
      bearer: jwt,
      from: newClient(),
    })
    return { input: { credential: passkey.login(body) }, bearer: jwt, reader: () => jwt, told: nothing }
  },
  'auth.prove.mail': async () => {
    const { jwt } = await somebody()
    return { bearer: jwt, reader: () => jwt, told: nothing }
  },
  'auth.prove.code': async () => {
    const { jwt, address } = await somebody()
    await world.run('auth.prove.mail', undefined, { bearer: jwt, from: newClient() })
    const { code } = await mailedCode(world, address)
    return { input: { code }, bearer: jwt, reader: () => jwt, told: nothing }
  },
  'auth.restore': async () => {
    const { jwt, browserKey } = await guest()
    return { input: { browserKey, browserName: HERE }, reader: () => jwt, told: nothing }
  },
  'auth.refresh': async () => {
    const { jwt, browserKey } = await guest()
    return { input: { refreshToken: browserKey }, reader: () => jwt, told: nothing }
  },
  'auth.logout': async () => {
    const { jwt, address } = await somebody()
    const other = await elsewhere(address)
    const told = [
      { event: 'key_removed', browser: ELSEWHERE, key: { type: 'browser', name: ELSEWHERE }, detail: null },
    ] satisfies Told[]
    return { input: {}, bearer: other, reader: () => jwt, told }
  },
  'email.askSignInLink': async () => {
    const { jwt, address } = await somebody()
    // Anybody who knows an address can ask for a link to it.
    return { input: { email: address }, reader: () => jwt, told: nothing }
  },
  'email.redeemSignInLink': async () => {
    const { jwt, address } = await somebody()
    const token = await world.mailedLink(address)
    return {
      input: { token, browserId: newBrowserId(), browserName: ELSEWHERE },
      reader: () => jwt,
      told: [{ event: 'signed_in', browser: ELSEWHERE, key: null, detail: address }],
    }
  },
  'email.askVerification': async () => {
    const { jwt } = await guest()
    const email = newAddress()
    const told = [
      { event: 'address_asked', browser: HERE, key: null, detail: maskAddress(email) },
    ] satisfies Told[]
    return { input: { email }, bearer: jwt, reader: () => jwt, told }
  },
  'email.verifyCode': async () => {
    const { jwt } = await guest()
    const email = newAddress()
    await ask(world, email, { bearer: jwt })
    const { code } = await mailedCode(world, email)
    const told = [{ event: 'address_verified', browser: HERE, key: null, detail: email }] satisfies Told[]
    return { input: { email, code }, bearer: jwt, reader: () => jwt, told }
  },
  'email.removeRecovery': async () => {
    const { jwt, address } = await somebody()
    const told = [{ event: 'address_removed', browser: HERE, key: null, detail: address }] satisfies Told[]
    return { bearer: jwt, reader: () => jwt, told }
  },
  'email.requestKey': async () => {
    const { jwt } = await guest()
    const email = newAddress()
    const key = { type: 'email', name: maskAddress(email) } as const
    return {
      input: { email },
      bearer: jwt,
      reader: () => jwt,
      told: [{ event: 'key_added', browser: HERE, key, detail: null }],
    }
  },
  'email.activateKey': async () => {
    const { jwt } = await guest()
    const email = newAddress()
    await world.run('email.requestKey', { email }, { bearer: jwt, from: newClient() })
    const key = { type: 'email', name: email } as const
    return {
      input: { ...(await mailedKey(world, email)), browserId: newBrowserId(), browserName: ELSEWHERE },
      reader: () => jwt,
      told: [
        { event: 'key_activated', browser: ELSEWHERE, key, detail: null },
        { event: 'signed_in', browser: ELSEWHERE, key, detail: email },
      ],
    }
  },
  'keys.removePasskey': async () => {
    const { jwt } = await guest()
    await addPasskey(world, jwt)
    const [, { name = '' } = {}] = await ringOf(world, jwt)
    return {
      input: { keyId: await idOf(jwt, 'passkey') },
      bearer: jwt,
      reader: () => jwt,
      told: [{ event: 'key_removed', browser: HERE, key: { type: 'passkey', name }, detail: null }],
    }
  },
  'keys.removeEmailKey': async () => {
    const { jwt } = await guest()
    const email = newAddress()
    await world.run('email.requestKey', { email }, { bearer: jwt, from: newClient() })
    return {
      input: { keyId: await idOf(jwt, 'email') },
      bearer: jwt,
      reader: () => jwt,
      told: [
        {
          event: 'key_removed',
          browser: HERE,
          key: { type: 'email', name: maskAddress(email) },
          detail: null,
        },
      ],
    }
  },
  'keys.removeBrowserKey': async () => {
    const { jwt, address } = await somebody()
    await elsewhere(address)
    return {
      input: { keyId: await idOf(jwt, 'browser') },
      bearer: jwt,
      reader: () => jwt,
      told: [
        { event: 'key_removed', browser: HERE, key: { type: 'browser', name: ELSEWHERE }, detail: null },
      ],
    }
  },
  'keys.rename': async () => {
    const { jwt, id } = await guest()
    await grantFeature(world.deps, { account: id, featureName: 'early-access' })
    return {
      input: { keyId: await idOf(jwt, 'feature'), name: 'Kitchen' },
      bearer: jwt,
      reader: () => jwt,
      told: [
        { event: 'key_renamed', browser: HERE, key: { type: 'feature', name: 'Early access' }, detail: null },
      ],
    }
  },
  'keys.removeFeatureKey': async () => {
    const { jwt, id } = await guest()
    await grantFeature(world.deps, { account: id, featureName: 'early-access' })
    return {
      input: { keyId: await idOf(jwt, 'feature') },
      bearer: jwt,
      reader: () => jwt,
      told: [
        { event: 'key_removed', browser: HERE, key: { type: 'feature', name: 'Early access' }, detail: null },
      ],
    }
  },
  'passkeys.beginRegistration': async () => {
    const { jwt } = await guest()
    return { input: {}, bearer: jwt, reader: () => jwt, told: nothing }
  },
  'passkeys.completeRegistration': async () => {
    const { jwt } = await guest()
    const credential = createAuthenticator({ origin: ORIGIN }).register(
      await beginRegistration(world, {}, { bearer: jwt }),
    )
    const key = { type: 'passkey', name: ELSEWHERE } as const
    return {
      input: { credential, browserId: newBrowserId(), browserName: ELSEWHERE },
      bearer: jwt,
      reader: () => jwt,
      told: [{ event: 'key_added', browser: HERE, key, detail: null }],
    }
  },
  'passkeys.beginLogin': async () => {
    const { jwt, address } = await somebody()
    await addPasskey(world, jwt)
    return { input: { email: address }, reader: () => jwt, told: nothing }
  },
  'passkeys.beginDiscoverableLogin': async () => {
    const { jwt } = await guest()
    return { reader: () => jwt, told: nothing }
  },
  'account.stopChange': async () => {
    const { jwt, key } = await waitingRemoval()
    const [change] = await changesOf(world, jwt)
    return {
      input: { id: change?.id, proof: await proofFor(world, jwt) },
      bearer: jwt,
      reader: () => jwt,
      told: [{ event: 'change_stopped', browser: HERE, key, detail: 'key_removed' }],
    }
  },
  'passkeys.completeLogin': async () => {
    const { jwt } = await guest()
    const passkey = await addPasskey(world, jwt)
    const name = (await ringOf(world, jwt)).find(({ type }) => type === 'passkey')?.name ?? ''
    const credential = passkey.login(await beginLogin(world))
    return {
      input: { credential, browserId: newBrowserId(), browserName: ELSEWHERE },
      reader: () => jwt,
      told: [{ event: 'signed_in', browser: ELSEWHERE, key: { type: 'passkey', name }, detail: null }],
    }
  },
}

/**
 * An account that is scheduled for deletion cannot read its audit log; its events are read after the deletion is
 * cancelled.
 */
const OF_A_DELETION = ['account.delete', 'account.undoDeletion', 'account.deleteNow']

it('every call that changes something is covered', () => {
  const mutations = servedProcedures().filter(({ type }) => type === 'mutation')
  expect([...Object.keys(deeds), ...OF_A_DELETION].sort(), 'Add a deed for yours in this file').toEqual(
    mutations.map(({ name }) => name).sort(),
  )
})

describe('the audit log', () => {
  it.each(Object.keys(deeds))('of %s records exactly the events of the call', async (name) => {
    const { input, bearer, reader, told } = await callOf(name)
    const before = await readAs(await reader())
    const { status, body } = await world.run(name, input, { bearer, from: newClient() })
    expect(status).toBe(200)
    const after = await readAs((await reader()) || body.jwt)
    expect(after.slice(0, after.length - before.length).reverse()).toMatchObject(told)
    expect(after.length - before.length).toBe(told.length)
    expect(breaksIn(after)).toEqual([])
  })

  async function readAs(bearer: string) {
    return bearer === '' ? [] : (await journalOf(world, bearer)).entries
  }

  it('records a pending change when it is requested, and when it is done', async () => {
    const { jwt, id, key } = await waitingRemoval()
    const [asked] = (await journalOf(world, jwt)).entries
    expect(asked).toMatchObject({ event: 'change_waits', browser: HERE, key, detail: 'key_removed' })
    await letHoursPass(world, id, 73)
    const [done] = (await journalOf(world, jwt)).entries
    expect(done).toMatchObject({ event: 'key_removed', browser: HERE, key, detail: null })
  })

  it('records a requested deletion and its cancellation', async () => {
    const { jwt, address } = await somebody()
    const asked = await world.run('account.delete', { confirm: 'DELETE' }, { bearer: jwt })
    expect(asked.status).toBe(200)
    // Read now: it may arrive after the letter of the sign-in, and would be mistaken for the next one's.
    await nextMailed(world, address, 'wayBack')
    const back = await elsewhere(address)
    expect((await world.run('account.undoDeletion', {}, { bearer: back })).status).toBe(200)
    const { entries } = await journalOf(world, back)
    expect(entries.slice(0, 4)).toMatchObject([
      { event: 'deletion_undone', browser: ELSEWHERE, key: null, detail: null },
      { event: 'signed_in', browser: ELSEWHERE, detail: address },
      { event: 'key_removed', browser: HERE, key: { type: 'browser', name: HERE } },
      { event: 'deletion_asked', browser: HERE, key: null, detail: null },
    ])
    expect(breaksIn(entries)).toEqual([])

    await world.run('account.delete', { confirm: 'DELETE' }, { bearer: back })
    const token = await nextMailed(world, address, 'wayBack')
    expect((await world.run('account.undoDeletion', { token })).status).toBe(200)
    const [undone] = (await journalOf(world, await elsewhere(address))).entries.slice(1)
    expect(undone).toMatchObject({ event: 'deletion_undone', browser: null })
  })

  it('records how an account was made, by a link and by a passkey', async () => {
    const { jwt, address } = await somebody()
    expect((await journalOf(world, jwt)).entries).toMatchObject([
      { seq: 2, event: 'signed_in', browser: HERE, key: null, detail: address },
      { seq: 1, event: 'address_verified', browser: HERE, detail: address, previous: null },
    ])
    const credential = createAuthenticator({ origin: ORIGIN }).register(await beginRegistration(world))
    const { body } = await world.run('passkeys.completeRegistration', {
      credential,
      browserName: HERE,
    })
    expect((await journalOf(world, body.jwt)).entries).toMatchObject([
      { seq: 2, event: 'key_added', browser: HERE, key: { type: 'passkey', name: HERE } },
      { seq: 1, event: 'guest_made', browser: HERE, key: null, previous: null },
    ])
  })

  it('records a sign-in that had to try twice, by link, by e-mail key and by passkey', async () => {
    const { jwt, address, browserKey } = await somebody()
    const key = newAddress()
    await world.run('email.requestKey', { email: key }, { bearer: jwt, from: newClient() })
    await world.run('email.activateKey', {
      ...(await mailedKey(world, key)),
      browserKey,
      browserName: HERE,
    })
    const passkey = await addPasskey(world, jwt)
    const renewed = { browserKey, browserName: HERE }
    for (const to of [address, key]) await linkSignIn(world, to, renewed)
    const credential = passkey.login(await beginLogin(world))
    await world.run('passkeys.completeLogin', { credential, ...renewed })
    const { entries } = await journalOf(world, jwt)
    expect(entries.slice(0, 3)).toMatchObject([
      { event: 'signed_in', browser: HERE, key: { type: 'passkey' }, detail: null },
      { event: 'signed_in', browser: HERE, key: { type: 'email', name: key }, detail: key },
      { event: 'signed_in', browser: HERE, key: null, detail: address },
    ])
    expect(breaksIn(entries)).toEqual([])
  })

  it('records an address that replaced another, and the keys that a first address signs out', async () => {
    const { jwt, address } = await somebody()
    const [next, third] = [newAddress(), newAddress()]
    await verifyRecovery(world, jwt, next)
    expect((await journalOf(world, jwt)).entries.slice(0, 3)).toMatchObject([
      { event: 'address_changed', detail: next },
      { event: 'address_verified', detail: next },
      { event: 'address_asked', detail: maskAddress(next) },
    ])
    const other = await elsewhere(next)
    await world.run('email.removeRecovery', undefined, { bearer: jwt })
    await verifyRecovery(world, jwt, third)
    expect((await journalOf(world, jwt)).entries.slice(0, 3)).toMatchObject([
      { event: 'key_removed', browser: HERE, key: { type: 'browser', name: ELSEWHERE } },
      { event: 'address_verified', detail: third },
      { event: 'address_asked' },
    ])
    expect((await world.rest('GET', '/api/account', undefined, { bearer: other })).status).toBe(401)
    expect(address).not.toBe(next)
  })

  it('masks an address of another account: requested, and proven to be shared', async () => {
    const owner = await newOwner(world)
    const { jwt } = await guest()
    expect((await ask(world, owner.address, { bearer: jwt })).status).toBe(409)
    const { code } = await mailedCode(world, owner.address)
    const input = { code, email: owner.address, isConflict: true }
    expect((await world.run('email.verifyCode', input, { bearer: jwt })).status).toBe(200)
    const masked = maskAddress(owner.address)
    const { entries } = await journalOf(world, jwt)
    expect(entries.slice(0, 2)).toMatchObject([
      { event: 'conflict_proven', detail: masked },
      { event: 'address_asked', detail: masked },
    ])
    expect(JSON.stringify(entries)).not.toContain(owner.address)
  })

  it('records a requested and abandoned address, masked, and nothing when there was none', async () => {
    const { jwt } = await guest()
    const email = newAddress()
    await world.run('email.removeRecovery', undefined, { bearer: jwt })
    await ask(world, email, { bearer: jwt })
    await world.run('email.removeRecovery', undefined, { bearer: jwt })
    expect((await journalOf(world, jwt)).entries.slice(0, -1)).toMatchObject([
      { event: 'address_removed', detail: maskAddress(email) },
      { event: 'address_asked' },
    ])
  })

  it('records an e-mail key that is requested again', async () => {
    const { jwt } = await guest()
    const email = newAddress()
    for (const _ of [1, 2]) await world.run('email.requestKey', { email }, { bearer: jwt, from: newClient() })
    expect((await journalOf(world, jwt)).entries.slice(0, 2)).toMatchObject([
      { event: 'address_asked', key: { type: 'email', name: maskAddress(email) } },
      { event: 'key_added', key: { type: 'email', name: maskAddress(email) } },
    ])
  })

  it('records nothing for an unchanged name, nor for a second sign-out of a key', async () => {
    const { jwt } = await guest()
    for (const _ of [1, 2]) {
      await world.run('account.setRealName', { first: 'Ada', last: 'Lovelace' }, { bearer: jwt })
    }
    expect((await journalOf(world, jwt)).entries.map(({ event }) => event)).toEqual([
      'name_changed',
      'guest_made',
    ])
  })

  it('records what the operator does: without a browser, and with the operator as its detail', async () => {
    const { jwt, id } = await guest()
    const grant = () => grantFeature(world.deps, { account: id, featureName: 'early-access' })
    expect([await grant(), await grant()]).toEqual(['granted', 'already-granted'])
    expect((await journalOf(world, jwt)).entries).toMatchObject([
      {
        event: 'key_added',
        browser: null,
        key: { type: 'feature', name: 'Early access' },
        detail: 'operator',
      },
      { event: 'guest_made' },
    ])
  })
})

describe('a refused sign-in', () => {
  it('with a known passkey is logged, without the name that an attacker gives their browser', async () => {
    const { jwt } = await guest()
    const passkey = await addPasskey(world, jwt)
    const forged = passkey.login(await beginLogin(world), { origin: 'https://evil.example' })
    const input = { credential: forged, browserId: newBrowserId(), browserName: 'Call 555 0100 now' }
    expect((await world.run('passkeys.completeLogin', input)).status).toBe(401)
    const [latest] = (await journalOf(world, jwt)).entries
    expect(latest).toMatchObject({
      event: 'sign_in_refused',
      browser: null,
      key: { type: 'passkey' },
      detail: null,
    })
  })

  it('with a passkey that was to give a proof is logged, with its origin', async () => {
    const { jwt } = await guest()
    const passkey = await addPasskey(world, jwt)
    const begun = await world.run('auth.prove.begin', undefined, { bearer: jwt, from: newClient() })
    const credential = passkey.login(begun.body, { origin: 'https://evil.example' })
    expect((await world.run('auth.prove.complete', { credential }, { bearer: jwt })).status).toBe(401)
    const [latest] = (await journalOf(world, jwt)).entries
    expect(latest).toMatchObject({ event: 'sign_in_refused', browser: HERE, key: { type: 'passkey' } })
  })

  it('is logged ten times in a row and no more: nobody fills the audit log of another account', async () => {
    const { jwt } = await guest()
    const passkey = await addPasskey(world, jwt)
    const refuse = async () => {
      const credential = passkey.login(await beginLogin(world), { origin: 'https://evil.example' })
      expect((await world.run('passkeys.completeLogin', { credential }, { from: newClient() })).status).toBe(
        401,
      )
    }
    for (let count = 0; count < 12; count++) await refuse()
    const events = async () => (await journalOf(world, jwt)).entries.map(({ event }) => event)
    expect(await events()).toEqual([...Array(10).fill('sign_in_refused'), 'key_added', 'guest_made'])
    // Another event came between, so there is room for more.
    await world.run('account.setBornOn', { bornOn: '1990-12-10' }, { bearer: jwt })
    await refuse()
    expect((await events()).slice(0, 2)).toEqual(['sign_in_refused', 'birthday_changed'])
  })

  it('by a code whose tries are used up is logged once', async () => {
    const { jwt } = await guest()
    const email = newAddress()
    await ask(world, email, { bearer: jwt })
    const { code } = await mailedCode(world, email)
    const wrong = code === '000000' ? '111111' : '000000'
    const statuses = []
    for (let tries = 0; tries < 7; tries++) {
      statuses.push((await world.run('email.verifyCode', { email, code: wrong }, { bearer: jwt })).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
    const { entries } = await journalOf(world, jwt)
    expect(entries.filter(({ event }) => event === 'sign_in_refused')).toMatchObject([
      { browser: HERE, key: null, detail: maskAddress(email) },
    ])
  })

  it('by a code of an e-mail key names no browser of another account', async () => {
    const { jwt } = await guest()
    const { jwt: stranger } = await guest()
    const email = newAddress()
    await world.run('email.requestKey', { email }, { bearer: jwt, from: newClient() })
    const { token, activationCode } = await mailedKey(world, email)
    const wrong = activationCode === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries++) {
      await world.run(
        'email.activateKey',
        { token, activationCode: wrong },
        { bearer: stranger, from: newClient() },
      )
    }
    const [latest] = (await journalOf(world, jwt)).entries
    expect(latest).toMatchObject({ event: 'sign_in_refused', browser: null, detail: maskAddress(email) })
    expect((await journalOf(world, stranger)).entries).toHaveLength(1)
  })
})

it('the audit log is deleted with its account', async () => {
  const { id } = await guest()
  await world.deps.db.delete(accounts).where(eq(accounts.id, id))
  const { rows } = { rows: await world.sql`select 1 from journal where account_id = ${id}` }
  expect(rows).toHaveLength(0)
})
