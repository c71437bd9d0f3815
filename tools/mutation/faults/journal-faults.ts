import type { Fault } from '../fault.ts'

const JOURNAL = 'src/server/audit-log/append.ts'
const TRIM = 'src/server/audit-log/cleanup.ts'
const CHAIN = 'src/shared/audit-log-chain.ts'
const KEYS = 'src/server/audit-log/file/public-keys.ts'

const JOURNAL_TESTS = ['tests/server/audit-log/audit-log.test.ts']
const EVENT_TESTS = ['tests/server/audit-log/audit-events.test.ts']
const DAY_TESTS = ['tests/server/account-protection/daily-limits.test.ts']
const CHAIN_TESTS = ['tests/shared/audit-log-chain.test.ts']

/** What an audit log records, and what detects that it was changed. */
export const journalFaults: Fault[] = [
  {
    name: 'journal: endless name changes fill it',
    file: 'src/server/rate-limits/limit-kinds.ts',
    within: 'PER_ACCOUNT',
    find: 'edits_a_day: { most: 300,',
    replace: 'edits_a_day: { most: 300_000,',
    tests: ['tests/server/accounts/edit-limits.test.ts'],
  },
  {
    name: 'journal: endless sign-ins fill it',
    file: 'src/server/sign-in-links/queries.ts',
    within: 'enterByLink',
    find: "where event = 'signed_in' and at >",
    replace: "where event = '' and at >",
    tests: DAY_TESTS,
  },
  {
    name: 'journal: signing browsers out fills it',
    file: JOURNAL,
    within: 'appendAuditEvent',
    find: " || (event === 'key_removed' && key?.type === 'browser')",
    replace: '',
    tests: DAY_TESTS,
  },
  {
    name: 'journal: has no maximum length',
    file: TRIM,
    within: 'cut',
    find: ` or first.seq <= accounts.journal_seq - \${mostKept}`,
    replace: '',
    tests: DAY_TESTS,
  },
  {
    name: 'limits: restrictions have no limit',
    file: 'src/server/accounts/restrict.ts',
    within: 'restrictAccount',
    find: "    await countDailyAction(tx, 'restrictions_a_day', accountId)\n",
    replace: '',
    tests: DAY_TESTS,
  },
  {
    name: 'export: a part is given as if it were complete',
    file: 'src/server/data-rights/held-rows.ts',
    within: 'readHeldRows',
    find: 'if (newestFirst.length > most) cut.push(table)',
    replace: '',
    tests: ['tests/server/platform/bounded-reads.test.ts'],
  },
  {
    name: 'journal: a hash leaves out the previous entry',
    file: JOURNAL,
    within: 'appendEntry',
    find: '${p.keyType}, previous, seq)',
    replace: '${p.keyType}, null, seq)',
    tests: JOURNAL_TESTS,
  },
  {
    name: 'journal: refused sign-ins have no limit',
    file: 'src/server/audit-log/append.ts',
    within: 'appendEntry',
    find: "where event = 'sign_in_refused' and at >",
    replace: "where event = '' and at >",
    tests: EVENT_TESTS,
  },
  {
    name: 'journal: names a browser of another account',
    file: 'src/server/audit-log/append.ts',
    within: 'appendEntry',
    find: ' and keys.account_id = held.id)',
    replace: ')',
    tests: EVENT_TESTS,
  },
  {
    name: 'journal: addresses of others are not masked',
    file: JOURNAL,
    within: 'auditName',
    find: "type === 'email' && activatedAt === null ? maskAddress(name) : name",
    replace: 'activatedAt === null ? name : name',
    tests: EVENT_TESTS,
  },
  {
    name: 'journal: a key is revoked without an entry',
    file: 'src/server/account-store/keys/revoke-keys.ts',
    within: 'revokeKeys',
    find: "    await appendAuditEvent(tx, { accountId, event: 'key_removed', by, key: auditName(key) })\n",
    replace: '',
    tests: EVENT_TESTS,
  },
  {
    name: 'journal: cut without its newest entry',
    file: TRIM,
    within: 'cut',
    find: '        held.journal_seq,\n',
    replace: '        held.journal_seq + 1,\n',
    also: [{ within: 'cut', find: 'limit 1), held.journal_seq', replace: 'limit 1), held.journal_seq + 1' }],
    tests: JOURNAL_TESTS,
  },
  {
    name: 'journal: cut with holes where a clock went back',
    file: TRIM,
    within: 'cut',
    find: 'not (${isOld})',
    replace: 'false',
    tests: JOURNAL_TESTS,
  },
  {
    name: 'verifier: hashes are not checked',
    file: CHAIN,
    within: 'fitsItsHash',
    find: 'return hashOf(canonicalJson(entry)) === hash',
    replace: 'return hashOf(canonicalJson(entry)) !== ""',
    tests: CHAIN_TESTS,
  },
  {
    name: 'verifier: the chain of entries is not checked',
    file: CHAIN,
    within: 'judgeAuditLog',
    find: '    ...untied(known),\n',
    replace: '',
    tests: CHAIN_TESTS,
  },
  {
    name: 'verifier: the head may name another entry',
    file: CHAIN,
    within: 'wrongHead',
    find: 'named.hash !== hash',
    replace: 'false',
    tests: CHAIN_TESTS,
  },
  {
    name: 'verifier: a signature may have several encodings',
    file: KEYS,
    within: 'cryptographyOf',
    find: 'if (!CANONICAL_BASE64URL.test(signature)) return false',
    replace: '',
    tests: CHAIN_TESTS,
  },
]
