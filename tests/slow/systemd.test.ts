import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import { start } from '../support/processes.ts'
import { buildIfStale, newFolder, ROOT, startServer } from '../support/started.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 })

beforeAll(buildIfStale)

const ANALYZE = '/usr/bin/systemd-analyze'

const shipped = (name: string) => readFileSync(join(ROOT, 'docs/deploy', name), 'utf8')

it.runIf(existsSync(ANALYZE))('systemd reports no problem with the unit', async () => {
  const unit = join(await newFolder(), 'latchkey.service')
  writeFileSync(unit, shipped('latchkey.service').replace('/usr/bin/node', process.execPath))
  const { status, stdout, stderr } = spawnSync(ANALYZE, ['verify', unit], { encoding: 'utf8' })
  expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: '' })
})

it.runIf(existsSync(ANALYZE))('systemd rates the exposure of the unit at 1.2 or below', () => {
  const unit = join(ROOT, 'docs/deploy/latchkey.service')
  const args = ['security', '--offline=yes', '--threshold=12', '--no-pager', unit]
  const { status, stdout } = spawnSync(ANALYZE, args, { encoding: 'utf8' })
  expect({ status, says: stdout }).toEqual({
    status: 0,
    says: expect.stringMatching(/exposure level for latchkey\.service: [01]\.\d/),
  })
})

it('a command of the operator has the user, folder and environment of the unit', () => {
  const unit = shipped('latchkey.service')
  const script = shipped('latchkey-admin')
  expect(spawnSync('sh', ['-n', join(ROOT, 'docs/deploy/latchkey-admin')]).status).toBe(0)
  for (const name of ['User', 'EnvironmentFile', 'WorkingDirectory']) {
    const [line = 'none'] = unit.match(new RegExp(`^${name}=.*$`, 'm')) ?? []
    expect(script).toContain(`--property=${line} `)
  }
  for (const name of ['NODE_ENV', 'DATA_DIR']) {
    const [value = 'none'] = unit.match(new RegExp(`${name}=\\S+`)) ?? []
    expect(script).toContain(`--setenv=${value} `)
  }
})

it('the files that the instructions copy are all that server and commands need', async () => {
  const folder = join(await newFolder(), 'latchkey')
  const copies = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').match(
    /^ {4}cp .*\/opt\/latchkey\/.*$/gm,
  )
  expect(copies).toHaveLength(2)
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  for (const line of copies ?? [])
    execFileSync('sh', ['-c', line.replace('/opt/latchkey/', `${folder}/`)], { cwd: ROOT })

  const dataDir = await newFolder()
  const server = await startServer({ dataDir, main: join(folder, 'dist/main.js') })
  expect((await fetch(server.url)).status).toBe(200)
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200)
  const { exited, output } = start([join(folder, 'dist/admin.js'), 'counts', '--json'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  })
  expect((await exited).code).toBe(0)
  expect(JSON.parse(output.stdout)).toMatchObject({ accounts: 0 })
})
