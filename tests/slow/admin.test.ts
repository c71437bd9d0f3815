import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { adminProcess as admin } from '../support/admin.ts'
import { buildIfStale, ROOT, startServer, usedFolder } from '../support/started.ts'
import { SECRET } from '../support/test-config.ts'
import { unpacked } from '../support/unpacked.ts'

// Servers start, sometimes beside another test file that does the same.
vi.setConfig({ testTimeout: 60_000 })

beforeAll(buildIfStale, 120_000)

describe('the admin program', () => {
  it('prints its help on standard output and exits 0', async () => {
    const help = await admin(['--help'])
    expect(help).toMatchObject({ code: 0, stderr: '' })
    expect((await admin([])).stdout).toBe(help.stdout)
    expect(help.stdout).toMatch(/^ {2}account show\b.*\S/m)
  })

  it('reports bad input in one line on standard error and exits 2', async () => {
    const ended = await admin(['counts', '--jsn'], { DATABASE_URL: 'postgres://localhost:1/app', SECRET })
    expect(ended).toMatchObject({ stdout: '', code: 2 })
    expect(ended.stderr).toMatch(/^[^\n]+\n$/)
  })

  it('finds an account beside a running server, and exits 1 when there is none', async () => {
    const dataDir = await usedFolder()
    const server = await startServer({ dataDir })
    const { upid } = await (
      await fetch(`${server.url}/api/account`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"browserId":"abcdefgh12345678"}',
      })
    ).json()
    const found = await admin(['account', 'find', upid, '--json'], { DATA_DIR: dataDir })
    expect(found).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(found.stdout)).toMatchObject([{ upid, foundBy: 'id' }])
    expect(await admin(['account', 'show', 'NOBODY'], { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'There is no account NOBODY.\n',
    })
  })
})

describe('account export', () => {
  it('writes a ZIP to a pipe, with messages on standard error, beside a running server', async () => {
    const dataDir = await usedFolder()
    const server = await startServer({ dataDir })
    const { upid, jwt } = await (
      await fetch(`${server.url}/api/account`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"browserId":"abcdefgh12345678"}',
      })
    ).json()
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['dist/admin.js', 'account', 'export', upid, '-'],
      { cwd: ROOT, env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
    )
    expect(status).toBe(0)
    expect(stderr.toString()).toMatch(/^Wrote everything held on \S+\.\n/)
    expect(JSON.parse(unpacked(stdout)['account.json'] ?? '').account.upid).toBe(upid)
    const answer = await fetch(`${server.url}/api/account/journal`, {
      headers: { authorization: `Bearer ${jwt}` },
    })
    expect((await answer.json()).entries[0]).toMatchObject({ event: 'exported', detail: 'operator' })
  })
})

describe('secret rotate', () => {
  it('adds a new secret first beside a running server, keeps the previous one, and prints neither', async () => {
    const dataDir = await usedFolder()
    const server = await startServer({ dataDir })
    const file = join(dataDir, 'secret')
    const first = (await readFile(file, 'utf8')).trim()
    const { jwt } = await (
      await fetch(`${server.url}/api/account`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"browserId":"abcdefgh12345678"}',
      })
    ).json()
    const printed: string[] = []
    for (let turn = 0; turn < 2; turn++) {
      const { code, stdout, stderr } = await admin(['secret', 'rotate'], { DATA_DIR: dataDir })
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      printed.push(stdout)
      if (turn > 0) break
      const [current = '', former] = (await readFile(file, 'utf8')).trim().split(',')
      expect(former).toBe(first)
      expect(current).toHaveLength(43)
      server.child.kill('SIGTERM')
      await server.exited
      // Earlier sessions stay valid.
      const again = await startServer({ dataDir, port: server.port })
      const answer = await fetch(`${again.url}/api/account`, { headers: { authorization: `Bearer ${jwt}` } })
      expect(answer.status).toBe(200)
    }
    const secrets = (await readFile(file, 'utf8')).trim().split(',')
    expect(secrets).toHaveLength(2)
    expect(secrets).not.toContain(first)
    for (const secret of [first, ...secrets]) expect(printed.join()).not.toContain(secret)
  })
})
