import type { Fault } from '../fault.ts'

const CHANGES_TESTS = ['tests/server/changes.test.ts']

/** What is new beside what is old, and undoing. */
export const changeFaults: Fault[] = [
  {
    name: 'seniority: a newcomer deletes old keys',
    file: 'src/server/account/remove-key.ts',
    find: '    await refuseTooNew(tx, deps, session, key.createdAt)\n',
    replace: '',
    tests: CHANGES_TESTS,
  },
  {
    name: 'seniority: a newcomer takes an old address',
    file: 'src/server/email/verify-recovery.ts',
    find: '  if (since !== null) await refuseTooNew(tx, deps, session, since)\n',
    replace: '',
    tests: CHANGES_TESTS,
  },
  {
    name: 'seniority: the first address of a newcomer ends old keys',
    file: 'src/server/keys/end-undescended.ts',
    find: 'ended.keyIds.filter((id) => !spared.has(id))',
    replace: 'ended.keyIds.filter((id) => id !== "")',
    tests: CHANGES_TESTS,
  },
  {
    name: 'undo: by who is much younger',
    file: 'src/server/changes/undo-change.ts',
    find: 'throw tooYoung(by.since, change, seniorityS)',
    replace: 'tooYoung(by.since, change, seniorityS)',
    tests: CHANGES_TESTS,
  },
  {
    name: 'undo: the stranger stays',
    file: 'src/server/changes/put-back.ts',
    find: 'if (going.length > 0) {',
    replace: 'if (going.length < 0) {',
    tests: CHANGES_TESTS,
  },
  {
    name: "address: an old one that was removed is anybody's at once",
    file: 'src/server/changes/as-change.ts',
    find: '  await reserveAddresses(tx, accountId, long, seniorityS)\n',
    replace: '',
    tests: CHANGES_TESTS,
  },
]
