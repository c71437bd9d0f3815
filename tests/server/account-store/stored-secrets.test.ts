import { createHash } from 'node:crypto'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '#server/platform/postgres/schema.ts'
import { challenges, codes, links } from '#server/platform/postgres/schema.ts'
import { mailedKey, requestKey } from '../../support/email-keys.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginLogin, beginRegistration } from '../../support/passkeys.ts'
import { ask, mailedCode } from '../../support/recovery-email.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('a copy of the whole database holds no usable secret', async () => {
  const guest = await world.newGuest()
  const link = await world.mailedLink(newAddress())
  const [recovery, keyAddress] = [newAddress(), newAddress()]
  await ask(world, recovery, { bearer: guest.jwt })
  const { code } = await mailedCode(world, recovery)
  await requestKey(world, keyAddress, { bearer: guest.jwt })
  const { token, activationCode } = await mailedKey(world, keyAddress)
  const login = await beginLogin(world)
  const creation = await beginRegistration(world)

  const copy: string[] = []
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue
    for (const row of await world.deps.db.select().from(table)) {
      for (const value of Object.values(row)) copy.push(`${getTableName(table)} ${readable(value)}`)
    }
  }
  expect(copy.length).toBeGreaterThan(20)
  for (const secret of [guest.browserKey, link, token, login.challenge, creation.challenge]) {
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(copy.filter((value) => value.includes(secret))).toEqual([])
    expect(copy.filter((value) => value.includes(hexOf(secret)))).toEqual([])
  }
  expect(copy.filter((value) => value.includes(guest.jwt))).toEqual([])
  // Six digits may appear in any value by chance, but never as a whole value, nor as the plain hash of one.
  for (const digits of [code, activationCode]) {
    const hash = createHash('sha256').update(digits).digest('hex')
    expect(copy.filter((value) => value.endsWith(` ${digits}`) || value.includes(hash))).toEqual([])
  }
})

test('the stored form of a secret is its SHA-256', async () => {
  const link = await world.mailedLink(newAddress())
  const login = await beginLogin(world)
  const guest = await world.newGuest()
  const address = newAddress()
  await requestKey(world, address, { bearer: guest.jwt })
  const { token } = await mailedKey(world, address)
  const { db } = world.deps
  const stored = async (rows: Promise<{ hash: Buffer | null }[]>) =>
    (await rows).map(({ hash }) => hash?.toString('hex'))

  expect(await stored(db.select({ hash: links.hash }).from(links))).toContain(hashOf(link))
  expect(await stored(db.select({ hash: codes.tokenHash }).from(codes))).toContain(hashOf(token))
  expect(await stored(db.select({ hash: schema.browserSecrets.hash }).from(schema.browserSecrets))).toContain(
    hashOf(guest.browserKey),
  )
  const challenge = Buffer.from(login.challenge, 'base64url')
  expect(await stored(db.select({ hash: challenges.hash }).from(challenges))).toContain(hashOf(challenge))
})

function hashOf(secret: string | Buffer) {
  return createHash('sha256').update(secret).digest('hex')
}

function hexOf(secret: string) {
  return Buffer.from(secret, 'base64url').toString('hex')
}

/** Bytes as hex and as text: a secret may be stored in either form. */
function readable(value: unknown) {
  return Buffer.isBuffer(value) ? `${value.toString('hex')} ${value.toString('latin1')}` : String(value)
}
