import type { Fault } from '../fault.ts'

const STEPS = 'src/server/audit-log/append-steps.ts'
const JOURNAL = 'src/server/audit-log/append.ts'
const TRIM = 'src/server/audit-log/cleanup.ts'
const CHAIN = 'src/shared/audit-log-chain.ts'
const KEYS = 'src/server/audit-log/file/public-keys.ts'

const JOURNAL_TESTS = ['tests/server/audit-log/audit-log.test.ts']
const EVENT_TESTS = ['tests/server/audit-log/audit-events.test.ts']
const DAY_TESTS = ['tests/server/account-protection/daily-limits.test.ts']
const CHAIN_TESTS = ['tests/shared/audit-log-chain.test.ts']

/** What a journal tells, and what finds that it was changed. */
export const journalFaults: Fault[] = [
  {
    name: 'journal: somebody fills it by changing their name without end',
    file: 'src/server/rate-limits/limits.ts',
    within: 'A_DAY',
    find: '  edits: 300,',
    replace: '  edits: 300_000,',
    tests: ['tests/server/accounts/edit-limits.test.ts'],
  },
  {
    name: 'journal: somebody fills it by signing in without end',
    file: 'src/server/account-store/keys/sign-in-steps.ts',
    within: 'signedInSteps',
    find: `\n      where \${isRareEnough(sql\`account.id\`, sql\`event = 'signed_in'\`)}`,
    replace: '',
    tests: DAY_TESTS,
  },
  {
    name: 'journal: somebody fills it by signing browsers out',
    file: JOURNAL,
    within: 'appendAuditEvent',
    find: " || (event === 'key_removed' && key?.type === 'browser')",
    replace: '',
    tests: DAY_TESTS,
  },
  {
    name: 'journal: kept however long it is',
    file: TRIM,
    within: 'cut',
    find: ` or first.seq <= accounts.journal_seq - \${mostKept}`,
    replace: '',
    tests: DAY_TESTS,
  },
  {
    name: 'limits: restricted as often as somebody likes',
    file: 'src/server/accounts/restrict.ts',
    within: 'restrictAccount',
    find: "    await limitADay(tx, 'restrictions', accountId)\n",
    replace: '',
    tests: DAY_TESTS,
  },
  {
    name: 'export: a part is given as if it were all',
    file: 'src/server/data-rights/held-rows.ts',
    within: 'readHeldRows',
    find: 'if (newestFirst.length > most) cut.push(table)',
    replace: '',
    tests: ['tests/server/platform/bounded-reads.test.ts'],
  },
  {
    name: 'journal: a hash that leaves out what came before',
    file: STEPS,
    within: 'hashOfEntry',
    find: `\${inJson(sql\`previous\`)}`,
    replace: `\${inJson(sql\`null::text\`)}`,
    tests: JOURNAL_TESTS,
  },
  {
    name: 'journal: refused sign-ins as many as somebody likes',
    file: JOURNAL,
    within: 'appendRefusedEntry',
    find: 'sql`${isSpared} and ',
    replace: 'sql`',
    tests: EVENT_TESTS,
  },
  {
    name: 'journal: names a browser of another account',
    file: JOURNAL,
    within: 'entryStatement',
    find: ' and account_id = head.account_id)',
    replace: ')',
    tests: EVENT_TESTS,
  },
  {
    name: 'journal: addresses of others in full',
    file: JOURNAL,
    within: 'auditName',
    find: "type === 'email' && activatedAt === null ? maskAddress(name) : name",
    replace: 'activatedAt === null ? name : name',
    tests: EVENT_TESTS,
  },
  {
    name: 'journal: a key is revoked and nobody told',
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
    name: 'verifier: a hash is as good as it says',
    file: CHAIN,
    within: 'fitsItsHash',
    find: 'return hashOf(canonicalJson(entry)) === hash',
    replace: 'return hashOf(canonicalJson(entry)) !== ""',
    tests: CHAIN_TESTS,
  },
  {
    name: 'verifier: does not look whether entries hang together',
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
    name: 'verifier: a signature may be spelt in several ways',
    file: KEYS,
    within: 'cryptographyOf',
    find: 'if (!CANONICAL_BASE64URL.test(signature)) return false',
    replace: '',
    tests: CHAIN_TESTS,
  },
]
