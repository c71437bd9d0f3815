import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { heldNotices, keys } from '#server/platform/postgres/schema.ts'
import { askExport, exportOf, fileIn } from '../../support/exports.ts'
import { untilWaiting } from '../../support/held-account.ts'
import { unpacked } from '../../support/unpacked.ts'
import { until } from '../../support/until.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  // All connections that a call may use: an export that kept one would be noticed.
  world = await createWorld({}, { connections: 1 })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

const KEYS = 200

/** Some megabytes of incompressible data, more than the buffers between server and client hold. */
async function newCollector() {
  const guest = await world.newGuest()
  const rows = Array.from({ length: KEYS }, (_, index) => ({
    id: world.deps.random.id(),
    accountId: guest.id,
    type: 'feature' as const,
    featureName: `feature-${index}`,
    name: randomBytes(24_000).toString('base64url'),
  }))
  for (let at = 0; at < rows.length; at += 50)
    await world.deps.db.insert(keys).values(rows.slice(at, at + 50))
  return guest
}

/** Requests an export and does not read the answer. */
async function beginReading(bearer: string) {
  const { port } = world.app.server.address() as AddressInfo
  const asking = request({
    port,
    host: '127.0.0.1',
    path: '/api/account/export',
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${bearer}` },
  })
  asking.end()
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    asking.on('response', resolve)
    asking.on('error', reject)
  })
  response.pause()
  return { asking, response }
}

function openSockets() {
  return new Promise<number>((resolve, reject) => {
    world.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}

it('holds no database connection while a client reads slowly, and is complete in the end', async () => {
  const { jwt } = await newCollector()
  const { response } = await beginReading(jwt)
  expect(response.statusCode).toBe(200)
  await sleep(300)
  for (let calls = 0; calls < 20; calls += 1) {
    expect(
      (await world.rest('GET', '/api/account/footprint', undefined, { bearer: (await world.newGuest()).jwt }))
        .status,
    ).toBe(200)
  }
  const pieces: Buffer[] = []
  for await (const piece of response) pieces.push(piece)
  const files = unpacked(Buffer.concat(pieces))
  expect(Buffer.concat(pieces).length).toBeGreaterThan(8_000_000)
  expect(JSON.parse(files['account.json'] ?? 'null').keys).toHaveLength(KEYS + 1)
}, 60_000)

it('ends when the client disconnects, and can be requested again', async () => {
  const { jwt } = await newCollector()
  const before = await openSockets()
  const { asking, response } = await beginReading(jwt)
  expect(await openSockets()).toBe(before + 1)
  response.once('data', () => {})
  await sleep(200)
  response.on('error', () => {})
  asking.destroy()
  await until('its connection to be closed', async () => (await openSockets()) === before, 5000)
  const { account } = await exportOf(world, jwt)
  // The cancelled export is counted.
  expect(account.counts).toContainEqual(
    expect.objectContaining({ kind: 'copies_of_all_data_a_day', count: 1 }),
  )
}, 60_000)

it('shows one moment: changes during the reading are not in it', async () => {
  const another = await createWorld()
  try {
    const { jwt, id } = await another.newGuest()
    const notice = { accountId: id, address: 'ada@example.com', event: 'passkeyAdded', count: 1 }
    let asked: ReturnType<typeof askExport> | undefined
    await another.deps.db.transaction(async (tx) => {
      // Links are read before notices are.
      await tx.execute(sql`lock table links in access exclusive mode`)
      asked = askExport(another, jwt)
      await untilWaiting(another.deps, 1)
      await tx.insert(heldNotices).values({ ...notice, dueAt: sql`now()` })
    })
    const { account } = fileIn('REST', await (asked ?? askExport(another, jwt)))
    expect(account.heldNotices).toEqual([])
    expect((await exportOf(another, jwt)).account.heldNotices).toHaveLength(1)
  } finally {
    await another.close()
  }
})
