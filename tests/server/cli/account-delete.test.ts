import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#server/platform/postgres/schema.ts'
import { fingerprintsOf } from '#server/platform/secrets.ts'
import { adminOn } from '../../support/admin.ts'
import { keepBy } from '../../support/deletion.ts'
import { dumpOf, foundIn } from '../../support/dump.ts'
import { journalOf } from '../../support/journal.ts'
import { lettersTo, linkIn, nextMailed } from '../../support/letters.ts'
import { addPasskey, linkSignIn, passkeySignIn, statusOfKey } from '../../support/people.ts'
import { accountOf, newOwner } from '../../support/recovery-email.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { tracesOf } from '../../support/traces.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

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

async function exists(id: string) {
  return (await world.deps.db.$count(accounts, eq(accounts.id, id))) === 1
}

describe('account delete', () => {
  it('signs every browser out, and mails a link by which the holder keeps the account', async () => {
    const { id, upid, browserKey, address } = await newPerson()
    const { code, stderr, json } = await run('account', 'delete', upid)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(json).toEqual({ account: upid, deleted: false, restsUntil: expect.any(String) })
    const days = (Date.parse(json.restsUntil) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
    expect(await statusOfKey(world, browserKey)).toBe(401)
    const letters = await lettersTo(world, address)
    expect(letters.at(-1)).toContain(
      `The operator of this service asked to delete your Latchkey account ${upid}. Every browser`,
    )
    expect(letters.at(-1)).toContain(
      'If you did not ask them to, or if you change your mind, you can keep it.',
    )

    expect((await keepBy(world, linkIn(letters, 'wayBack') ?? '')).status).toBe(200)
    expect(await exists(id)).toBe(true)
    const { body } = await linkSignIn(world, address)
    const { entries } = await journalOf(world, body.accessToken)
    expect(entries.map(({ event }) => event).slice(0, 4)).toEqual([
      'signed_in',
      'deletion_undone',
      'key_removed',
      'deletion_asked',
    ])
    expect(entries.slice(2, 4)).toMatchObject([byOperator, byOperator])
  })

  it('is taken back after a sign-in, like a deletion by the holder', async () => {
    const { id, upid, authenticator } = await newPerson()
    await run('account', 'delete', upid)
    const { body } = await passkeySignIn(world, authenticator)
    expect((await world.run('account.undoDeletion', {}, { bearer: body.jwt })).status).toBe(200)
    expect(await exists(id)).toBe(true)
    expect(await accountOf(world, body.jwt)).toMatchObject({ restsUntil: null })
  })

  it('refuses a second time, and does not make the wait longer', async () => {
    const { upid, id } = await newPerson()
    const { json } = await run('account', 'delete', upid)
    expect(await run('account', 'delete', upid)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `${upid} is about to be deleted already; --now does it at once.\n`,
    })
    const [row] = await world.deps.db.select().from(accounts).where(eq(accounts.id, id))
    expect(row?.restsUntil?.toISOString()).toBe(json.restsUntil)
  })

  it('beside a sign-in leaves no session that could do more than take it back', async () => {
    for (let round = 0; round < 4; round++) {
      const { upid, address } = await newPerson()
      await world.rest('POST', '/api/auth/email/signin', { email: address }, { from: newClient() })
      const token = await nextMailed(world, address, 'signIn')
      const signIn = () => world.rest('POST', '/api/auth/email/verify', { token, browserId: newBrowserId() })
      const [ended, entered] = await Promise.all([run('account', 'delete', upid), signIn()])
      expect([ended.code, entered.status]).toEqual([0, 200])
      const bearer = entered.body.accessToken
      // Before the deletion: the session has ended. After it: the session may only read, and take it back.
      const allowed = await world.run('account.setBornOn', { bornOn: '1990-12-10' }, { bearer })
      expect(['authentication_required', 'account_resting']).toContain(allowed.body.code)
    }
  })

  it('deletes a guest at once, whom nothing could bring back', async () => {
    const guest = await world.newGuest()
    expect(await run('account', 'delete', guest.upid)).toMatchObject({
      code: 0,
      json: { account: guest.upid, deleted: true, restsUntil: null, reason: null, letters: 0 },
    })
    expect(await exists(guest.id)).toBe(false)
  })
})

