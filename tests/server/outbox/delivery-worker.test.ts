import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { letterheadOf } from '#server/account-protection/notices/write-letter.ts'
import { claimLetters, claimStatement, deliverLetter } from '#server/outbox/deliver-letters.ts'
import { OtherProcesses } from '#server/outbox/other-processes.ts'
import { enqueueLetter, letterColumns } from '#server/outbox/outbox.ts'
import { WakeUp } from '#server/outbox/wake-up.ts'
import { afterCommit } from '#server/platform/postgres/open.ts'
import { outbox } from '#server/platform/postgres/schema.ts'
import { secretName } from '#server/platform/secrets.ts'
import { createMailer } from '#server/platform/smtp/mailer.ts'
import { createPostOffice, newestRow } from '../../support/post-office.ts'
import { until } from '../../support/until.ts'

const DUE = 5000

test.each(['force_custom_plan', 'force_generic_plan'])(
  'a claim among thousands of due and of sent letters reads only the rows it takes (%s)',
  async (mode) => {
    const { deps, raw, stop, letterTo } = await createPostOffice()
    await stop()
    const { sealed, sealedBy } = await letterColumns(deps, letterTo('ada@example.com'), {
      expiresInSeconds: null,
    })
    // Random bytes, which the database cannot compress, as in a real seal.
    await raw`insert into outbox (id, sealed, sealed_by, kind, attempts)
      select gen_random_uuid(), ${sealed} || n, ${sealedBy}, 'any', n % 3 from generate_series(1, ${DUE}) n`
    await raw`insert into outbox (id, sealed, sealed_by, kind, state, dead_at)
      select gen_random_uuid(), '', ${sealedBy}, 'any', 'sent', now() from generate_series(1, ${DUE}) n`
    await raw`analyze outbox`

    const secretNames = deps.config.secrets.map(secretName).join()
    await raw`begin`
    await raw.unsafe(`set local plan_cache_mode = ${mode}`)
    await raw.unsafe(`prepare claim as ${claimStatement.text}`)
    const explain = `explain (analyze, buffers, format json) execute claim ('${secretNames}', 5)`
    const [row] = await raw.unsafe(explain)
    await raw`rollback`

    const [{ Plan: plan }] = row?.['QUERY PLAN'] ?? []
    expect(JSON.stringify(plan)).toContain('"outbox_waiting"')
    expect(JSON.stringify(plan)).not.toMatch(/"Node Type":"(Sort|Seq Scan)"/)
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(300)
  },
)

test('a letter that is sealed with a secret of another process is left to that process', async () => {
  const { smtp, deps, stop, startAnother, post, letterTo } = await createPostOffice()
  await stop()
  await post(letterTo('ada@example.com'))
  expect(await newestRow(deps.db)).toMatchObject({ sealedBy: deps.config.secrets.map(secretName)[0] })

  const elsewhere = { ...deps, config: { ...deps.config, secrets: ['n'.repeat(32)] } }
  expect(await claimLetters(elsewhere, 5)).toEqual([])
  await startAnother()
  await smtp.next('ada@example.com')
})

test('a letter of one process wakes the others, and many at once send one wake-up', async () => {
  const { smtp, deps, letterTo, raw } = await createPostOffice()
  const words: string[] = []
  const listening = await raw.listen('outbox', (word) => words.push(word))
  onTestFinished(() => listening.unlisten())

  const wakeUp = new WakeUp()
  const others = new OtherProcesses(deps.db)
  wakeUp.onWake(() => void others.notify())
  const begin = performance.now()
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      deps.db.transaction((tx) => enqueueLetter(tx, { ...deps, wakeUp }, letterTo(`ada${n}@example.com`))),
    ),
  )
  const took = performance.now() - begin
  for (let n = 0; n < 40; n += 1) await smtp.next(`ada${n}@example.com`)
  await sleep(100)
  expect(words.length).toBeGreaterThan(0)
  expect(words.length).toBeLessThan(3 + took / 50)

  const next = performance.now()
  for (let n = 0; n < 5; n += 1) {
    // By then the delivery worker has found nothing more, and waits.
    await sleep(200)
    await deps.db.transaction((tx) => enqueueLetter(tx, { ...deps, wakeUp }, letterTo(`eve${n}@example.com`)))
    await smtp.next(`eve${n}@example.com`)
  }
  // Without a wake-up a worker looks every two seconds: eight times for the last four letters.
  expect(performance.now() - next).toBeLessThan(6000)
})

test('a task after the commit runs when others can see the change, and never after a rollback', async () => {
  const { deps } = await createPostOffice()
  const seen: unknown[] = []
  const look = (name: string) => async () => seen.push([name, await deps.db.$count(outbox)])
  const row = {
    id: deps.random.id(),
    sealed: 'x',
    sealedBy: 'x',
    kind: 'any',
    nextTryAt: sql`now() + interval '1 hour'`,
  }

  const failed = deps.db.transaction(async (tx) => {
    afterCommit(tx, look('rolled back'))
    throw new Error('on purpose')
  })
  await expect(failed).rejects.toThrow('on purpose')
  await deps.db.transaction(async (tx) => {
    await tx.insert(outbox).values(row)
    await tx.transaction(async (inner) => afterCommit(inner, look('inside')))
    afterCommit(tx, look('outside'))
    expect(seen).toEqual([])
  })
  afterCommit(deps.db, look('alone'))
  await until('all of them', () => seen.length === 3, 2000)
  expect(new Set(seen)).toEqual(
    new Set([
      ['inside', 1],
      ['outside', 1],
      ['alone', 1],
    ]),
  )
})

test('a letter that was sent stays so, though another process claimed it meanwhile and is refused', async () => {
  const { deps, smtp, stop, post, letterTo } = await createPostOffice()
  await stop()
  await post(letterTo('ada@example.com'))
  const [first] = await claimLetters(deps, 1)
  // As when the lease is over.
  await deps.db.update(outbox).set({ nextTryAt: sql`now()` })
  const [second] = await claimLetters(deps, 1)
  if (!first || !second) throw new Error('Not claimed twice')
  const mailer = createMailer(deps.config, { say() {}, letterhead: letterheadOf(deps.config) })
  onTestFinished(() => mailer.close())
  expect(await deliverLetter(deps, mailer, first)).toBe('sent')
  smtp.refuse.set('ada@example.com', 451)
  expect(await deliverLetter(deps, mailer, second)).toBe('failed')
  expect(await newestRow(deps.db)).toMatchObject({ state: 'sent', sealed: '', deadAt: expect.any(Date) })
})
