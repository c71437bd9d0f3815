import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNull, sql } from 'drizzle-orm'
import { simpleParser } from 'mailparser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { noticeLetter } from '#server/account-protection/notices/letters.ts'
import type { Notice } from '#server/account-protection/notices/notice-wordings.ts'
import { enqueueLetter } from '#server/outbox/outbox.ts'
import type { Database } from '#server/platform/postgres/open.ts'
import { outbox } from '#server/platform/postgres/schema.ts'
import { createPostOffice, newestRow, TOKEN } from '../../support/post-office.ts'
import { until } from '../../support/until.ts'

// Retries wait real seconds.
vi.setConfig({ testTimeout: 20_000 })

/** What would reveal a letter: an address, the token, the secret of the seal. */
const TELLTALES = /example\.com|tokentoken|ssssssss/

test('a sign-in link arrives in one letter to one recipient, on its own line', async () => {
  const { smtp, deps, post, letterTo } = await createPostOffice()
  await post(letterTo('ada@example.com'))

  const { mail, raw, from, to, introducedAs } = await smtp.next('ada@example.com')
  const link = `http://door.example:3000/authr/verify?token=${TOKEN}`
  expect(introducedAs).toBe('door.example')
  expect({ from, to }).toEqual({
    from: 'no-reply@door.example',
    to: ['ada@example.com'],
  })
  expect(mail.from?.text).toBe('"Doors & Co" <no-reply@door.example>')
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail.headers.get('content-type')).toMatchObject({
    value: 'multipart/alternative',
  })
  expect(mail.text?.split('\n')).toContain(link)
  expect(mail.text).toContain('expires in 15 minutes')
  expect(mail.html).toContain(`href="${link}"`)
  expect(mail.html).not.toMatch(/src="(?!cid:)/)
  expect(raw.split('\r\n')).toContain(link)

  await untilEmpty(deps, 2000)
  expect(await newestRow(deps.db)).toMatchObject({
    state: 'sent',
    sealed: '',
    attempts: 1,
    fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
})

test('letters are encrypted in transit when the server offers STARTTLS', async () => {
  const { smtp, post, letterTo } = await createPostOffice({ startTls: true })
  await post(letterTo('ada@example.com'))
  expect((await smtp.next('ada@example.com')).isEncrypted).toBe(true)
})

test('a letter written while the mail server is away arrives once when it is back', async () => {
  const { smtp, deps, post, letterTo } = await createPostOffice()
  await smtp.stop()
  await post(letterTo('ada@example.com'))
  await until('an attempt', async () => (await newestRow(deps.db)).attempts > 0, 3000)
  const { id } = await newestRow(deps.db)
  await smtp.start()

  const { mail } = await smtp.next('ada@example.com', 10_000)
  expect(mail.messageId).toBe(`<${id}@door.example>`)
  await untilEmpty(deps, 2000)
  expect(smtp.received).toHaveLength(1)
})

test('a permanently refused address ends the letter, a temporarily refused one delays it, and neither delays the next letter', async () => {
  const { smtp, deps, post, letterTo, logged } = await createPostOffice()
  smtp.refuse.set('nobody@example.com', '550 5.1.1 No such user')
  smtp.refuse.set('later@example.com', 450)
  await post(letterTo('nobody@example.com'))
  await post(letterTo('later@example.com'))
  await post(letterTo('ada@example.com'))
  await smtp.next('ada@example.com')

  smtp.refuse.delete('later@example.com')
  await smtp.next('later@example.com', 10_000)
  await untilEmpty(deps, 2000)
  const [dead, ...sent] = await deps.db.select().from(outbox).orderBy(outbox.state)
  expect(dead).toMatchObject({
    state: 'dead',
    sealed: '',
    attempts: 1,
    reply: '550 5.1.1 No such user',
    deadAt: expect.any(Date),
  })
  expect(sent.map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(logged()).toContain('mail given up')
  expect(logged()).toContain('"reply":"550 5.1.1 No such user"')
  expect(logged()).not.toMatch(TELLTALES)
})

test('letters that a rate limit refuses with a permanent code all arrive once, and no recipient gets more than were written', async () => {
  const { smtp, deps, post, letterTo, logged } = await createPostOffice()
  const names = ['ada', 'bob', 'cid', 'dot', 'eve'].map((name) => `${name}@example.com`)
  let freeAt = 0
  for (const name of names) {
    smtp.refuse.set(name, () => {
      if (Date.now() < freeAt) return '550 too many emails per second'
      freeAt = Date.now() + 400
      return null
    })
  }
  for (const name of names) await post(letterTo(name), 900)
  // Each refused letter returns after a while, so a busy machine needs long.
  for (const name of names) await smtp.next(name, 40_000)
  await untilEmpty(deps, 2000)
  expect(smtp.received).toHaveLength(names.length)
  expect(logged()).toContain('"reply":"550 too many emails per second"')
  expect(logged()).not.toMatch(TELLTALES)
}, 60_000)

test('a letter that a policy refuses is retried until its link expires, and delays no other letter', async () => {
  const { smtp, deps, post, letterTo, logged } = await createPostOffice()
  smtp.refuse.set('barred@example.com', '554 5.7.1 Not from your network')
  await post(letterTo('barred@example.com'), 4)
  await until('a second try', async () => (await newestRow(deps.db)).attempts > 1, 4000)
  await post(letterTo('ada@example.com'))
  await smtp.next('ada@example.com', 1500)
  await untilEmpty(deps, 10_000)
  expect(smtp.received).toHaveLength(1)
  expect(logged()).toContain('mail dropped')
  expect(logged()).not.toContain('mail given up')
})

test("the log has the first words of the mail server's answer, and nothing of the letter or its recipient", async () => {
  const { smtp, post, letterTo, logged } = await createPostOffice()
  const link = `http://door.example:3000/authr/verify?token=${TOKEN}`
  const words = `554 5.7.1 <ada@example.com>: Spam from Ada: ${link} ${TOKEN} or 123456 ${'and more '.repeat(99)}`
  smtp.refuse.set('ada@example.com', words)
  await post(letterTo('ada@example.com'), 900)
  await until('the reply', () => logged().includes('"reply"'), 3000)
  const [, reply = ''] = /"reply":"([^"]*)"/.exec(logged()) ?? []
  expect(reply).toMatch(/^554 5\.7\.1 … Spam from … or … and more/)
  expect(reply.length).toBeLessThan(120)
  expect(logged()).not.toMatch(TELLTALES)
  expect(logged()).not.toMatch(/123456|Ada/)
})

test('letters to a server that never answers do not delay the others', async () => {
  const { smtp, post, letterTo } = await createPostOffice()
  smtp.hang.add('slow1@example.com').add('slow2@example.com')
  await post(letterTo('slow1@example.com'))
  await post(letterTo('slow2@example.com'))
  await until('two to hang', () => smtp.isHanging.size === 2, 3000)
  for (let count = 0; count < 8; count++) await post(letterTo(`ada${count}@example.com`))
  for (let count = 0; count < 8; count++) await smtp.next(`ada${count}@example.com`, 3000)
})

test('two processes share the work and send every letter once', async () => {
  const { smtp, deps, post, letterTo, startAnother } = await createPostOffice()
  await startAnother()
  await Promise.all(Array.from({ length: 40 }, (_, count) => post(letterTo(`ada${count}@example.com`))))

  await untilEmpty(deps, 10_000)
  expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(40)
  expect(smtp.received).toHaveLength(40)
})

test('delivery continues after PostgreSQL dropped every connection', async () => {
  const { smtp, deps, post, letterTo } = await createPostOffice()
  await deps.db
    .execute('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()')
    .catch(() => 'that was our own connection')
  await until('the database to answer', () => deps.db.execute('select 1').catch(() => null), 5000)
  await post(letterTo('ada@example.com'))
  await smtp.next('ada@example.com')
})

test('a link that expired in the outbox is not sent', async () => {
  const { smtp, deps, post, letterTo, logged } = await createPostOffice()
  await smtp.stop()
  await post(letterTo('ada@example.com'), 1)
  await untilEmpty(deps, 8000)
  expect(await newestRow(deps.db)).toMatchObject({ state: 'expired', sealed: '' })
  expect(logged()).toContain('expired')
  expect(smtp.received).toHaveLength(0)
})

test('a transaction that is rolled back sends nothing', async () => {
  const { smtp, deps, post, letterTo } = await createPostOffice()
  const rolledBack = deps.db.transaction(async (tx) => {
    await enqueueLetter(tx, deps, letterTo('never@example.com'))
    throw new Error('changed our mind')
  })
  await expect(rolledBack).rejects.toThrow('changed our mind')
  await post(letterTo('ada@example.com'))
  await smtp.next('ada@example.com')
  expect(smtp.received).toHaveLength(1)
})

test('neither the table nor the log reveals a letter, and a rotated secret still opens it', async () => {
  const { smtp, deps, post, letterTo, logged, startAnother, stop } = await createPostOffice()
  await stop()
  await post(letterTo('ada@example.com'))
  const row = await newestRow(deps.db)
  const inTheTable = JSON.stringify(row) + row.sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  expect(inTheTable).not.toMatch(TELLTALES)

  await startAnother({
    secrets: [`new ${'n'.repeat(32)}`, ...deps.config.secrets],
  })
  await smtp.next('ada@example.com')
  await until('the log to say so', () => logged().includes('mail sent'), 2000)
  expect(logged()).not.toMatch(TELLTALES)
})

test('a letter waits for a process that knows its secret; a broken one is given up', async () => {
  const { smtp, deps, post, letterTo, startAnother, stop } = await createPostOffice()
  await stop()
  await post(letterTo('ada@example.com'))
  await startAnother({ secrets: ['n'.repeat(32)] })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await newestRow(deps.db)).toMatchObject({ attempts: 0, deadAt: null })
  await startAnother()
  await smtp.next('ada@example.com', 10_000)
  await untilEmpty(deps, 2000)

  await stop()
  await post(letterTo('ada@example.com'))
  await deps.db.update(outbox).set({ sealed: sql`${outbox.sealed} || 'x'` })
  await startAnother()
  await until('the burial', async () => (await newestRow(deps.db)).deadAt !== null, 3000)
  expect(await newestRow(deps.db)).toMatchObject({ sealed: '', attempts: 1 })
})