describe('account delete --now', () => {
  const REASON = 'Asked for by letter on <November 3>'

  it('leaves nothing of an account, even a settled one, and mails the reason to its addresses', async () => {
    const { id, upid, bearer, address } = await newPerson()
    await letHoursPass(world, id, 100)
    await world.rest('POST', '/api/account/real-name', { first: 'Zenobia', last: 'Ottoline' }, { bearer })
    const traces = await tracesOf(world, id)
    expect(traces.size).toBeGreaterThan(8)
    expect(await run('account', 'delete', upid, '--now', ` ${REASON} `)).toMatchObject({
      code: 0,
      stderr: '',
      json: { account: upid, deleted: true, restsUntil: null, reason: REASON, letters: 1 },
    })
    const letters = await lettersTo(world, address)
    expect(letters.at(-1)).toContain(`deleted your Latchkey account ${upid}, with everything`)
    expect(letters.at(-1)).toContain(`The reason they gave: ${REASON}\n`)
    const { mail } = world.smtp.received.filter(({ to }) => to.includes(address)).at(-1) ?? {}
    expect(mail?.subject).toBe('Your account was deleted')
    expect(mail?.html).toContain('&lt;November 3&gt;')
    // The row of that last letter stays for two days, as that of every sent letter.
    const [fingerprint] = fingerprintsOf(world.deps.config.secrets, [address])
    expect(foundIn(await dumpOf(world.deps.db), traces)).toEqual([fingerprint])
    // The address is free.
    const { body } = await linkSignIn(world, address)
    expect(body.user.id).not.toBe(id)
  })

  it('refuses a restricted account; lifted, or with its deletion asked for, it is deleted', async () => {
    const [lifted, asked] = [await newPerson(), await newPerson()]
    for (const { id, upid, bearer } of [lifted, asked]) {
      await world.run('account.restrict', undefined, { bearer })
      expect(await run('account', 'delete', upid, '--now', REASON)).toMatchObject({
        code: 1,
        stdout: '',
        stderr:
          'This account is restricted: its data is to be kept. Lift the restriction first, or leave out --now.\n',
      })
      expect(await exists(id)).toBe(true)
    }
    await run('account', 'lift', lifted.upid)
    await run('account', 'delete', asked.upid)
    for (const { id, upid } of [lifted, asked]) {
      expect((await run('account', 'delete', upid, '--now', REASON)).code).toBe(0)
      expect(await exists(id)).toBe(false)
    }
  })

  it.each([
    ['nothing', []],
    ['an empty reason', ['  ']],
    ['two lines', ['one\ntwo']],
    ['more than 500 letters', ['x'.repeat(501)]],
  ])('refuses %s for a reason with exit code 2, and deletes nothing', async (_, reason) => {
    const guest = await world.newGuest()
    const ended = await run('account', 'delete', guest.upid, '--now', ...reason)
    expect(ended).toMatchObject({ code: 2, stdout: '' })
    expect(ended.stderr).toMatch(/^[^\n]+\n$/)
    expect(ended.stderr).toMatch(/--now/)
    expect(await exists(guest.id)).toBe(true)
  })

  it('beside a sign-in leaves no account behind, and the sign-in is answered', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, upid, address } = await newPerson()
      await world.rest('POST', '/api/auth/email/signin', { email: address }, { from: newClient() })
      const token = await nextMailed(world, address, 'signIn')
      const signIn = () => world.rest('POST', '/api/auth/email/verify', { token, browserId: newBrowserId() })
      const [ended, entered] = await Promise.all([run('account', 'delete', upid, '--now', REASON), signIn()])
      expect(ended.code).toBe(0)
      // Before the deletion: a session, which is over by now. After it: the link has gone with the account.
      expect([200, 400]).toContain(entered.status)
      expect(await exists(id)).toBe(false)
      if (entered.status === 200)
        expect(
          (await world.rest('GET', '/api/account', undefined, { bearer: entered.body.accessToken })).status,
        ).toBe(401)
    }
  })

  it('by two operators at once is done once', async () => {
    const { upid } = await newPerson()
    const ended = await Promise.all([1, 2, 3].map(() => run('account', 'delete', upid, '--now', REASON)))
    expect(ended.map(({ code }) => code).sort()).toEqual([0, 1, 1])
    const refused = ended.filter(({ code }) => code === 1).map(({ stderr }) => stderr)
    expect(refused).toEqual(Array(2).fill(`There is no account ${upid}.\n`))
  })
})
