import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdNotice } from '#server/account-protection/notices/notices.ts'
import { cryptographyOf } from '#server/audit-log/file/public-keys.ts'
import { publicKeySet } from '#server/platform/key-pairs.ts'
import { accounts, keys } from '#server/platform/postgres/schema.ts'
import { judgeAuditLog } from '#shared/audit-log-chain.ts'
import { maskAddress } from '#shared/masked-address.ts'
import { requestKey } from '../../support/email-keys.ts'
import { askExport, exportOf, fileIn } from '../../support/exports.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginRegistration } from '../../support/passkeys.ts'
import { addPasskey, verifyRecovery } from '../../support/people.ts'
import { proofFor } from '../../support/proofs.ts'
import { ask, newOwner } from '../../support/recovery-email.ts'
import { send } from '../../support/send.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Described = { description?: string; properties?: Record<string, Described>; items?: Described }

/** The properties of a schema that have no description. */
function undescribed(schema: Described, path = ''): string[] {
  const own = Object.entries(schema.properties ?? {})
  return [
    ...own.flatMap(([name, property]) => (property.description ? [] : [`${path}/${name}`])),
    ...own.flatMap(([name, property]) => undescribed(property, `${path}/${name}`)),
    ...(schema.items ? undescribed(schema.items, `${path}/*`) : []),
  ]
}

/** What is wrong with an export by the schema that it contains. */
function problemsOf(files: Record<string, string>) {
  const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true })
  addFormats.default(ajv)
  const validate = ajv.compile(JSON.parse(files['account.schema.json'] ?? 'null'))
  return validate(JSON.parse(files['account.json'] ?? 'null')) ? null : ajv.errorsText(validate.errors)
}

/** An account with rows in every table: letters, codes, links and pending questions. */
async function newBusyOwner() {
  const owner = await newOwner(world)
  const { bearer, address, id } = owner
  await addPasskey(world, bearer)
  const [next, ofKey] = [newAddress(), newAddress()]
  for (const to of [address, next, ofKey]) world.smtp.refuse.set(to, 450)
  await ask(world, next, { bearer })
  await requestKey(world, ofKey, { bearer })
  await world.run('email.askSignInLink', { email: address }, { from: newClient() })
  await beginRegistration(world, {}, { bearer })
  await world.run('passkeys.beginLogin', { email: address }, { from: newClient() })
  await world.run('account.setRealName', { first: 'Ada', last: 'Lovelace' }, { bearer })
  await world.deps.db.transaction((tx) => holdNotice(tx, { accountId: id, address, event: 'passkeyAdded' }))
  return { ...owner, next, ofKey, proof: () => proofFor(world, bearer) }
}

