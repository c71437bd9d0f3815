import type { Fault } from '../fault.ts'

const DELETE = 'src/server/data-rights/deletion/delete-account.ts'
const UNDO = 'src/server/data-rights/deletion/undo-deletion.ts'
const PURGE = 'src/server/data-rights/deletion/purge-accounts.ts'

const TESTS = ['tests/server/data-rights/deletion.test.ts']
const PURGE_TESTS = ['tests/server/data-rights/purge.test.ts']
const RACE_TESTS = ['tests/server/data-rights/deletion-races.test.ts']

/** The grace period of a deletion, and what a deletion leaves. */
export const restFaults: Fault[] = [
  {
    name: 'rest: an account is made final without a request',
    file: DELETE,
    within: 'deleteNow',
    find: "if (restsUntil === null) throw new Refusal('notResting')",
    replace: "if (restsUntil === undefined) throw new Refusal('notResting')",
    tests: TESTS,
  },
  {
    name: 'rest: an account with a sign-in method is deleted at once',
    file: DELETE,
    within: 'isGuest',
    find: 'return (await readSignInMethods(tx, accountId)).length === 0',
    replace: 'return (await readSignInMethods(tx, accountId)).length >= 0',
    tests: TESTS,
  },
  {
    name: 'rest: the mailed links back stay when a session cancels the deletion',
    file: UNDO,
    within: 'undoBySession',
    find: '  await deleteUndoTokens(tx, session.accountId)\n',
    replace: '',
    tests: TESTS,
  },
  {
    name: 'rest: a link back that was used while another call waited restores the account',
    file: UNDO,
    within: 'undoByToken',
    find: 'const wasGood = isWoken && (await deleteUndoTokens(tx, accountId, token))',
    replace: 'const wasGood = isWoken || (await deleteUndoTokens(tx, accountId, token))',
    tests: RACE_TESTS,
  },
  {
    name: 'rest: letters about a deleted account stay',
    file: PURGE,
    within: 'purgeAccounts',
    find: '  await forgetLettersAbout(tx, deps, { accountIds, addresses })\n',
    replace: '',
    tests: PURGE_TESTS,
  },
  {
    name: 'rest: rows about addresses of other accounts are deleted too',
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
  {
    name: 'rest: counts of a deleted account stay',
    file: 'src/server/rate-limits/forget-counts.ts',
    within: 'forgetCountsAbout',
    find: 'inArray(limits.subject, accountIds)',
    replace: 'inArray(limits.address, accountIds)',
    tests: PURGE_TESTS,
  },
  {
    name: 'rest: counts of the addresses of a deleted account stay',
    file: PURGE,
    within: 'purgeAccounts',
    find: '  await forgetCountsFor(tx, addresses)\n',
    replace: '',
    tests: PURGE_TESTS,
  },
]
