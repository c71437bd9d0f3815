import { chmod } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verificationCodeLetter } from '#server/account-protection/notices/letters.ts'
import { commands } from '#server/cli/commands.ts'
import { freePort } from '#server/lifecycle/free-port.ts'
import { enqueueLetter } from '#server/outbox/outbox.ts'
import { generatedSecrets } from '#server/platform/data-dir.ts'
import { accounts, limits, outbox } from '#server/platform/postgres/schema.ts'
import { admin, adminOn } from '../../support/admin.ts'
import { urlOf } from '../../support/cluster.ts'
import { emailKeyAt, verifyAt } from '../../support/mailboxes.ts'
import { newAddress } from '../../support/new-address.ts'
import {
  addPasskey,
  linkSignIn,
  mailedEmailKey,
  ringOf,
  statusOfKey,
  verifyRecovery,
} from '../../support/people.ts'
import { accountOf } from '../../support/recovery-email.ts'
import { newFolder } from '../../support/started.ts'
import { SECRET } from '../../support/test-config.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { createWorld, type World } from '../../support/world.ts'

const ONE_LINE = /^[^\n]+\n$/

let world: World
let run: ReturnType<typeof adminOn>
beforeAll(async () => {
  world = await createWorld()
  run = adminOn(world.connection)
})
afterAll(() => world.close())

/** An account with an address, a passkey and a browser. */
async function newPerson() {
  const guest = await world.newGuest()
  await addPasskey(world, guest.jwt)
  const address = await verifyRecovery(world, guest.jwt)
  return { ...guest, address }
}

/** A letter that no mail server accepts for now. */
async function newLetter(accountId: string) {
  const to = newAddress()
  world.smtp.refuse.set(to, 450)
  const letter = verificationCodeLetter(world.deps.config, { to, upid: 'ABCDEFGHJK', code: '123456' })
  await world.deps.db.transaction((tx) => enqueueLetter(tx, world.deps, letter, { accountId }))
  const [row] = await world.deps.db.select().from(outbox).where(eq(outbox.accountId, accountId))
  return row?.id ?? ''
}

describe('the help of the commands', () => {
  it('lists every command, and each shows its usage', async () => {
    const help = await admin(['--help'])
    expect(help).toMatchObject({ code: 0, stderr: '' })
    expect((await admin([])).stdout).toBe(help.stdout)
    for (const name of Object.keys(commands))
      expect(help.stdout).toMatch(new RegExp(`^ {2}${name}\\b.*\\S`, 'm'))
    const own = await admin(['mail', 'list', '--help'])
    expect(own).toMatchObject({ code: 0, stderr: '' })
    expect(own.stdout).toContain('npm run admin -- mail list [--account ...] [--dead] [--json]')
  })

  it.each([
    ['a command that is none', ['acount', 'show']],
    ['half a command', ['account']],
    ['a word too few', ['account', 'show']],
    ['a word too many', ['counts', 'all']],
    ['a flag that is none', ['counts', '--jsn']],
    ['a flag without its word', ['mail', 'list', '--account']],
    ['a feature in capitals', ['feature', 'revoke', 'ABCDEFGHJK', 'Early']],
  ])('refuses %s with exit code 2 and one line', async (_, args) => {
    const ended = await admin(args, { DATABASE_URL: 'postgres://localhost:1/app', SECRET })
    expect(ended).toMatchObject({ stdout: '', code: 2 })
    expect(ended.stderr).toMatch(ONE_LINE)
  })
})

describe('account', () => {
  it('find finds an account by address, id, public id, and pending address', async () => {
    const person = await newPerson()
    for (const [text, foundBy] of [
      [person.address.toUpperCase(), 'its address'],
      [person.id, 'id'],
      [person.upid.toLowerCase(), 'id'],
    ] as const) {
      expect((await run('account', 'find', text)).json).toMatchObject([
        { id: person.id, upid: person.upid, foundBy },
      ])
    }
    const guest = await world.newGuest()
    const hoped = newAddress()
    await world.rest('POST', '/api/account/email/verify', { email: hoped }, { bearer: guest.jwt })
    expect((await run('account', 'find', hoped)).json).toMatchObject([
      { id: guest.id, foundBy: 'an unverified address' },
    ])
    const { email } = await mailedEmailKey(world, guest.jwt)
    expect((await run('account', 'find', email)).json).toMatchObject([{ id: guest.id }])
    expect(await run('account', 'find', newAddress())).toMatchObject({ code: 1, json: [] })
  })

  it('show prints the facts of the account, and nothing secret', async () => {
    const person = await newPerson()
    const shown = await run('account', 'show', person.upid)
    expect(shown).toMatchObject({ code: 0, stderr: '' })
    expect(shown.json).toMatchObject({
      id: person.id,
      upid: person.upid,
      isGuest: false,
      email: person.address,
      addresses: [person.address],
      keys: { browser: 1, passkey: 1 },
    })
    expect(shown.stdout).not.toContain(person.browserKey)
    expect(await run('account', 'show', 'NOBODY')).toMatchObject({
      code: 1,
      stderr: 'There is no account NOBODY.\n',
    })
  })

  it('show removes control characters from names', async () => {
    const guest = await world.newGuest()
    await world.deps.db.update(accounts).set({ first: '\u001b[2JAda' }).where(eq(accounts.id, guest.id))
    const { stdout } = await admin(['account', 'show', guest.upid], environmentOf())
    expect(stdout).toContain('?[2JAda')
  })
})