describe('an export', () => {
  it('of a guest is a ZIP named after the account and the day', async () => {
    const guest = await world.newGuest()
    const { filename, files, account } = await exportOf(world, guest.jwt)
    const today = new Date().toISOString().slice(0, 10)
    expect(filename).toBe(`latchkey-${guest.upid}-${today}.zip`)
    expect(Object.keys(files)).toEqual(['account.json', 'account.schema.json', 'journal.json', 'index.html'])
    expect(account.account).toMatchObject({ id: guest.id, upid: guest.upid, first: null, email: null })
    expect(account.keys).toEqual([
      expect.objectContaining({ type: 'browser', browserId: guest.browserId, email: null }),
    ])
    expect(account.signIns).toEqual([
      expect.objectContaining({
        keyId: account.keys[0].id,
        hash: 'a fingerprint of the secret of your browser',
        signedInBy: null,
      }),
    ])
    for (const none of ['addresses', 'codes', 'signInLinks', 'waitingLetters', 'passkeyQuestions']) {
      expect(account[none], none).toEqual([])
    }
    expect(account.$schema).toBe('account.schema.json')
    expect(Math.abs(Date.parse(account.madeAt) - Date.now())).toBeLessThan(10_000)
  })

  it('matches its schema, in which every property has a description', async () => {
    const [guest, owner] = [await world.newGuest(), await newBusyOwner()]
    for (const [bearer, proof] of [[guest.jwt], [owner.bearer, await owner.proof()]] as const) {
      const { files } = await exportOf(world, bearer, { proof })
      expect(problemsOf(files)).toBeNull()
      const schema = JSON.parse(files['account.schema.json'] ?? 'null')
      expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
      expect(undescribed(schema)).toEqual([])
      // The schema also rejects what is no export.
      const wrong = { ...JSON.parse(files['account.json'] ?? 'null'), shoeSize: 43 }
      expect(problemsOf({ ...files, 'account.json': JSON.stringify(wrong) })).toMatch(/additional properties/)
    }
  })

  it('contains everything that is pending', async () => {
    const owner = await newBusyOwner()
    const { account } = await exportOf(world, owner.bearer, { proof: await owner.proof() })
    expect(account.account).toMatchObject({ first: 'Ada', last: 'Lovelace', email: owner.address })
    expect(account.account.pendingEmail).toBe(owner.next)
    expect(account.addresses.map(({ address }: { address: string }) => address)).toEqual([owner.address])
    expect(account.keys.map(({ type }: { type: string }) => type).sort()).toEqual([
      'browser',
      'email',
      'passkey',
    ])
    expect(account.codes.map(({ address }: { address: string }) => address).sort()).toEqual(
      [owner.next, owner.ofKey].sort(),
    )
    expect(account.signInLinks).toMatchObject([{ address: owner.address, hash: 'a fingerprint of the link' }])
    expect(account.passkeyQuestions).toHaveLength(2)
    expect(account.heldNotices).toMatchObject([{ event: 'passkeyAdded', count: 1 }])
    const sealed = account.waitingLetters.map((letter: { sealed: string }) => letter.sealed)
    expect(sealed.filter((one: string) => one === 'a letter, sealed').length).toBeGreaterThanOrEqual(3)
    // Of letters that were sent the content is gone.
    expect(new Set(sealed)).toEqual(new Set(['', 'a letter, sealed']))
    // Every reference can be resolved.
    const signIns = account.signIns.map(({ id }: { id: string }) => id)
    const made = account.keys.flatMap(
      ({ madeBySecretId }: { madeBySecretId: string | null }) => madeBySecretId ?? [],
    )
    expect(made.length).toBeGreaterThan(0)
    expect(signIns).toEqual(expect.arrayContaining(made))
  })

  it('is the same for an entered address, registered or not', async () => {
    const owned = (await newOwner(world)).address
    const free = newAddress()
    const [one, other] = await Promise.all(
      [owned, free].map(async (address) => {
        world.smtp.refuse.set(address, 450)
        const { jwt } = await world.newGuest()
        await world.run('email.askSignInLink', { email: address }, { bearer: jwt, from: newClient() })
        await requestKey(world, address, { bearer: jwt })
        const { files } = await exportOf(world, jwt)
        // Ids, moments and the address itself necessarily differ.
        return [files['account.json'], files['journal.json'], files['index.html']].map((text = '') =>
          masked(text, address),
        )
      }),
    )
    expect(one).toEqual(other)
    expect(one?.[0]).toContain('a letter, sealed')
  })

  it.each([
    ['no bearer', undefined, 'authentication_required', 'Authentication required'],
    ['a bearer that is none', 'nothing', 'invalid_token', 'Invalid token'],
  ])('is refused with %s', async (_, bearer, code, error) => {
    const refused = await world.run('account.export', {}, { bearer })
    expect(refused).toMatchObject({ status: 401, body: { success: false, code, error, message: error } })
  })

  it('is refused to a session that was signed out, and where the account is gone', async () => {
    const [leaver, gone] = [await world.newGuest(), await world.newGuest()]
    await world.run('auth.logout', {}, { bearer: leaver.jwt })
    await world.deps.db.delete(accounts).where(eq(accounts.id, gone.id))
    for (const { jwt } of [leaver, gone]) {
      expect(await askExport(world, jwt)).toMatchObject({
        status: 401,
        body: { code: 'authentication_required', error: 'Authentication required' },
      })
    }
  })

  it('is refused for a proof that is no text', async () => {
    const { jwt } = await world.newGuest()
    const refused = await world.run('account.export', { proof: 5 }, { bearer: jwt })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'proof' }] },
    })
  })

  it('is allowed on a restricted account, and not on one that is scheduled for deletion', async () => {
    const [still, leaving] = [await world.newGuest(), await world.newGuest()]
    await stop(still.id, { restrictedAt: sql`now()` })
    await stop(leaving.id, { restsUntil: sql`now() + interval '1 day'`, restrictedAt: sql`now()` })
    const { account } = await exportOf(world, still.jwt)
    expect(account.account.restrictedAt).toMatch(/^\d{4}-/)
    expect(await askExport(world, leaving.jwt)).toMatchObject({
      status: 403,
      body: {
        code: 'account_resting',
        error: 'This account is about to be deleted',
        message: 'This account is about to be deleted',
      },
    })
  })
})

