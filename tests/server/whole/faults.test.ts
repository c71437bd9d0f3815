import { beforeAll, test, vi } from 'vitest'
import { databaseFrozen } from '../../../tools/faults/database-faults.ts'
import { drainUnderLoad } from '../../../tools/faults/drain.ts'
import { floodWith } from '../../../tools/faults/floods.ts'
import { fourAtOnce } from '../../../tools/faults/four-starts.ts'
import { diskFull } from '../../../tools/faults/full-disk.ts'
import { killUnderLoad } from '../../../tools/faults/kills.ts'
import { buildIfStale } from '../../support/started.ts'

// The short form of `npm run test:faults`: of each kind, the cases that no other test here has.
vi.setConfig({ testTimeout: 90_000 })

beforeAll(buildIfStale, 120_000)

test('kills of the server and of an external database under load lose no acknowledged write', () =>
  killUnderLoad('external', ['everything', 'postmaster'], { mails: false }))

test('SIGTERM under load fails no request in flight', () => drainUnderLoad('external', 1))
test('calls to a frozen database are answered in time', databaseFrozen)
test('four processes may start at once on an empty database, and all serve it', () => fourAtOnce(1))
test('a full disk loses nothing, and free space is enough to continue', diskFull)

test.each(['refresh', 'malformed'] as const)('a flood (%s) does not slow other clients', (kind) =>
  floodWith(kind, { connections: 50, forMs: 2000 }),
)
