import type { Fault } from '../fault.ts'

const BROWSER = 'src/client/lib/browser.ts'

const LOCK_TESTS = ['tests/client/under-lock.test.ts']
const SESSION_TESTS = ['tests/client/session.test.ts']

/** What the client does instead of what a browser refuses. */
export const browserFaults: Fault[] = [
  {
    name: 'browser: the lock of a stopped tab is waited for without a limit',
    file: BROWSER,
    within: 'underLock',
    find: '{ signal: abortAfter(LONGEST_HOLD) }',
    replace: '{}',
    tests: LOCK_TESTS,
  },
  {
    name: 'browser: the lock is taken from a running tab',
    file: BROWSER,
    within: 'LONGEST_HOLD',
    find: 'LONGEST_HOLD = seconds(15)',
    replace: 'LONGEST_HOLD = seconds(5)',
    tests: LOCK_TESTS,
  },
  {
    name: 'browser: work whose lock was taken is done twice',
    file: BROWSER,
    within: 'underLock',
    find: 'begun ??= work()',
    replace: 'begun = work()',
    also: [{ find: 'begun ?? request(', replace: 'request(' }],
    tests: LOCK_TESTS,
  },
  {
    name: 'browser: a guest is made though its key cannot be stored',
    file: 'src/client/sessions/start-session.ts',
    within: 'settle',
    find: ' && keepsAll()) {',
    replace: ') {',
    tests: SESSION_TESTS,
  },
]
