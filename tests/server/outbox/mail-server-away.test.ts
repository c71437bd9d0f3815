import { setTimeout as sleep } from 'node:timers/promises'
import { isNull, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { noticeLetter } from '#server/account-protection/notices/letters.ts'
import { newAccountIds } from '#server/account-store/accounts/account-row.ts'
import { enqueueLetter } from '#server/outbox/outbox.ts'
import { ServerWatch } from '#server/outbox/server-watch.ts'
import { accounts, outbox } from '#server/platform/postgres/schema.ts'
import { systemRandom } from '#server/platform/random.ts'
import { createPostOffice, newestRow } from '../../support/post-office.ts'
import { until } from '../../support/until.ts'

vi.setConfig({ testTimeout: 40_000 })

const BACKLOG = 120

// Each has its own mail server, and most wait for a clock, so they run in parallel.
test.concurrent('one letter at a time tries a mail server that is away, and all are sent within seconds of its return', async ({
  onTestFinished: atEnd,
}) => {
  const { smtp, deps, post, letterTo, logged } = await createPostOffice({ atEnd })
  await smtp.stop()
  await Promise.all(Array.from({ length: BACKLOG }, (_, n) => post(letterTo(`ada${n}@example.com`))))
  await sleep(6000)

  const [tried] = await deps.db.select({ tries: sql<number>`sum(${outbox.attempts})::int` }).from(outbox)
  // Five were being sent when it went away, and a few were retried after growing pauses.
  expect(tried?.tries).toBeGreaterThan(5)
  expect(tried?.tries).toBeLessThan(16)
  expect(logged().match(/the mail server is away/g)).toHaveLength(1)

  await smtp.start()
  await until('every letter', async () => (await deps.db.$count(outbox, isNull(outbox.deadAt))) === 0, 12_000)
  expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(BACKLOG)
  expect(smtp.received).toHaveLength(BACKLOG)
  expect(logged().match(/the mail server is back/g)).toHaveLength(1)
})

test.concurrent('a notice that failed often while the server was away does not wait half an hour after its return', async ({
  onTestFinished: atEnd,
}) => {
  const { smtp, deps, post } = await createPostOffice({ atEnd })
  await smtp.stop()
  const facts = { to: 'ada@example.com', upid: 'AB12CD34EF', notice: { event: 'recoveryRemoved' } as const }
  await post(noticeLetter(deps.config, facts))
  await until('an attempt', async () => (await newestRow(deps.db)).attempts > 0, 3000)
  await deps.db.update(outbox).set({ attempts: 40, nextTryAt: sql`now()` })
  await sleep(3000)
  await smtp.start()
  await smtp.next('ada@example.com', 6000)
})

test.concurrent('a letter with one refused recipient does not delay the others', async ({
  onTestFinished: atEnd,
}) => {
  const { smtp, post, letterTo } = await createPostOffice({ atEnd })
  smtp.hangUp.add('poison@example.com')
  for (let n = 0; n < 3; n++) await post(letterTo('poison@example.com'))
  for (let n = 0; n < 20; n++) await post(letterTo(`ada${n}@example.com`))
  for (let n = 0; n < 20; n++) await smtp.next(`ada${n}@example.com`, 5000)
})

test.concurrent('a letter has its kind and account, and the log shows them without an address', async ({
  onTestFinished: atEnd,
}) => {
  const { smtp, deps, letterTo, logged, stop, startAnother } = await createPostOffice({ atEnd })
  await stop()
  const account = newAccountIds(systemRandom)
  await deps.db.insert(accounts).values(account)
  await deps.db.transaction((tx) =>
    enqueueLetter(tx, deps, letterTo('ada@example.com'), { accountId: account.id }),
  )
  expect(await newestRow(deps.db)).toMatchObject({ kind: 'signInLink', accountId: account.id })

  await startAnother()
  await smtp.next('ada@example.com')
  await until('the log to say so', () => logged().includes('mail sent'), 2000)
  const sent = logged()
    .split('\n')
    .find((line) => line.includes('mail sent'))
  expect(JSON.parse(sent ?? '{}')).toMatchObject({ kind: 'signInLink', account: account.upid })
  expect(logged()).not.toContain('example.com')
})

test.concurrent('a letter about a deleted account is sent', async ({ onTestFinished: atEnd }) => {
  const { smtp, deps, post, letterTo, stop, startAnother } = await createPostOffice({ atEnd })
  await stop()
  await post(letterTo('gone@example.com'))
  await deps.db.update(outbox).set({ accountId: systemRandom.id() })
  await startAnother()
  await smtp.next('gone@example.com')
})

test('pauses grow with the tries of one letter, and end with the first accepted letter', () => {
  const watch = new ServerWatch()
  expect(watch.learn('away', { isProbe: false })).toBe('gone')
  expect(watch.learn('away', { isProbe: false })).toBeNull()
  expect(watch.pause).toBe(0)
  const pauses = Array.from({ length: 6 }, () => {
    watch.learn('away', { isProbe: true })
    return Math.round(watch.pause / 1000)
  })
  expect(pauses).toEqual([1, 2, 3, 4, 4, 4])
  expect(watch.learn('dropped', { isProbe: true })).toBeNull()
  expect(watch.isAway).toBe(true)
  expect(watch.learn('sent', { isProbe: true })).toBe('back')
  expect(watch).toMatchObject({ isAway: false, pause: 0 })
})
