import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deps } from '#server/deps.ts'
import { appRouter } from '#server/http/trpc/router.ts'
import { createCallerFactory } from '#server/http/trpc/trpc.ts'
import { WakeUp } from '#server/outbox/wake-up.ts'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { systemRandom } from '#server/platform/random.ts'
import { RefusalLimit } from '#server/rate-limits/refusal-limit.ts'
import { createDatabase } from './cluster.ts'
import { testConfig } from './test-config.ts'
import { newClient } from './world.ts'

const createCaller = createCallerFactory(appRouter)

/**
 * The procedures on a database of their own, called by their types; no HTTP, no pages, and mails stay in the outbox.
 */
export async function createTypedWorld() {
  const dataDir = await mkdtemp(join(tmpdir(), 'typed-world-'))
  const database = await createDatabase()
  const log = createLog({ level: 'silent' })
  const { db, close } = openDatabase({ connection: database.connection, log })
  const config = testConfig({ dataDir })
  const deps: Deps = {
    config,
    db,
    log,
    random: systemRandom,
    lifecycle: { isReady: true, isDraining: false },
    refusals: new RefusalLimit(config.rateLimitFactor),
    wakeUp: new WakeUp(),
  }

  return {
    deps,
    /** The caller: without a session, or the holder of an access token. */
    as: (accessToken?: string) =>
      createCaller({
        deps,
        authorization: accessToken && `Bearer ${accessToken}`,
        client: { address: newClient(), browser: { id: undefined, name: 'A test' } },
        requestId: 'a test',
        about: (known) => known,
        aboutAddress: () => {},
      }),
    async close() {
      await close()
      await database.drop()
      await rm(dataDir, { recursive: true })
    },
  }
}
