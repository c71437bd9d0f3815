import type { Fault } from '../fault.ts'

const POOL = 'src/server/platform/postgres/pool/pool.ts'

const POOL_TESTS = ['tests/server/platform/pool.test.ts']
const ANSWER_TESTS = ['tests/server/platform/answers-under-load.test.ts']
const WAYS_TESTS = ['tests/server/platform/database-ways.test.ts']

/** Who waits for the database, how long, and when a silent connection is cut. */
export const poolFaults: Fault[] = [
  {
    name: 'pool: a silent connection is not cut',
    file: POOL,
    within: 'Pool',
    find: "its connection is cut')\n    connection.cut()",
    replace: "its connection is cut')",
    tests: POOL_TESTS,
  },
  {
    name: 'pool: a connection is checked once, and may fall silent afterwards',
    file: POOL,
    within: 'Pool',
    find: 'job.deadline = this.#late.begin(() => this.#cutIfSilent(job, connection))',
    replace: '',
    tests: POOL_TESTS,
  },
  {
    name: 'pool: a waiting caller does not get a connection that becomes free',
    file: POOL,
    within: 'Pool',
    find: 'this.#queue.moved()\n    this.#startQueued()',
    replace: 'this.#queue.moved()',
    tests: POOL_TESTS,
  },
  {
    name: 'pool: large reads of an account block other callers',
    file: 'src/server/platform/postgres/open.ts',
    within: 'apart',
    find: 'return separateOnes.get(db) ?? db',
    replace: 'return db',
    tests: ['tests/server/platform/bounded-reads.test.ts'],
  },
  {
    name: 'pool: reads join a connection that does not answer',
    file: POOL,
    within: 'Pool',
    find: ' && connection.silence < JUST_NOW',
    replace: '',
    tests: POOL_TESTS,
  },
  {
    name: 'answers: the driver repeats a statement behind others',
    file: 'src/server/platform/postgres/pool/pipelined-connection.ts',
    within: 'Line',
    find: '    this.#refuseRepeats(query)\n',
    replace: '',
    tests: ANSWER_TESTS,
  },
  {
    name: 'answers: an answer that a failed statement has spoilt is used',
    file: 'src/server/platform/postgres/pool/pipelined-connection.ts',
    within: 'whole',
    find: 'if (rows.length > 0 && !(0 in rows)) ',
    replace: 'if (Number.isNaN(rows.length)) ',
    tests: ANSWER_TESTS,
  },
  {
    name: 'answers: a connection is used after an error of the driver',
    file: 'src/server/platform/postgres/pool/pipelined-connection.ts',
    within: 'Line',
    find: ' || !(error instanceof postgres.PostgresError)',
    replace: '',
    tests: ANSWER_TESTS,
  },
  {
    name: 'transactions: queries run after their end',
    file: 'src/server/platform/postgres/open.ts',
    within: 'transactionClient',
    find: 'if (state.isOver) throw',
    replace: 'if (state === null) throw',
    tests: ['tests/server/platform/database.test.ts'],
  },
  {
    name: 'calls: answered before it is ready',
    file: 'src/server/http/trpc/trpc.ts',
    within: 'mayAnswer',
    find: 'return lifecycle.isReady || ',
    replace: 'return lifecycle.isReady !== undefined || ',
    tests: WAYS_TESTS,
  },
  {
    name: 'answers: a row is accepted for another question',
    file: 'src/server/platform/postgres/statement.ts',
    within: 'requireAnswerTo',
    find: 'if (!isOurs) throw',
    replace: 'if (!isOurs && asked.length === 0) throw',
    tests: ['tests/server/platform/swapped-answers.test.ts'],
  },
  {
    name: "sessions of the database: the operator's settings apply",
    file: 'src/server/platform/postgres/driver.ts',
    within: 'openDriver',
    find: '...SESSION_SETTINGS, ',
    replace: '',
    tests: WAYS_TESTS,
  },
  {
    name: 'read-only database: reported as ready',
    file: 'src/server/http/health/check-health.ts',
    within: 'readiness',
    find: "if (mode !== 'off')",
    replace: "if (mode === '')",
    tests: WAYS_TESTS,
  },
  {
    name: 'read-only database: reported as an internal error',
    file: 'src/server/platform/postgres/unavailable.ts',
    within: 'isConnectionFailure',
    find: ' || code === READ_ONLY',
    replace: '',
    tests: WAYS_TESTS,
  },
  {
    name: 'database: any encoding is accepted',
    file: 'src/server/platform/postgres/refuse-unfit.ts',
    within: 'refuseOldAndOtherwiseEncoded',
    find: "if (facts?.encoding !== 'UTF8')",
    replace: "if (facts?.encoding === '')",
    tests: WAYS_TESTS,
  },
]
