import { beforeAll, describe, test } from 'vitest'
import { buildIfStale } from '../../tests/support/started.ts'
import { databaseCrawling, databaseFrozen, databaseGone, databaseSlow } from './database-faults.ts'
import { drainUnderLoad } from './drain.ts'
import { floods, floodWith } from './floods.ts'
import { fourAtOnce } from './four-starts.ts'
import { diskFull } from './full-disk.ts'
import { databases } from './installation.ts'
import { killUnderLoad } from './kills.ts'
import { mailAway, mailHanging, mailPoisoned, mailRefusing } from './mail-faults.ts'
import { purgeUnderLoad } from './purge.ts'
import { soak } from './soak.ts'

beforeAll(buildIfStale, 120_000)

describe.each(databases)('with the %s database', (which) => {
  test('20 kills under load lose no acknowledged write', () =>
    killUnderLoad(which, [...alternating('server', 'everything'), ...alternating('postmaster', 'backend')]))

  test('SIGTERM under load fails no request in flight', () => drainUnderLoad(which, 4))
})

test('a clean restart of the database loses nothing either', () =>
  killUnderLoad('external', ['restart', 'restart', 'restart'], { mails: false }))

test('calls to a stopped database are answered at once', databaseGone)
test('calls to a frozen database are answered in time', databaseFrozen)
test('a database 50 ms away works', databaseSlow)
test('calls to a crawling database are answered in time', databaseCrawling)

test('four processes may start at once on an empty database, and all serve it', () => fourAtOnce(3))

test('a mail server that is away slows no call, and mail arrives when it is back', mailAway)
test('a mail server that hangs slows no call, and mail arrives when it recovers', mailHanging)
test('a refused mail delays no other', mailRefusing)
test('a broken mail delays no other', mailPoisoned)

test('a full disk loses nothing, and free space is enough to continue', diskFull)

test.each(floods)('a flood (%s) does not slow other clients', (kind) =>
  floodWith(kind, { connections: 200, forMs: 6000 }),
)

test('a purge of 10 000 accounts slows other calls by a quarter at most', { timeout: 900_000 }, () =>
  purgeUnderLoad(10_000),
)

test('a soak of 45 s answers every call, and memory does not grow', () => soak(45_000))

function alternating<One extends string>(one: One, other: One): One[] {
  return Array.from({ length: 10 }, (_, round) => (round % 2 === 0 ? one : other))
}