describe('the audit log in an export', () => {
  it('is complete, oldest first, and equals the page of the journal; the export itself is logged after it', async () => {
    const guest = await world.newGuest()
    const shown = async () => (await world.run('account.journal', undefined, { bearer: guest.jwt })).body
    await world.run('account.setBornOn', { bornOn: '1990-12-10' }, { bearer: guest.jwt })
    const { entries, head } = await shown()
    const { files, account } = await exportOf(world, guest.jwt)
    const journal = JSON.parse(files['journal.json'] ?? 'null')
    expect(journal).toEqual({ head, entries: entries.toReversed() })
    expect(journal.entries.map(({ event }: { event: string }) => event)).toEqual([
      'guest_made',
      'birthday_changed',
    ])
    expect(account.account).toMatchObject({ journalSeq: 2, journalHash: head.hash })
    const keys = publicKeySet(world.deps.config.secrets, 'journal signature').keys
    expect(judgeAuditLog(journal, guest.upid, cryptographyOf(keys)).faults).toEqual([])
    expect(files['index.html']).toContain('<b>Birthday changed</b>')

    expect((await shown()).entries[0]).toMatchObject({
      seq: 3,
      event: 'exported',
      browser: account.keys[0].name,
      key: null,
    })
    const next = JSON.parse((await exportOf(world, guest.jwt)).files['journal.json'] ?? 'null')
    expect(next.entries).toHaveLength(3)
  })

  it('has no entry of a refused export', async () => {
    const { jwt } = await world.newGuest()
    await verifyRecovery(world, jwt)
    expect((await askExport(world, jwt)).status).toBe(403)
    const { body } = await world.run('account.journal', undefined, { bearer: jwt })
    expect(body.entries.map(({ event }: { event: string }) => event)).not.toContain('exported')
  })
})

describe('an export over REST', () => {
  it('has its headers, and no cache may keep it', async () => {
    const { jwt, upid } = await world.newGuest()
    const { headers } = await askExport(world, jwt)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        new RegExp(`^attachment; filename="latchkey-${upid}-\\d{4}-\\d\\d-\\d\\d\\.zip"$`),
      ),
      'x-content-type-options': 'nosniff',
    })
    // It is made while it is sent, so its length is unknown.
    expect(headers['content-length']).toBeUndefined()
  })

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('is not available for %s', async (method) => {
    const { status, headers } = await send(world, '/api/account/export', { method })
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'POST' })
  })

  it('accepts a JSON body or none, and only from its own pages', async () => {
    const { jwt } = await world.newGuest()
    const headers = { authorization: `Bearer ${jwt}` }
    const url = '/api/account/export'
    expect((await send(world, url, { headers })).status).toBe(200)
    expect((await send(world, url, { headers, type: 'text/plain', body: 'x' })).status).toBe(415)
    expect((await send(world, url, { headers, type: 'application/json', body: '[' })).status).toBe(400)
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site' }
    expect((await send(world, url, { headers: foreign })).status).toBe(403)
  })
})

describe('the page in an export', () => {
  it('has nothing that runs or loads, whatever names it shows', async () => {
    const guest = await world.newGuest()
    const first = `<script>alert(1)</script>"'&<img src=x onerror=alert(2)>`
    await stop(guest.id, { first })
    await requestKey(world, newAddress(), { bearer: guest.jwt })
    // Two of them: each row then has its name for a title.
    await world.deps.db.update(keys).set({ name: first }).where(eq(keys.accountId, guest.id))
    const { files } = fileIn('REST', await askExport(world, guest.jwt))
    const page = files['index.html'] ?? ''
    const escaped = '&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;&lt;img src=x onerror=alert(2)&gt;'
    expect(page).toContain(`<dd>${escaped}</dd>`)
    expect(page).toContain(`<h3>${escaped}</h3>`)
    expect(page).not.toMatch(/<script|<img|<link|<iframe|<[^>]*\s(on\w+|src|style)=|url\(|@import/i)
    expect(page).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'none'">/,
    )
    // The policy comes before anything that it governs.
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<style>'))
  })

  it('says the same as the data, in words', async () => {
    const owner = await newBusyOwner()
    const { files, account } = await exportOf(world, owner.bearer, { proof: await owner.proof() })
    const page = files['index.html'] ?? ''
    for (const text of [
      'Ada',
      'Lovelace',
      owner.address,
      owner.next,
      account.account.upid,
      'a fingerprint of the link',
    ]) {
      expect(page, text).toContain(text)
    }
    for (const { name } of account.keys) expect(page).toContain(`<h3>${name}</h3>`)
  })
})

/** Sets columns that no call of today sets, or removes them. */
async function stop(id: string, columns: object) {
  await world.deps.db.update(accounts).set(columns).where(eq(accounts.id, id))
}

function masked(text: string, address: string) {
  return text
    .replaceAll(address, 'the address')
    .replace(/[\da-f]{8}-[\da-f-]{27}/g, 'an id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a moment')
    .replace(/\d+ \w+ \d{4} at \d\d:\d\d UTC/g, 'a moment')
    .replace(/\b[\dA-HJKMNP-TV-Z]{10}\b/g, 'a upid')
    .replace(/\b[\da-f]{16}\b/g, 'a browser')
    .replace(/"(hash|previous|journalHash|signature)": "[\w-]{43,}"/g, '"$1": "a sum"')
    .replace(/<dd>[\w-]{43}<\/dd>/g, 'a sum')
    .replaceAll(maskAddress(address), 'the address')
    .replace(/[\w-]{86}/g, 'a handle')
}
