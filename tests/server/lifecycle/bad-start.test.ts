import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { makePrivateFolder } from '#server/platform/data-dir.ts'
import { start } from '../../support/processes.ts'
import { buildIfStale, envOf, MAIN, newFolder } from '../../support/started.ts'
import { SECRET } from '../../support/test-config.ts'

// Looking up an unknown host name may take a while.
vi.setConfig({ testTimeout: 30_000 })

beforeAll(buildIfStale, 120_000)

test.each([
  ['HOST', 'not.a.host.invalid'],
  ['HOST', '999.1.1.1'],
  ['HOST', 'a b'],
  // For documentation (RFC 5737): an address that no host has.
  ['HOST', '192.0.2.1'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtps:mail.example'],
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_URL', 'postgres:///app'],
  ['DATABASE_URL', 'postgres:///app?host='],
])('%s=%s exits 2 with one line that names it, before any set-up', async (name, value) => {
  const dataDir = await newFolder()
  const { code, stdout, stderr } = await ended({ ...(await envOf({ dataDir })), SECRET, [name]: value })
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(new RegExp(`^${name} [^\n]+\n$`))
  expect(await readdir(dataDir)).toEqual([])
})

test.runIf(process.platform === 'linux').each(['/proc/nowhere', '/proc/nowhere/data'])(
  'a data folder that cannot be made exits 2 with one line that names it: %s',
  async (dataDir) => {
    const { code, stdout, stderr } = await ended(await envOf({ dataDir }))
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^DATA_DIR [^\n]+\n$/)
  },
)

test('a data folder is made with its parents, and may exist already', async () => {
  const dataDir = join(await newFolder(), 'deep', 'data')
  for (const _ of ['new', 'known']) {
    makePrivateFolder(dataDir)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  }
})

test('a file is refused as data folder', () => {
  expect(() => makePrivateFolder(MAIN)).toThrow(/^DATA_DIR .*EEXIST/)
})

async function ended(env: Record<string, string | undefined>) {
  const { exited, output } = start([MAIN], { env })
  const { code } = await exited
  return { code, ...output }
}
