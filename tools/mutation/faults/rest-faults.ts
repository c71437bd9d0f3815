import type { Fault } from '../fault.ts'

const DELETE = 'src/server/data-rights/deletion/delete-account.ts'
const UNDO = 'src/server/data-rights/deletion/undo-deletion.ts'
const PURGE = 'src/server/data-rights/deletion/purge-accounts.ts'

const TESTS = ['tests/server/data-rights/deletion.test.ts']
const PURGE_TESTS = ['tests/server/data-rights/purge.test.ts']
const RACE_TESTS = ['tests/server/data-rights/deletion-races.test.ts']

/** What rests until it is deleted, and what is left of it. */
export const restFaults: Fault[] = [
  {
    name: 'rest: an account is made final that nobody has asked to delete',
    file: DELETE,
    within: 'deleteNow',
    find: "if (restsUntil === null) throw new Refusal('notResting')",
    replace: "if (restsUntil === undefined) throw new Refusal('notResting')",
    tests: TESTS,
  },
  {
    name: 'rest: somebody who could come back is gone at once',
    file: DELETE,
    within: 'isGuest',
    find: 'return (await readSignInMethods(tx, accountId)).length === 0',
    replace: 'return (await readSignInMethods(tx, accountId)).length >= 0',
    tests: TESTS,
  },
  {
    name: 'rest: the mailed ways back stay when a session takes it back',
    file: UNDO,
    within: 'undoBySession',
    find: '  await endWaysBack(tx, session.accountId)\n',
    replace: '',
    tests: TESTS,
  },
  {
    name: 'rest: a way back that was used while another call waited wakes the account',
    file: UNDO,
    within: 'undoByToken',
    find: 'const wasGood = isWoken && (await endWaysBack(tx, accountId, token))',
    replace: 'const wasGood = isWoken || (await endWaysBack(tx, accountId, token))',
    tests: RACE_TESTS,
  },
  {
    name: 'rest: letters about a deleted account stay',
    file: PURGE,
    within: 'purgeAccounts',
    find: '  await forgetLettersAbout(tx, accountIds)\n',
    replace: '',
    tests: PURGE_TESTS,
  },
  {
    name: 'rest: what others are known by is forgotten with who named it',
    file: PURGE,
    within: 'purgeAccounts',
    find: '!foreign.has(address)',
    replace: 'foreign !== null',
    tests: PURGE_TESTS,
  },
  {
    name: 'rest: ceremonies for passkeys of a deleted account stay',
    file: PURGE,
    within: 'purgeAccounts',
    find: '  await forgetCeremoniesOf(tx, known.credentialIds)\n',
    replace: '',
    tests: PURGE_TESTS,
  },
]