describe('key', () => {
  it('list shows active keys, and with --all revoked ones; revoke ends a key and notifies the account', async () => {
    const person = await newPerson()
    const passkey = (await ringOf(world, person.jwt)).find(({ type }) => type === 'passkey')
    expect((await run('key', 'list', person.id)).json.map(({ type }: { type: string }) => type)).toEqual([
      'browser',
      'passkey',
    ])
    expect((await run('key', 'revoke', passkey?.id ?? '')).json).toEqual({
      id: passkey?.id,
      type: 'passkey',
      account: person.upid,
    })
    for (;;) {
      const { mail } = await world.smtp.next(person.address)
      if (mail.subject === 'A key was removed from your account') break
    }
    expect((await run('key', 'list', person.id)).json).toHaveLength(1)
    expect((await run('key', 'list', person.id, '--all')).json).toHaveLength(2)
    expect(await run('key', 'revoke', passkey?.id ?? '')).toMatchObject({
      code: 1,
      stderr: `There is no live key ${passkey?.id}.\n`,
    })
  })

  it('revoke of an e-mail key keeps the mailbox that its address replaced', async () => {
    const { id, jwt, address } = await newPerson()
    await letHoursPass(world, id, 100)
    const next = newAddress()
    const own = (await linkSignIn(world, address)).body.accessToken
    await verifyAt(world, own, next)
    const keyId = await emailKeyAt(world, own, next)
    await world.run('email.removeRecovery', {}, { bearer: own })
    expect((await run('key', 'revoke', keyId)).code).toBe(0)
    expect(await accountOf(world, jwt)).toMatchObject({ email: address })
  })

  it('revoke signs a browser out at once', async () => {
    const guest = await world.newGuest()
    const [browser] = await ringOf(world, guest.jwt)
    expect((await run('key', 'revoke', browser?.id ?? '')).code).toBe(0)
    expect(await statusOfKey(world, guest.browserKey)).toBe(401)
  })
})

describe('feature', () => {
  it('grant switches a feature on once, revoke off once, and both say when nothing changed', async () => {
    const guest = await world.newGuest()
    expect((await run('feature', 'grant', guest.upid, 'early-access')).json).toMatchObject({ isNew: true })
    expect((await run('feature', 'grant', guest.id, 'early-access')).json).toMatchObject({ isNew: false })
    expect((await ringOf(world, guest.jwt)).map(({ type }) => type)).toContain('feature')
    expect((await run('feature', 'revoke', guest.upid, 'early-access')).json).toMatchObject({
      wasThere: true,
    })
    expect((await run('feature', 'revoke', guest.upid, 'early-access')).json).toMatchObject({
      wasThere: false,
    })
    expect((await ringOf(world, guest.jwt)).map(({ type }) => type)).not.toContain('feature')
  })
})

describe('mail', () => {
  it('list shows kind, account and tries, but no address and no content', async () => {
    const guest = await world.newGuest()
    const id = await newLetter(guest.id)
    const { json, stdout } = await run('mail', 'list', '--account', guest.upid)
    expect(json).toMatchObject([{ id, kind: 'verificationCode', account: guest.upid, deadAt: null }])
    expect(stdout).not.toMatch(/example|123456|sealed/)
    expect((await run('mail', 'list', '--account', guest.upid, '--dead')).json).toEqual([])
  })

  it('retry makes a waiting letter due, drop deletes it', async () => {
    const guest = await world.newGuest()
    const id = await newLetter(guest.id)
    await world.deps.db
      .update(outbox)
      .set({ nextTryAt: new Date('2100-01-01') })
      .where(eq(outbox.id, id))
    expect((await run('mail', 'retry', id)).json).toEqual({ retried: 1 })
    const [row] = await world.deps.db.select().from(outbox).where(eq(outbox.id, id))
    expect(row?.nextTryAt.getTime()).toBeLessThan(Date.now() + 60_000)
    expect((await run('mail', 'drop', id)).json).toEqual({ dropped: 1 })
    expect(await run('mail', 'drop', id)).toMatchObject({ code: 1, stderr: `There is no letter ${id}.\n` })
  })

  it('retry refuses a dead letter, and drop dead deletes all of them', async () => {
    const guest = await world.newGuest()
    const id = await newLetter(guest.id)
    await world.deps.db
      .update(outbox)
      .set({ state: 'dead', deadAt: new Date(), sealed: '' })
      .where(eq(outbox.id, id))
    const retried = await run('mail', 'retry', id)
    expect(retried.code).toBe(1)
    expect(retried.stderr).toMatch(/has lost its content/)
    expect((await run('mail', 'list', '--dead')).json).toMatchObject([{ id }])
    expect((await run('mail', 'drop', 'dead')).json).toEqual({ dropped: 1 })
    expect((await run('mail', 'retry', 'all')).code).toBe(0)
  })
})

