import type { Fault } from '../fault.ts'

const POOL = 'src/server/db/pool.ts'

const POOL_TESTS = ['tests/server/pool.test.ts']

/** Who waits for the database, how long, and what is cut when it says nothing. */
export const poolFaults: Fault[] = [
  {
    name: 'pool: a silent connection is not cut',
    file: POOL,
    find: "its connection is cut')\n    line.cut()",
    replace: "its connection is cut')",
    tests: POOL_TESTS,
  },
  {
    name: 'pool: a connection is looked at once, and may fall silent afterwards',
    file: POOL,
    find: 'piece.deadline = this.#late.begin(() => this.#cutIfSilent(piece, line))',
    replace: '',
    tests: POOL_TESTS,
  },
  {
    name: 'pool: whoever has waited is not let in when a connection is free',
    file: POOL,
    find: 'this.#waiting.moved()\n    this.#letIn()',
    replace: 'this.#waiting.moved()',
    tests: POOL_TESTS,
  },
  {
    name: 'pool: who reads all of an account does so where others wait',
    file: 'src/server/db/open.ts',
    find: 'return clientOf(db).apart ?? db',
    replace: 'return db',
    tests: ['tests/server/bounded-reads.test.ts'],
  },
  {
    name: 'pool: reads join a connection that answers nobody',
    file: POOL,
    find: ' && line.silence < JUST_NOW',
    replace: '',
    tests: POOL_TESTS,
  },
]
