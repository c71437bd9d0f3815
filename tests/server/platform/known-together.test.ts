import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { batchedLookUp } from '#server/platform/postgres/known-together.ts'
import { links } from '#server/platform/postgres/schema.ts'
import { newAddress } from '../../support/new-address.ts'
import { open } from '../../support/opened-database.ts'

const isLink = batchedLookUp(links.hash)

/** As many as one statement asks for. */
const MOST = 2000

const hashOf = (text: string) => hash('sha256', text, 'buffer')
const madeUp = Array.from({ length: MOST }, (_, at) => hashOf(`made up ${at}`))

it('says of each hash whether it exists, and asks for two thousand at once', async () => {
  const { db } = await open()
  const known = hashOf('known')
  const expiresAt = new Date(Date.now() + 60_000)
  await db.insert(links).values({ hash: known, address: newAddress(), expiresAt })

  const first = isLink(db, known)
  const others = madeUp.map((one) => isLink(db, one))
  expect(await first).toBe(true)
  expect(new Set(await Promise.all(others))).toEqual(new Set([false]))

  // A call beyond these two thousand is answered with false unasked; a moment later it is asked.
  const before = madeUp.map((one) => isLink(db, one))
  expect(await isLink(db, known)).toBe(false)
  await Promise.all(before)
  expect(await isLink(db, known)).toBe(true)
})
