import { cleanUp } from '#server/jobs/clean-up.ts'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { testConfig } from '../../../tests/support/test-config.ts'

/** One pass of the clean-up, as a process makes one every ten minutes: its time, and its log. */
export async function sweepOnce(url: string) {
  const warnings: string[] = []
  const log = createLog({ level: 'warn', destination: { write: (line) => warnings.push(line) } })
  const { db, close } = openDatabase({ connection: url, log, max: 2 })
  try {
    const begin = performance.now()
    const swept = await cleanUp({ config: testConfig({ dataDir: '/nowhere' }), db, log })
    return { swept, ms: performance.now() - begin, warnings }
  } finally {
    await close()
  }
}
