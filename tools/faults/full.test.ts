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

describe.each(databases)('%s database', (which) => {
  test('20 kills under load lose nothing that was acknowledged', () =>
    killUnderLoad(which, [...alternating('server', 'everything'), ...alternating('postmaster', 'backend')]))

  test('SIGTERM under load fails no request in flight', () => drainUnderLoad(which, 4))
})

test('a restart of the database in order loses nothing either', () =>
  killUnderLoad('external', ['restart', 'restart', 'restart'], { mails: false }))

test('a database that is gone is answered for at once', databaseGone)
test('a frozen database is answered for in time', databaseFrozen)
test('a database 50 ms away serves', databaseSlow)
test('a crawling database is answered for in time', databaseCrawling)

test('four processes may start at once on an empty database, and serve as one', () => fourAtOnce(3))

test('mail away slows nobody, and arrives when it is back', mailAway)
test('a mail server that hangs slows nobody, and arrives when it is well', mailHanging)
test('refused mail holds up no other', mailRefusing)
test('poisoned mail holds up no other', mailPoisoned)

test('a full disk loses nothing, and room on it is enough to go on', diskFull)

test.each(floods)('a flood (%s) is not felt by others', (kind) =>
  floodWith(kind, { connections: 200, forMs: 6000 }),
)

test('a purge of 10 000 accounts slows others by a quarter at most', { timeout: 900_000 }, () =>
  purgeUnderLoad(10_000),
)

test('a soak of 45 s serves every call and keeps no memory', () => soak(45_000))

function alternating<One extends string>(one: One, other: One): One[] {
  return Array.from({ length: 10 }, (_, round) => (round % 2 === 0 ? one : other))
}
