import { spawnSync } from 'node:child_process'
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, type TestContext } from 'vitest'
import { errorCodeOf } from '#server/lib/error-code.ts'
import { embeddedConnection } from '#server/platform/embedded-postgres/home.ts'
import { openDriver } from '#server/platform/postgres/driver.ts'
import { startSmtp } from '../../tests/support/smtp.ts'
import { newFolder } from '../../tests/support/started.ts'
import { until } from '../../tests/support/until.ts'
import { watch } from './callers.ts'
import { call, isAcknowledged, isRefusedForNow, newBrowser } from './calls.ts'
import { record } from './figures.ts'
import { install } from './installation.ts'
import { lostFrom } from './ledger.ts'
import { startWriters } from './writers.ts'

/** Room for a new cluster, and not for much more. */
const DISK = '128m'

const LONGEST_RECOVERY_MS = 20_000

/** First no table can grow any more. Then PostgreSQL's own log cannot, which ends PostgreSQL until there is room. */
export async function diskFull({ skip }: Pick<TestContext, 'skip'>) {
  const dataDir = await newFolder()
  if (!mountSmallDisk(dataDir)) {
    return skip('a small disk of its own has to be mounted, which takes root on Linux')
  }
  const smtp = await startSmtp()
  onTestFinished(() => smtp.stop())
  const { url } = await install('embedded', { dataDir, env: { SMTP_URL: smtp.url } })
  const { body: guest } = await call(url, '/api/account', { body: newBrowser() })
  const writers = startWriters({ url, smtp, count: 4 })
  onTestFinished(async () => void (await writers.stop()))
  await sleep(1000)

  const ballast = fill(dataDir)
  const reads = watch(() => call(url, '/api/account', { method: 'GET', bearer: guest.jwt }))
  const writes = watch(() => call(url, '/api/account', { body: newBrowser() }))
  await until('a refusal', () => writes.answers.some(isRefusedForNow), 10_000)
  await sleep(1500)
  const readMeanwhile = await reads.stop()
  expect(readMeanwhile.filter((answer) => !isAcknowledged(answer))).toEqual([])

  await exhaustLog(dataDir, url)
  await sleep(1500)
  rmSync(ballast)
  const mended = performance.now()
  await until(
    'a write to be served again',
    async () => isAcknowledged(await call(url, '/api/account', { body: newBrowser() })),
    LONGEST_RECOVERY_MS,
  )
  const recovery = performance.now() - mended

  await sleep(500)
  const { defects, acknowledgedAt } = await writers.stop()
  const answers = await writes.stop()
  const lost = await lostFrom(writers.ledger, url)
  record('acknowledged writes', acknowledgedAt.length)
  record('acknowledged writes lost', lost.length, { most: 0 })
  record('writes refused', answers.filter(isRefusedForNow).length)
  record('reads while no table could grow', readMeanwhile.length)
  record('served again after', recovery, { unit: 'ms', most: 5000 })
  expect([...lost, ...defects]).toEqual([])
}

function mountSmallDisk(folder: string) {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder])
  if (status === 0) onTestFinished(() => void spawnSync('umount', [folder]))
  return status === 0
}

/** To the last byte, whatever else writes meanwhile. */
function fill(folder: string) {
  const ballast = join(folder, 'ballast')
  try {
    for (;;) appendFileSync(ballast, Buffer.alloc(2 ** 20))
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOSPC') throw error
  }
  return ballast
}

/** What some minutes of load would do: requests the next file of its log until there is none. */
async function exhaustLog(dataDir: string, url: string) {
  await until(
    'PostgreSQL to end',
    async () => {
      const admin = openDriver(embeddedConnection(dataDir), { max: 1 })
      await admin`select pg_switch_wal()`.catch(() => null)
      await admin.end({ timeout: 1 }).catch(() => {})
      return isRefusedForNow(await call(url, '/api/health/ready', { method: 'GET' }))
    },
    10_000,
  )
}
