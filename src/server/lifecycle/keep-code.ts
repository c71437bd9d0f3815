import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '#shared/time.ts'
import { loadProgram } from './code-cache.ts'
import { freePort } from './free-port.ts'

/*
 * The last step of a build: starts the server once, sends a first visitor's requests, and saves the code that V8
 * compiled. It runs without a database, so only the code that handles database answers is missing.
 */

const LONGEST_START = seconds(30)

const dist = join(import.meta.dirname, '../../../dist')
const dataDir = mkdtempSync(join(tmpdir(), 'keep-code-'))
const port = await freePort()

process.env = {
  PATH: process.env.PATH,
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  SECRET: 'signs nothing that anybody will ever see',
  LOG_LEVEL: 'silent',
}
process.argv = [process.execPath, join(dist, 'main.js')]
const program = loadProgram(dist)
process.on('exit', (status) => {
  rmSync(dataDir, { recursive: true, force: true })
  if (status === 0) program.keepCode()
})
program.run()
await visit(`http://127.0.0.1:${port}`)
process.kill(process.pid, 'SIGTERM')

async function visit(origin: string) {
  const giveUpAt = Date.now() + LONGEST_START
  while ((await statusOf(`${origin}/`)) !== 200) {
    if (Date.now() > giveUpAt) throw new Error('The built server does not answer')
    await sleep(100)
  }
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ browserId: 'a1b2c3d4e5f6a7b8' })
  await statusOf(`${origin}/api/account`, { method: 'POST', headers, body })
  await statusOf(`${origin}/trpc/account.create`, { method: 'POST', headers, body })
  await statusOf(`${origin}/api/account`, { headers: { authorization: 'Bearer a.b.c' } })
}

/** Null while nothing listens. */
async function statusOf(url: string, request?: RequestInit) {
  try {
    const answer = await fetch(url, request)
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return null
  }
}
