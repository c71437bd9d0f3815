import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { openDriver } from '#server/platform/postgres/driver.ts'
import { newAddress } from '../../tests/support/new-address.ts'
import { startSmtp } from '../../tests/support/smtp.ts'
import { newFolder, startServer } from '../../tests/support/started.ts'
import { startCallers } from './callers.ts'
import { call, isAcknowledged, newBrowser } from './calls.ts'
import { record } from './figures.ts'
import { startExternalDatabase, urlOf } from './installation.ts'
import type { Smtp } from './ledger.ts'
import { tokenIn } from './writers.ts'

const KILLED = { code: null, signal: 'SIGKILL' }
const IN_ORDER = { code: 0, signal: null }

/** Each on an empty database of its own. */
export async function fourAtOnce(times: number) {
  const external = await startExternalDatabase()
  const smtp = await startSmtp()
  onTestFinished(() => smtp.stop())
  let longestStart = 0

  for (let time = 1; time <= times; time += 1) {
    const name = `empty_${time}`
    await onDatabase(external.env.DATABASE_URL, `create database ${name}`)
    const databaseUrl = urlOf(external.socketFolder, name)
    const env = { ...external.env, DATABASE_URL: databaseUrl, SMTP_URL: smtp.url }
    const begin = performance.now()
    const servers = await Promise.all(
      [1, 2, 3, 4].map(async () => startServer({ dataDir: await newFolder(), env })),
    )
    longestStart = Math.max(longestStart, performance.now() - begin)

    const migrations = await onDatabase(databaseUrl, 'select hash from drizzle.__drizzle_migrations')
    expect(new Set(migrations.map(({ hash }) => hash)).size).toBe(migrations.length)
    const urls = servers.map(({ url }) => url)
    await knowEachOther(urls)
    await honourOnce(urls, smtp)
    await doWithoutOne(servers)
    for (const { child } of servers) child.kill('SIGTERM')
    const ends = await Promise.all(servers.map(({ exited }) => exited))
    expect(ends).toEqual([KILLED, IN_ORDER, IN_ORDER, IN_ORDER])
  }
  record('times', times)
  record('all four ready after', longestStart, { unit: 'ms', most: 5000 })
}

async function knowEachOther([first = '', ...others]: string[]) {
  const { body: guest } = await call(first, '/api/account', { body: newBrowser() })
  for (const url of others) {
    const { status } = await call(url, '/api/auth/browser-key', { body: { browserKey: guest.browserKey } })
    expect(status).toBe(200)
  }
}

/** A mailed link presented to all of them at the same moment, a few times each. */
async function honourOnce(urls: string[], smtp: Smtp) {
  const email = newAddress()
  await call(String(urls[0]), '/api/auth/email/signin', { body: { email } })
  const token = tokenIn(await smtp.next(email, 10_000))
  const answers = await Promise.all(
    [...urls, ...urls, ...urls].map((url) =>
      call(url, '/api/auth/email/verify', { body: { token, ...newBrowser() } }),
    ),
  )
  expect(answers.filter(isAcknowledged)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'invalid_link')).toHaveLength(answers.length - 1)
}

/** The end of one, in the middle of its work, does not disturb callers of the others. */
async function doWithoutOne(servers: { child: ChildProcess; url: string }[]) {
  const callers = await Promise.all(servers.map(({ url }) => startCallers(url, 3)))
  await sleep(300)
  servers[0]?.child.kill('SIGKILL')
  await sleep(700)
  const [, ...answers] = await Promise.all(callers.map(({ stop }) => stop()))
  expect(answers.flat().every(isAcknowledged)).toBe(true)
}

async function onDatabase(url: string, statement: string) {
  const admin = openDriver(url, { max: 1 })
  try {
    return await admin.unsafe(statement)
  } finally {
    await admin.end()
  }
}
