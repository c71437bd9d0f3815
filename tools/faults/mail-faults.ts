import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { embeddedConnection } from '#server/platform/embedded-postgres/home.ts'
import { openDriver } from '#server/platform/postgres/driver.ts'
import { secretName } from '#server/platform/secrets.ts'
import { newAddress } from '../../tests/support/new-address.ts'
import { startSmtp } from '../../tests/support/smtp.ts'
import { until } from '../../tests/support/until.ts'
import { call, isAcknowledged } from './calls.ts'
import { p99, record } from './figures.ts'
import { install } from './installation.ts'

const LETTERS = 30

/** A call that requests a letter must not notice what happens to it. */
const PROMPT_MS = 300

/** Nothing listens at the mail server's address for a while. */
export async function mailAway() {
  const post = await openPostOffice()
  await post.smtp.stop()
  const asked = await post.askFor(LETTERS)
  await sleep(3000)
  await post.smtp.start()
  await post.expectAll(asked, { withinMs: 12_000 })
  post.expectPrompt()
}

/** The mail server accepts connections and sends nothing; it keeps these even after it recovers. */
export async function mailHanging() {
  const post = await openPostOffice()
  await post.smtp.stop()
  const mute = await startMute(Number(new URL(post.smtp.url).port))
  const asked = await post.askFor(LETTERS)
  await until('all senders to hang', () => mute.held.size >= 5, 5000)
  await mute.stopListening()
  await post.smtp.start()
  await post.expectAll(asked, { withinMs: 20_000 })
  post.expectPrompt()
}

/** Some recipients are refused for good, some for now. */
export async function mailRefusing() {
  const post = await openPostOffice()
  const [never, later, good] = [newAddresses(10), newAddresses(10), newAddresses(LETTERS)]
  for (const address of never) post.smtp.refuse.set(address, '550 5.1.1 No such user')
  for (const address of later) post.smtp.refuse.set(address, 450)
  for (const address of [...never, ...later, ...good]) await post.ask(address)
  await post.expectAll(good, { withinMs: 5000 })
  for (const address of later) post.smtp.refuse.delete(address)
  await post.expectAll(later, { withinMs: 12_000, what: 'refused for now, the last came after' })
  await until('the outbox to be empty', async () => (await post.waiting()) === 0, 5000)
  post.expectPrompt()
}

/** Letters that cannot be opened, and letters at which the mail server disconnects or stops answering. */
export async function mailPoisoned() {
  const post = await openPostOffice()
  await post.plantUnreadable(50)
  const poison = newAddresses(12)
  for (const address of poison.slice(0, 8)) post.smtp.hangUp.add(address)
  for (const address of poison.slice(8)) post.smtp.hang.add(address)
  const good = newAddresses(LETTERS)
  for (const address of [...poison, ...good]) await post.ask(address)
  await post.expectAll(good, { withinMs: 5000 })
  post.smtp.hangUp.clear()
  post.smtp.hang.clear()
  await post.expectAll(poison, { withinMs: 40_000, what: 'the mended ones, the last came after' })
  await until('the outbox to be empty', async () => (await post.waiting()) === 0, 5000)
  post.expectPrompt()
}

async function openPostOffice() {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.stop())
  const { url, dataDir } = await install('embedded', { env: { SMTP_URL: smtp.url } })
  const sql = openDriver(embeddedConnection(dataDir), { max: 1 })
  onTestFinished(() => sql.end({ timeout: 1 }))
  const answered: number[] = []

  async function ask(email: string) {
    const answer = await call(url, '/api/auth/email/signin', { body: { email } })
    expect(isAcknowledged(answer)).toBe(true)
    answered.push(answer.ms)
  }

  return {
    smtp,
    ask,
    async askFor(count: number) {
      const addresses = newAddresses(count)
      for (const address of addresses) await ask(address)
      return addresses
    },

    async expectAll(
      addresses: string[],
      { withinMs, what = 'the last letter came after' }: { withinMs: number; what?: string },
    ) {
      const begin = performance.now()
      const hasAll = () => addresses.every((one) => smtp.received.some(({ to }) => to.includes(one)))
      await until('every letter', hasAll, 2 * withinMs)
      record(what, performance.now() - begin, { unit: 'ms', most: withinMs })
    },

    expectPrompt() {
      record('p99 of asking for one', p99(answered), { unit: 'ms', most: PROMPT_MS })
    },

    /** Letters in the outbox, without those given up. */
    async waiting() {
      const [row] = await sql`select count(*)::int as count from outbox where dead_at is null`
      return row?.count
    },

    /** Sealed with our secret, as their name says, and damaged since. */
    async plantUnreadable(count: number) {
      const secret = (await readFile(join(dataDir, 'secret'), 'utf8')).trim()
      const name = secretName(secret)
      await sql`
        insert into outbox (id, sealed, sealed_by, kind)
        select gen_random_uuid(), ${`${name}:broken`}, ${name}, 'notice' from generate_series(1, ${count})`
    },
  }
}

function newAddresses(count: number) {
  return Array.from({ length: count }, newAddress)
}

async function startMute(port: number) {
  const held = new Set<Socket>()
  const server = createServer((socket) => {
    held.add(socket)
    socket.on('error', () => {})
    socket.resume()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of held) socket.destroy()
  })
  return {
    held,
    async stopListening() {
      // Ends when the last connection does, which is later.
      server.close()
    },
  }
}
