import type { Fault } from '../fault.ts'

const EXPORT_TESTS = ['tests/server/data-rights/export.test.ts']
const SECRETS_TESTS = ['tests/server/data-rights/export-secrets.test.ts']
const MERGE_TESTS = ['tests/server/accounts/merge-guest.test.ts']

/** What a copy of an account shows, and which guest may be merged. */
export const dataRightsFaults: Fault[] = [
  {
    name: 'export: the id of another account that asked for a link',
    file: 'src/server/data-rights/held-rows.ts',
    within: 'readLinks',
    find: 'case when ${links.askedByAccountId} = ${accountId} then ${links.askedByAccountId} end',
    replace: '${links.askedByAccountId}',
    tests: SECRETS_TESTS,
  },
  {
    name: 'export: the title of a row is not escaped',
    file: 'src/server/data-rights/export/page-of-copy.ts',
    within: 'card',
    find: '<h3>${escapeHtml(title)}</h3>',
    replace: '<h3>${title}</h3>',
    tests: EXPORT_TESTS,
  },
  {
    name: 'merge: a guest that an address opens counts as a guest without one',
    file: 'src/server/accounts/merge-guest/merge-guest.ts',
    within: 'hasOtherSignInMethod',
    find: 'if (owned > 0) return true',
    replace: '',
    tests: MERGE_TESTS,
  },
]
