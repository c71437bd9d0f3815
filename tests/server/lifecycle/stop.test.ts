import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#server/lifecycle/free-port.ts'
import { databaseProcesses, start } from '../../support/processes.ts'
import {
  buildIfStale,
  envOf,
  MAIN,
  newFolder,
  ROOT,
  startOnCluster,
  startServer,
  statusOf,
  usedFolder,
} from '../../support/started.ts'
import { until } from '../../support/until.ts'

// Starts create real databases, sometimes beside another test file that does the same.
vi.setConfig({ testTimeout: 60_000 })

beforeAll(buildIfStale, 120_000)

test('Ctrl-C, which signals the whole process group, stops it cleanly', async () => {
  const dataDir = await usedFolder()
  const server = await startServer({ dataDir })
  process.kill(-server.pid, 'SIGINT')
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect(databaseProcesses(dataDir)).toEqual([])
})

test('npm start passes a stop on, and ends with the server', async () => {
  const dataDir = await usedFolder()
  const port = await freePort()
  const ready = `http://127.0.0.1:${port}/api/health/ready`
  const npm = spawn('npm', ['start'], { cwd: ROOT, env: await envOf({ dataDir, port }), stdio: 'ignore' })
  const exited = once(npm, 'exit')
  await until('npm start to be ready', async () => (await statusOf(ready)) === 200, 30_000)
  npm.kill('SIGTERM')
  await exited
  await until('the database to be gone', () => databaseProcesses(dataDir).length === 0, 10_000)
  expect(await statusOf(ready)).toBeNull()
})

test('a stop during the first start leaves nothing running', async () => {
  const dataDir = await newFolder()
  const server = start([MAIN], { env: await envOf({ dataDir }), cwd: tmpdir() })
  await server.says('First start')
  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect(databaseProcesses(dataDir)).toEqual([])
})

test('a stop while the program is loading exits 0', async () => {
  // The process signals itself just before it compiles the program, so no line of it has run.
  const loading = join(await newFolder(), 'loading.cjs')
  await writeFile(
    loading,
    `const vm = require('node:vm')
    vm.Script = class extends vm.Script {
      constructor(...given) { process.kill(process.pid, 'SIGTERM'); super(...given) }
    }
    require('node:module').syncBuiltinESMExports()`,
  )
  const dataDir = await newFolder()
  const server = start(['--require', loading, MAIN], { env: await envOf({ dataDir }), cwd: tmpdir() })
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect(databaseProcesses(dataDir)).toEqual([])
})

test('Ctrl-C while a command asks for the data folder exits 0, and reports no other process', async () => {
  const [tools, dataDir] = [await newFolder(), await newFolder()]
  const script = `#!/bin/sh\nkill -s INT -- -$PPID\nPATH="${process.env.PATH}" exec flock "$@"\n`
  await writeFile(join(tools, 'flock'), script, { mode: 0o755 })
  const env = { ...(await envOf({ dataDir })), PATH: `${tools}:${process.env.PATH}` }
  const server = start([MAIN], { env, cwd: tmpdir(), detached: true })
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect(server.output.stderr).toBe('')
})

test('a stop of npm run dev exits 0, however early it comes', async () => {
  const env = await envOf({ dataDir: await newFolder() })
  const developed = start(['--import', 'tsx', 'build/develop.ts'], { env, cwd: ROOT })
  const children = `/proc/${developed.pid}/task/${developed.pid}/children`
  await until(
    'the server to be spawned',
    async () => (await programsOf(children)).includes('main.ts'),
    30_000,
  )
  developed.child.kill('SIGTERM')
  expect(await developed.exited).toEqual({ code: 0, signal: null })
})

test('a request in flight is answered after SIGTERM, and a second SIGTERM changes nothing', async () => {
  const server = await startOnCluster()
  const slow = await halfRequest(server.port)
  server.child.kill('SIGTERM')
  await until(
    'the port to close',
    async () => (await statusOf(`${server.url}/api/health/live`)) === null,
    3000,
  )
  server.child.kill('SIGTERM')
  await sleep(200)
  slow.write('{}')

  const [answer] = await once(slow, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 [24]/)
  slow.destroy()
  expect(await server.exited).toEqual({ code: 0, signal: null })
})

test('a request that never ends delays the exit by less than 10 s', async () => {
  const server = await startServer({ dataDir: await usedFolder() })
  await halfRequest(server.port)
  const begin = performance.now()
  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect(performance.now() - begin).toBeLessThan(10_000)
})

/** The command lines of the processes in a list of the kernel. */
async function programsOf(children: string): Promise<string> {
  const pids = (await readFile(children, 'utf8')).split(' ').filter(Boolean)
  const lines = pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))
  return (await Promise.all(lines)).join('')
}

/** Its headers are read; its body has not arrived yet. */
async function halfRequest(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  const head = [
    'POST /api/auth/logout HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 2',
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  return socket
}
