import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { newAccountIds } from '#server/account-store/accounts/account-row.ts'
import { holdDataDir } from '#server/platform/data-dir.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded.ts'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { accounts, keys } from '#server/platform/postgres/schema.ts'
import { systemRandom } from '#server/platform/random.ts'
import { databaseProcesses, start } from '../support/processes.ts'
import { buildIfStale, newFolder, ROOT, usedFolder } from '../support/started.ts'

// Starts create real databases, sometimes beside another test file that does the same.
vi.setConfig({ testTimeout: 60_000 })

beforeAll(buildIfStale, 120_000)

describe('the command that grants a feature', () => {
  it('works beside a running server, by account id and by upid, and says when nothing changed', async () => {
    const house = await openHouse()
    await holdDataDir(house.dataDir)
    const { id, upid } = await house.newAccount()

    const granted = await grant(house.dataDir, [id, 'early-access'])
    expect(granted).toMatchObject({ code: 0, stderr: '' })
    expect(granted.stdout).toMatch(/^Granted early-access to [^\n]+\n$/)
    // As somebody would read it out over the phone.
    const again = await grant(house.dataDir, [upid.toLowerCase().replaceAll('1', 'l'), 'early-access'])
    expect(again).toMatchObject({ code: 0, stderr: '' })
    expect(again.stdout).toMatch(/^[^\n]+ already[^\n]*\n$/)
    expect((await grant(house.dataDir, [upid, 'x2'])).code).toBe(0)

    expect(await house.keysOf(id)).toMatchObject([
      { type: 'feature', name: 'Early access', featureName: 'early-access', lastUsedAt: null },
      { type: 'feature', name: 'X2', featureName: 'x2' },
    ])
  })

  it('grants once for many requests at the same time, and again after a deletion', async () => {
    const house = await openHouse()
    const { id } = await house.newAccount()
    const outcomes = await Promise.all([1, 2, 3].map(() => grant(house.dataDir, [id, 'night-shift'])))
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(outcomes.filter(({ stdout }) => stdout.startsWith('Granted'))).toHaveLength(1)

    await house.revokeKeys(id)
    expect((await grant(house.dataDir, [id, 'night-shift'])).stdout).toMatch(/^Granted/)
    expect((await house.keysOf(id)).filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1)
  })

  it('starts the database where no server runs, and stops it again', async () => {
    const house = await openHouse()
    const { id } = await house.newAccount()
    await house.stop()

    expect(await grant(house.dataDir, [id, 'early-access'])).toMatchObject({ code: 0, stderr: '' })
    expect(databaseProcesses(house.dataDir)).toEqual([])

    const reopened = await openHouse(house.dataDir)
    expect(await reopened.keysOf(id)).toMatchObject([{ featureName: 'early-access' }])
  })

  it('migrates an older database before it reads it', async () => {
    // Set up, and nothing more.
    const house = await openHouse(await newFolder())
    await house.stop()
    expect(await grant(house.dataDir, ['nobody', 'early-access'])).toMatchObject({
      code: 1,
      stderr: 'There is no account nobody.\n',
    })
  })
})

async function grant(dataDir: string, args: string[]) {
  const { exited, output } = start(['dist/grant-feature.js', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  })
  const { code } = await exited
  return { code, ...output }
}

/** The files that a running server has in its data folder. */
async function openHouse(folder?: string) {
  const dataDir = folder ?? (await usedFolder())
  const embedded = await startEmbeddedPostgres({
    dataDir,
    log: createLog({ level: 'silent' }),
    say: () => {},
  })
  const { db, close } = openDatabase({ connection: embedded.connection, max: 2 })
  let isOpen = true

  async function stop() {
    if (!isOpen) return
    isOpen = false
    await close()
    await embedded.stop()
  }
  onTestFinished(stop)

  return {
    dataDir,
    stop,
    async newAccount() {
      const account = newAccountIds(systemRandom)
      await db.insert(accounts).values(account)
      return account
    },
    keysOf: (accountId: string) =>
      db.select().from(keys).where(eq(keys.accountId, accountId)).orderBy(keys.createdAt),
    revokeKeys: (accountId: string) =>
      db.update(keys).set({ revokedAt: new Date() }).where(eq(keys.accountId, accountId)),
  }
}
