import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { builtClient } from '#server/http/pages/built-client.ts'
import { WakeUp } from '#server/outbox/wake-up.ts'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { systemRandom } from '#server/platform/random.ts'
import { RefusalLimit } from '#server/rate-limits/refusal-limit.ts'
import { testConfig } from '../../support/test-config.ts'

let app: FastifyInstance
let folder: string
let close: () => Promise<void>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'away-'))
  await writeFile(join(folder, 'index.html'), '<title>A page</title>')
  const nowhere = { path: join(folder, '.s.PGSQL.5432'), user: 'app', database: 'app' }
  const database = openDatabase({ connection: nowhere })
  close = database.close
  const config = testConfig({ dataDir: folder })
  const lifecycle = { isReady: true, isDraining: false }
  const log = createLog({ level: 'silent' })
  const refusals = new RefusalLimit(1)
  const deps = {
    config,
    db: database.db,
    log,
    random: systemRandom,
    lifecycle,
    refusals,
    wakeUp: new WakeUp(),
  }
  app = await buildApp(deps, await builtClient(config, folder))
})
afterAll(async () => {
  await app.close()
  await close()
  await rm(folder, { recursive: true })
})

describe('with the database away', () => {
  it.each(['/api/account', '/trpc/account.create'])(
    '%s is refused at once, and says when to retry',
    async (url) => {
      const begin = performance.now()
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { host: 'localhost:3000', 'content-type': 'application/json' },
        payload: { browserId: 'abcdefgh12345678' },
      })
      expect(performance.now() - begin).toBeLessThan(1500)
      expect(answer.statusCode).toBe(503)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.body).toContain('"code":"unavailable"')
    },
  )

  it('the process is alive, is not ready, and serves its pages', async () => {
    const statusOf = async (url: string) =>
      (await app.inject({ url, headers: { host: 'localhost:3000' } })).statusCode
    expect(await statusOf('/api/health/live')).toBe(200)
    expect(await statusOf('/api/health/ready')).toBe(503)
    expect(await statusOf('/signin')).toBe(200)
  })
})
