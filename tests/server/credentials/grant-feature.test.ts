import { readdir } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keys } from '#server/platform/postgres/schema.ts'
import { systemRandom } from '#server/platform/random.ts'
import { admin } from '../../support/admin.ts'
import { urlOf } from '../../support/cluster.ts'
import { newFolder } from '../../support/started.ts'
import { SECRET } from '../../support/test-config.ts'
import { createWorld, type World } from '../../support/world.ts'

const ONE_LINE = /^[^\n]+\n$/

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** The arguments that the program passes on: all are words, however they look. */
function grant(args: string[], env: Record<string, string> = beside()) {
  return admin(['feature', 'grant', '--', ...args], env)
}

function beside() {
  return { DATABASE_URL: urlOf(world.connection), SECRET }
}

function keysOf(accountId: string) {
  return world.deps.db.select().from(keys).where(eq(keys.accountId, accountId)).orderBy(keys.createdAt)
}

describe('granting a feature', () => {
  it('works by account id and by upid, and says when nothing changed', async () => {
    const { id, upid } = await world.newGuest()
    const granted = await grant([id, 'early-access'])
    expect(granted).toMatchObject({ code: 0, stderr: '' })
    expect(granted.stdout).toMatch(/^Granted early-access to [^\n]+\n$/)
    // As somebody would read it out over the phone.
    const again = await grant([upid.toLowerCase().replaceAll('1', 'l'), 'early-access'])
    expect(again).toMatchObject({ code: 0, stderr: '' })
    expect(again.stdout).toMatch(/^[^\n]+ already[^\n]*\n$/)
    expect((await grant([upid, 'x2'])).code).toBe(0)

    expect((await keysOf(id)).filter(({ type }) => type === 'feature')).toMatchObject([
      { name: 'Early access', featureName: 'early-access', lastUsedAt: null },
      { name: 'X2', featureName: 'x2' },
    ])
  })

  it('grants once for many requests at the same time, and again after a deletion', async () => {
    const { id } = await world.newGuest()
    const outcomes = await Promise.all([1, 2, 3].map(() => grant([id, 'night-shift'])))
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(outcomes.filter(({ stdout }) => stdout.startsWith('Granted'))).toHaveLength(1)

    await world.deps.db.update(keys).set({ revokedAt: new Date() }).where(eq(keys.accountId, id))
    expect((await grant([id, 'night-shift'])).stdout).toMatch(/^Granted/)
    expect((await keysOf(id)).filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1)
  })

  it('exits 1 with one line for an unknown account', async () => {
    for (const account of ['nobody', systemRandom.id()]) {
      expect(await grant([account, 'early-access'])).toMatchObject({
        code: 1,
        stdout: '',
        stderr: `There is no account ${account}.\n`,
      })
    }
  })

  it('makes no database where there was none', async () => {
    const dataDir = await newFolder()
    const { code, stderr } = await grant(['nobody', 'early-access'], { DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^DATA_DIR [^\n]+\n$/)
    expect(await readdir(dataDir)).toEqual([])
  })

  it.each([
    ['nothing', []],
    ['no feature', ['someone']],
    ['too much', ['someone', 'early-access', 'now']],
    ['a feature in capitals', ['someone', 'Early']],
    ['a feature with a space', ['someone', 'early access']],
    ['a feature like a flag', ['someone', '--help']],
    ['a feature that is too long', ['someone', 'x'.repeat(51)]],
  ])('exits 2 with one line for %s', async (_, args) => {
    const { code, stdout, stderr } = await grant(args, { DATA_DIR: await newFolder() })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(ONE_LINE)
  })

  it('exits 2 for a bad configuration, and 1 with a line when the database is away', async () => {
    const DATABASE_URL = 'postgres://localhost:1/app'
    const bad = await grant(['someone', 'early-access'], { DATABASE_URL })
    expect(bad.code).toBe(2)
    expect(bad.stderr).toMatch(/^SECRET [^\n]+\n$/)
    const away = await grant(['someone', 'early-access'], { DATABASE_URL, SECRET })
    expect(away.code).toBe(1)
    expect(away.stderr).toMatch(/^The database does not answer \([^\n]+\)\.\n$/)
  })
})
