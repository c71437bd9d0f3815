import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DataInventoryEntry } from '#shared/data-inventory.ts'
import { mayName } from '#shared/data-inventory-words.ts'
import { askedOf, nothingTold, PERSONAL_CHANGES } from '#shared/personal-fields.ts'
import { pick } from '#shared/record-of.ts'
import { bring, undoBring } from '../../support/bringing.ts'
import { exportOf } from '../../support/exports.ts'
import { journalOf } from '../../support/journal.ts'
import { personalSamples } from '../../support/personal-samples.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe.each(PERSONAL_CHANGES)('the %s', (change) => {
  const { call, input } = personalSamples[change]
  const fields = askedOf(change)

  /** A guest who has told this alone. */
  async function teller() {
    const guest = await world.newGuest()
    expect((await world.run(call, input, { bearer: guest.jwt })).status).toBe(200)
    return guest
  }

  async function toldBy(bearer: string) {
    return pick((await world.run('account.get', undefined, { bearer })).body, Object.keys(nothingTold))
  }

  /** The columns of the account that may identify its holder, and are not empty. */
  async function namingColumns(bearer: string) {
    const { body } = await world.run('account.footprint', undefined, { bearer })
    const entries: DataInventoryEntry[] = body
    return entries.filter((entry) => entry.table === 'accounts' && mayName(entry) && entry.value !== null)
  }

  it('is unknown at first, and once told it is stored, and nothing else is', async () => {
    const { jwt } = await world.newGuest()
    expect(await toldBy(jwt)).toEqual(nothingTold)
    expect((await world.run(call, input, { bearer: jwt })).body).toMatchObject({ message: 'Saved.' })
    expect(await toldBy(jwt)).toEqual({ ...nothingTold, ...input })
  })

  it('is merged from a guest, and the undo restores what was there', async () => {
    const guest = await teller()
    const { jwt: bearer } = await world.newGuest()
    const { body } = await bring(world, bearer, { from: guest.browserKey, take: [change] })
    expect(body.brought).toEqual([change])
    expect(await toldBy(bearer)).toEqual({ ...nothingTold, ...input })
    const { entries } = await journalOf(world, bearer)
    expect(entries[0]?.event).toBe(`${change}_changed`)

    expect((await undoBring(world, bearer, body.undoToken)).body.undone).toEqual([change])
    expect(await toldBy(bearer)).toEqual(nothingTold)
  })

  it('is in the inventory, as what may identify its holder, and in the export', async () => {
    const silent = await world.newGuest()
    const { jwt: bearer } = await teller()
    const held = await namingColumns(bearer)
    expect(held).toHaveLength(fields.length)
    expect(await namingColumns(silent.jwt)).toEqual([])

    const { account, files } = await exportOf(world, bearer)
    expect(account.account).toMatchObject(input)
    expect(files['account.schema.json']).toContain(held[0]?.purpose)
  })
})