test('a notice with a hostile name stays one letter of plain words', async () => {
  const { smtp, deps, post } = await createPostOffice()
  const name = 'Key\r\nBcc: eve@example.com\r\n\r\n.\r\n<script>alert(1)</script>\u2028"&\u202e'
  const notice: Notice = { event: 'passkeyAdded', name }
  await post(
    noticeLetter(deps.config, {
      to: 'ada@example.com',
      upid: 'AB12CD34EF',
      notice,
    }),
  )

  const { mail, to } = await smtp.next('ada@example.com')
  expect(to).toEqual(['ada@example.com'])
  expect([...mail.headers.keys()]).not.toContain('bcc')
  expect(mail.subject).toBe('A passkey was added to your account')
  expect(mail.text).toContain('There is a new way to sign in: a passkey was added to your')
  for (const part of [mail.text, mail.html]) expect(part).not.toMatch(/Bcc|eve@|alert|\u2028|\u202e/)
  expect(mail.text?.split('\n')).toContain('http://door.example:3000/account')
})

test('a notice about signed-out keys lists what remains', async () => {
  const { smtp, deps, post } = await createPostOffice()
  const notice: Notice = {
    event: 'recoveryVerified',
    signedOut: [{ type: 'browser', name: 'Chrome on Linux' }],
    remaining: [{ type: 'passkey', name: 'iCloud Keychain' }],
  }
  await post(
    noticeLetter(deps.config, {
      to: 'ada@example.com',
      upid: 'AB12CD34EF',
      notice,
    }),
  )

  const { mail } = await smtp.next('ada@example.com')
  expect(mail.text).toMatch(
    /signed out[\s\S]*- Chrome on Linux \(browser\)[\s\S]*still open[\s\S]*- iCloud Keychain \(passkey\)/,
  )
  expect(mail.text).toContain('AB12CD34EF')
})

test('without a mail server each letter is a file, and its link is printed on the console', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { post, letterTo, said } = await createPostOffice({ dataDir: folder })
  await post(letterTo('ada@example.com'))

  await until('a line on the console', () => said.length > 0, 3000)
  const link = `http://door.example:3000/authr/verify?token=${TOKEN}`
  expect(said).toEqual([`Mail for you (no SMTP_URL set): ${link}`])
  const files = await readdir(join(folder, 'outbox'))
  expect(files).toHaveLength(1)
  expect(files[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f-]{36}\.eml$/)

  const raw = await readFile(join(folder, 'outbox', files[0] ?? ''), 'utf8')
  expect(raw.match(/http:\S+token=[^\s"<]+/g)).toEqual([link, link, link])
  const mail = await simpleParser(raw)
  expect(mail.text?.split('\n')).toContain(link)
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
})

function untilEmpty({ db }: { db: Database }, withinMs: number) {
  return until(
    'the outbox to be empty',
    async () => (await db.$count(outbox, isNull(outbox.deadAt))) === 0,
    withinMs,
  )
}