describe('upkeep', () => {
  it('sweep deletes what has expired', async () => {
    await world.deps.db
      .insert(limits)
      .values({ kind: 'any', subject: 'over', address: '', count: 1, expiresAt: new Date(0) })
    expect((await run('sweep')).json.swept).toBeGreaterThan(0)
    expect(await world.deps.db.$count(limits, eq(limits.subject, 'over'))).toBe(0)
  })

  it('counts rows', async () => {
    const before = (await run('counts')).json
    await newPerson()
    await world.newGuest()
    const after = (await run('counts')).json
    expect(after).toMatchObject({
      accounts: before.accounts + 2,
      guests: before.guests + 1,
      passkeys: before.passkeys + 1,
      browserKeys: before.browserKeys + 2,
    })
  })

  it('check reports a healthy service, each defect, and what is probably a mistake', async () => {
    const dataDir = await newFolder()
    const good = { ...environmentOf(), DATA_DIR: dataDir, SMTP_URL: world.smtp.url }
    const fine = await admin(['check'], good)
    expect(fine).toMatchObject({ code: 0, stderr: '' })
    expect(fine.stdout).toMatch(
      /^ok {3}configuration[\s\S]*^ok {3}database: PostgreSQL \d+[\s\S]*^ok {3}mail/m,
    )
    const careless = await admin(['check'], {
      ...good,
      PUBLIC_URL: 'https://door.example',
      TRUST_PROXI: 'loopback',
    })
    expect(careless.code).toBe(0)
    expect(careless.stdout).toMatch(/^WARN TRUST_PROXY is not set.*\nWARN TRUST_PROXI is not read/m)
    await chmod(dataDir, 0o755)
    const open = await admin(['check'], good)
    expect(open.code).toBe(1)
    expect(open.stdout).toContain(`: chmod 700 ${dataDir}\n`)
    await chmod(dataDir, 0o700)
    const closed = await freePort()
    const noMail = await admin(['check', '--json'], {
      ...good,
      SMTP_URL: `smtp://user:hunter2@127.0.0.1:${closed}`,
    })
    expect(noMail.code).toBe(1)
    expect(
      JSON.parse(noMail.stdout).findings.filter(({ isGood }: { isGood: boolean }) => !isGood),
    ).toMatchObject([{ what: 'mail' }])
    expect(noMail.stdout).not.toContain('hunter2')
    const away = await admin(['check'], {
      ...good,
      DATABASE_URL: `postgres://a:hunter2@127.0.0.1:${closed}/app`,
    })
    expect(away.code).toBe(1)
    expect(away.stdout).toMatch(/^BAD {2}database: The database does not answer \(.*ECONNREFUSED.*\)\.$/m)
    expect(away.stdout).not.toContain('hunter2')
    expect((await admin(['check'], { ...good, PORT: 'http' })).code).toBe(2)
    const weak = await admin(['check'], { ...good, SECRET: `${SECRET},${'ab'.repeat(20)}` })
    expect(weak).toMatchObject({ code: 2, stderr: expect.stringMatching(/^SECRET must be [^\n]+\n$/) })
  })
})

describe('secret rotate', () => {
  it('adds a new secret first, keeps the previous one, and prints neither', async () => {
    const dataDir = await newFolder()
    const [first = ''] = await generatedSecrets(dataDir)
    const printed: string[] = []
    for (let turn = 0; turn < 2; turn++) {
      const before = await generatedSecrets(dataDir)
      const { code, stdout, stderr } = await admin(['secret', 'rotate'], { DATA_DIR: dataDir })
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      printed.push(stdout)
      const [current = '', former] = await generatedSecrets(dataDir)
      expect(former).toBe(before[0])
      expect(current).toHaveLength(43)
    }
    const secrets = await generatedSecrets(dataDir)
    expect(secrets).toHaveLength(2)
    expect(secrets).not.toContain(first)
    for (const secret of [first, ...secrets]) expect(printed.join()).not.toContain(secret)
  })

  it('leaves a secret from the environment unchanged, and says how to rotate it', async () => {
    const { code, stderr } = await admin(['secret', 'rotate'], { SECRET, DATA_DIR: await newFolder() })
    expect(code).toBe(2)
    expect(stderr).toMatch(/old,new.*then new,old/)
    expect(stderr).not.toContain(SECRET)
    const none = await admin(['secret', 'rotate'], { DATA_DIR: await newFolder() })
    expect(none).toMatchObject({ code: 1, stderr: expect.stringMatching(/^DATA_DIR [^\n]+\n$/) })
  })
})

function environmentOf() {
  return { DATABASE_URL: urlOf(world.connection), SECRET }
}
