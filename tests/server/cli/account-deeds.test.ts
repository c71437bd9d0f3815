import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, adminOn } from '../../support/admin.ts'
import { urlOf } from '../../support/cluster.ts'
import { ageSignIn, deleteAccount } from '../../support/deletion.ts'
import { journalOf } from '../../support/journal.ts'
import { lettersTo } from '../../support/letters.ts'
import { addPasskey, passkeySignIn, ringOf, statusOfKey } from '../../support/people.ts'
import { proofFor } from '../../support/proofs.ts'
import { accountOf, newOwner } from '../../support/recovery-email.ts'
import { SECRET } from '../../support/test-config.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
let run: ReturnType<typeof adminOn>
beforeAll(async () => {
  world = await createWorld()
  run = adminOn(world.connection)
})
afterAll(() => world.close())

const byOperator = { browser: null, detail: 'operator' }

/** An account with a verified address, a browser and a passkey. */
async function newPerson() {
  const owner = await newOwner(world)
  const authenticator = await addPasskey(world, owner.bearer)
  return { ...owner, authenticator, upid: (await accountOf(world, owner.bearer)).upid as string }
}

/** The newest entry of the journal of a bearer. */
async function newestOf(bearer: string) {
  return (await journalOf(world, bearer)).entries[0]
}

it.each(['delete', 'restrict', 'lift', 'journal', 'show'])(
  'account %s exits 1 when there is no such account',
  async (command) => {
    expect(await run('account', command, 'NOBODY')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'There is no account NOBODY.\n',
    })
  },
)

describe('account restrict', () => {
  it('restricts once, tells every address, and stands in the journal as done by the operator', async () => {
    const { upid, bearer, address } = await newPerson()
    const first = await run('account', 'restrict', upid)
    const { restrictedAt } = await accountOf(world, bearer)
    expect(first).toMatchObject({ code: 0, stderr: '', json: { account: upid, restrictedAt, isNew: true } })
    expect(restrictedAt).toEqual(expect.any(String))
    expect(await newestOf(bearer)).toMatchObject({ event: 'restricted', key: null, ...byOperator })
    const again = await run('account', 'restrict', upid)
    expect(again).toMatchObject({ code: 0, json: { account: upid, restrictedAt, isNew: false } })
    const told = (await lettersTo(world, address)).filter((text) =>
      text.includes('everything is kept, and nothing is changed'),
    )
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(/^The operator of this service restricted your Latchkey account /m)
    expect(told[0]).not.toContain('signed in to it')
  })

  it('is lifted by the holder, who needs a proof for it as always', async () => {
    const { upid, bearer } = await newPerson()
    await ageSignIn(world, bearer)
    const proof = await proofFor(world, bearer)
    await run('account', 'restrict', upid)
    expect(await world.run('account.setBornOn', { bornOn: '1990-12-10' }, { bearer })).toMatchObject({
      status: 403,
      body: { code: 'account_restricted' },
    })
    const lift = (input: object) => world.run('account.liftRestriction', input, { bearer })
    expect(await lift({ proof: 'x'.repeat(43) })).toMatchObject({
      status: 403,
      body: { code: 'proof_required' },
    })
    expect((await lift({ proof })).status).toBe(200)
    expect((await accountOf(world, bearer)).restrictedAt).toBeNull()
  })

  it('counts on no limit of the holder', async () => {
    const { upid, bearer } = await newPerson()
    for (let times = 0; times < 4; times++) {
      expect((await run('account', 'restrict', upid)).json.isNew).toBe(true)
      expect((await run('account', 'lift', upid)).json.wasRestricted).toBe(true)
    }
    expect((await world.run('account.restrict', undefined, { bearer })).status).toBe(200)
  })
})

describe('account lift', () => {
  it('lifts a restriction of somebody with a browser, signs that browser out, and tells every address', async () => {
    const { upid, bearer, browserKey, address, authenticator } = await newPerson()
    await world.run('account.restrict', undefined, { bearer })
    expect(await run('account', 'lift', upid)).toMatchObject({
      code: 0,
      stderr: '',
      json: { account: upid, wasRestricted: true },
    })
    expect(await statusOfKey(world, browserKey)).toBe(401)
    const { body } = await passkeySignIn(world, authenticator)
    const { entries } = await journalOf(world, body.jwt)
    expect(entries.slice(1, 3)).toMatchObject([
      { event: 'key_removed', key: { type: 'browser' }, ...byOperator },
      { event: 'restriction_lifted', ...byOperator },
    ])
    const told = (await lettersTo(world, address)).filter((text) => text.includes('was lifted'))
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('was lifted by the operator of this service. It works as before.')
    expect((await run('account', 'lift', upid)).json).toEqual({ account: upid, wasRestricted: false })
  })

  it('leaves the browser signed in that alone opens the account', async () => {
    const { upid, jwt, browserKey } = await world.newGuest()
    await world.run('account.restrict', undefined, { bearer: jwt })
    expect((await run('account', 'lift', upid)).code).toBe(0)
    expect(await statusOfKey(world, browserKey)).toBe(200)
    expect(await accountOf(world, jwt)).toMatchObject({ restrictedAt: null })
  })
})

it.each(['restrict', 'lift'])(
  'account %s refuses an account that is about to be deleted',
  async (command) => {
    const { upid, bearer } = await newPerson()
    await deleteAccount(world, bearer, { proof: await proofFor(world, bearer) })
    expect(await run('account', command, upid)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'This account is about to be deleted.\n',
    })
  },
)

describe('what other commands do', () => {
  it('stands in the journal as done by the operator, and in the letter', async () => {
    const { upid, bearer, address } = await newPerson()
    const passkey = (await ringOf(world, bearer)).find(({ type }) => type === 'passkey')
    await run('key', 'revoke', passkey?.id ?? '')
    await run('feature', 'grant', upid, 'early-access')
    await run('feature', 'revoke', upid, 'early-access')
    const { entries } = await journalOf(world, bearer)
    expect(entries.slice(0, 3)).toMatchObject([
      { event: 'key_removed', key: { type: 'feature' }, ...byOperator },
      { event: 'key_added', key: { type: 'feature' }, ...byOperator },
      { event: 'key_removed', key: { type: 'passkey' }, ...byOperator },
    ])
    const told = (await lettersTo(world, address)).at(-1)
    expect(told).toContain('by the operator of this service. Nobody can sign in with it any more.')
  })
})

it('the commands say in plain words what they did', async () => {
  const { upid } = await newPerson()
  const env = { DATABASE_URL: urlOf(world.connection), SECRET }
  const said = async (...args: string[]) => (await admin(['account', ...args], env)).stdout
  expect(await said('restrict', upid)).toBe(
    `${upid} is restricted, and its addresses get an email. Its holder can lift that like a restriction of their own. Changes that wait go on.\n`,
  )
  expect(await said('restrict', upid)).toMatch(/^\w+ is restricted since \d{4}-\S+Z; nothing changed\.\n$/)
  expect(await said('lift', upid)).toBe(`${upid} is no longer restricted, and its addresses get an email.\n`)
  expect(await said('lift', upid)).toBe(`${upid} is not restricted; nothing changed.\n`)
  expect(await said('delete', upid)).toMatch(
    /^\w+ will be deleted on \d{4}-\S+Z\. Every browser is signed out, [^\n]+\nUntil then its holder can keep it, [^\n]+\n$/,
  )
  expect(await said('delete', upid, '--now', 'Why not')).toBe(
    `${upid} is deleted, for good. Emails with the reason: 1.\nIts journal is gone too, so keep this answer if you must show what you did.\n`,
  )
})
