import type { Fault } from '../fault.ts'

const DELETE = 'src/server/data-rights/deletion/delete-account.ts'
const RESTRICTION = 'src/server/account-protection/effects/restriction-now.ts'

const DELETE_TESTS = ['tests/server/cli/account-delete.test.ts']
const DEED_TESTS = ['tests/server/cli/account-deeds.test.ts']
const COPY_TESTS = ['tests/server/cli/account-copies.test.ts']

/** What the operator does to accounts. */
export const operatorFaults: Fault[] = [
  {
    name: 'operator: an entry does not say who did it',
    file: 'src/server/audit-log/append.ts',
    within: 'append',
    find: '{ by: null, detail: OPERATOR }',
    replace: '{ by: null, detail: null }',
    tests: DEED_TESTS,
  },
  {
    name: 'operator: lifting a restriction signs out the only browser that opens the account',
    file: RESTRICTION,
    within: 'liftRestrictionNow',
    find: 'if (!isLast) await revokeKeys',
    replace: 'await revokeKeys',
    tests: DEED_TESTS,
  },
  {
    name: 'operator: a restriction is imposed on an account that is about to be deleted',
    file: 'src/server/accounts/restrict.ts',
    within: 'lockForOperator',
    find: "if (account.restsUntil !== null) throw new Refusal('accountResting')",
    replace: '',
    tests: DEED_TESTS,
  },
  {
    name: 'operator: a second deletion begins the wait anew',
    file: DELETE,
    within: 'deleteByOperator',
    find: "if (restsUntil !== null) throw new Refusal('accountResting')",
    replace: '',
    tests: DELETE_TESTS,
  },
  {
    name: 'operator: a restricted account is deleted at once',
    file: DELETE,
    within: 'deleteNowByOperator',
    find: "if (restrictedAt !== null && restsUntil === null) throw new Refusal('accountRestricted')",
    replace: '',
    tests: DELETE_TESTS,
  },
  {
    name: 'operator: nobody is told the reason of a deletion',
    file: DELETE,
    within: 'deleteNowByOperator',
    find: 'for (const to of recipients)',
    replace: 'for (const to of [] as string[])',
    tests: DELETE_TESTS,
  },
  {
    name: 'operator: an export is not noted',
    file: 'src/server/data-rights/export/export-account.ts',
    within: 'exportByOperator',
    find: "    await appendAuditEvent(tx, { accountId, event: 'exported', by: OPERATOR })\n",
    replace: '',
    tests: COPY_TESTS,
  },
]
