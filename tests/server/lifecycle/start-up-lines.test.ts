import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { warningsOf } from '#server/lifecycle/warnings.ts'
import { buildIfStale, newFolder, ROOT, run, startOnCluster } from '../../support/started.ts'

vi.setConfig({ testTimeout: 60_000 })

beforeAll(buildIfStale, 120_000)

test('--version prints the version', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(run(['--version'])).toEqual({ status: 0, stdout: `latchkey ${version}\n`, stderr: '' })
})

test('a public address without TLS is warned of at the start, and localhost is not', async () => {
  const server = await startOnCluster({ env: { PUBLIC_URL: 'http://door.example' } })
  expect(server.output.stdout).toMatch(/^Warning: PUBLIC_URL begins with http:/m)
  const local = await startOnCluster()
  expect(local.output.stdout).not.toContain('Warning')
})

test.each([
  ['http://door.example', 1],
  ['http://192.168.0.7:3000', 1],
  ['http://localhost.example', 1],
  ['https://door.example', 0],
  ['http://localhost:3000', 0],
  ['http://door.localhost', 0],
  ['http://127.0.0.1:3000', 0],
  ['http://[::1]:3000', 0],
])('%s has %i warnings', (publicUrl, many) => {
  expect(warningsOf({ publicUrl })).toHaveLength(many)
})

test('--dev of a build exits 2 and says that there are no sources', () => {
  const { status, stdout, stderr } = run(['--dev'])
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^--dev [^\n]*no[^\n]*here[^\n]*npm run dev[^\n]*\n$/)
})

test('--dev without Vite exits 2 and says what is missing', async () => {
  const clone = await newFolder()
  mkdirSync(join(clone, 'src/client'), { recursive: true })
  cpSync(join(ROOT, 'src/client/main.tsx'), join(clone, 'src/client/main.tsx'))
  cpSync(join(ROOT, 'dist'), join(clone, 'src/server'), { recursive: true })
  cpSync(join(ROOT, 'package.json'), join(clone, 'package.json'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(clone, 'src/server/main.js'), '--dev'],
    {
      env: { PATH: process.env.PATH, DATA_DIR: join(clone, 'data') },
      encoding: 'utf8',
      timeout: 30_000,
    },
  )
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^--dev needs Vite, which is not installed: [^\n]+\n$/)
})
