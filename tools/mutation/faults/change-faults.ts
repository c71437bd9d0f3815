import type { Fault } from '../fault.ts'

const RULES = 'src/server/account-protection/rules.ts'
const ASK = 'src/server/account-protection/require-step-up.ts'
const PROVERS = 'src/server/account-protection/provers.ts'
const REMOVE = 'src/server/credentials/remove-key.ts'
const RECOVERY = 'src/server/emails/change-recovery.ts'
const LINK = 'src/server/sign-in-links/redeem.ts'
const REGISTER = 'src/server/passkeys/register-passkey.ts'

const AGE_TESTS = ['tests/server/account-protection/age-and-delay.test.ts']
const PROOF_TESTS = ['tests/server/account-protection/age-and-delay-proofs.test.ts']
const ADVERSARY_TESTS = ['tests/server/whole/adversary.test.ts']

/** In place of the question for a proof. */
const NOT_ASKED = "const authority = { kind: 'notAsked' } as { kind: string }"

/** Age and delay, the terms and rules 1 and 2: what is settled, what gives a proof, and what needs one. */
export const changeFaults: Fault[] = [
  {
    name: 'change: a passkey or mailbox is settled after a day',
    file: RULES,
    within: 'isSettled',
    find: 'ageS >= seniorityS',
    replace: 'ageS * 3 >= seniorityS',
    tests: PROOF_TESTS,
  },
  {
    name: 'change: a delay of 0 switches nothing off',
    file: RULES,
    within: 'isSettled',
    find: 'return seniorityS > 0 && ageS >= seniorityS',
    replace: 'return ageS >= seniorityS',
    tests: PROOF_TESTS,
  },
  {
    name: 'change: a new passkey or mailbox gives proofs beside a settled one',
    file: RULES,
    within: 'proversOf',
    find: 'if (settled.length > 0) return settled',
    replace: 'if (settled.length > 0) return methods',
    tests: [...ADVERSARY_TESTS, ...PROOF_TESTS],
  },
  {
    name: 'change: a code is sent to another address than the oldest settled one',
    file: PROVERS,
    within: 'proverAddresses',
    find: 'rank(a) - rank(b)',
    replace: 'rank(b) - rank(a)',
    tests: PROOF_TESTS,
  },
  {
    name: 'change: a proof is valid for an hour',
    file: ASK,
    within: 'PROOF_S',
    find: 'export const PROOF_S = 300',
    replace: 'export const PROOF_S = 3_600',
    tests: PROOF_TESTS,
  },
  {
    name: 'change: a sign-in is a proof for ever',
    file: ASK,
    within: 'readFreshSignIn',
    find: '        sql`${browserSecrets.provedAt} > clock_timestamp() - make_interval(secs => ${PROOF_S})`,\n',
    replace: '',
    tests: PROOF_TESTS,
  },
  {
    name: 'change: a removed passkey gives proofs',
    file: 'src/server/account-store/keys/read-sign-in-methods.ts',
    within: 'passkeysOf',
    find: "eq(keys.type, 'passkey'), isNull(keys.revokedAt))",
    replace: "eq(keys.type, 'passkey'))",
    tests: PROOF_TESTS,
  },
  {
    name: 'change: a young account is asked for a proof',
    file: RULES,
    within: 'proversOf',
    find: 'return isAlwaysWanted ? methods : []',
    replace: 'return methods',
    tests: PROOF_TESTS,
  },
  {
    name: 'change: a young account is exported, deleted and restored without a proof',
    file: RULES,
    within: 'proversOf',
    find: 'return isAlwaysWanted ? methods : []',
    replace: 'return []',
    tests: PROOF_TESTS,
  },
  {
    name: 'change: no call needs a proof',
    file: ASK,
    within: 'requireStepUp',
    find: "if (provers.length === 0) return { kind: 'notAsked' }",
    replace: "if (provers.length >= 0) return { kind: 'notAsked' }",
    tests: AGE_TESTS,
  },
  {
    name: 'change: a passkey is added without a proof',
    file: REGISTER,
    within: 'completeRegistration',
    find: '  if (session) await askBefore(deps, session, facts)\n',
    replace: '',
    also: [{ find: 'const authority = await requireStepUp(tx, deps, session, claim)', replace: NOT_ASKED }],
    tests: PROOF_TESTS,
  },
  {
    name: 'change: the question for a proof uses a ceremony up',
    file: REGISTER,
    within: 'completeRegistration',
    find: '  if (session) await askBefore(deps, session, facts)\n',
    replace: '',
    tests: AGE_TESTS,
  },
  {
    name: 'change: an e-mail key is requested without a proof',
    file: 'src/server/emails/request-email-key.ts',
    within: 'requestEmailKey',
    find: 'const authority = await requireStepUp(tx, deps, session, { ...claim, mayWait: !isTaken })',
    replace: NOT_ASKED,
    tests: PROOF_TESTS,
  },
  {
    name: 'change: an e-mail key is activated without a proof',
    file: 'src/server/emails/activate-email-key.ts',
    within: 'add',
    find: 'const authority = await requireStepUp(tx, deps, own ?? { accountId }, claim)',
    replace: NOT_ASKED,
    tests: PROOF_TESTS,
  },
  {
    name: 'change: a recovery e-mail is requested without a proof',
    file: RECOVERY,
    within: 'askVerification',
    find: 'const authority = await requireStepUp(tx, deps, session, { ...claim, mayWait: !isTaken })',
    replace: NOT_ASKED,
    tests: PROOF_TESTS,
  },
  {
    name: 'change: a recovery e-mail is verified without a proof',
    file: RECOVERY,
    within: 'verifyCode',
    find: 'const authority = await requireStepUp(tx, deps, session, claim)\n    await consumeCode',
    replace: `${NOT_ASKED}\n    await consumeCode`,
    tests: PROOF_TESTS,
  },
  {
    name: 'change: a caller without a proof uses a code up',
    file: RECOVERY,
    within: 'verifyCode',
    find: `    const authority = await requireStepUp(tx, deps, session, claim)
    await consumeCode(tx, row, REFUSAL)`,
    replace: `    await consumeCode(deps.db as never, row, REFUSAL)
    const authority = await requireStepUp(tx, deps, session, claim)`,
    tests: PROOF_TESTS,
  },
  {
    name: 'change: a recovery e-mail is removed without a proof',
    file: RECOVERY,
    within: 'removeVerified',
    find: 'const authority = await requireStepUp(tx, deps, session, { ...claim, mayWait })',
    replace: NOT_ASKED,
    tests: PROOF_TESTS,
  },
  {
    name: 'change: a passkey or e-mail key is removed without a proof',
    file: REMOVE,
    within: 'remove',
    find: 'const authority: Authority = isOwn\n',
    replace: "const authority: Authority = isOwn || key.type !== 'browser'\n",
    tests: PROOF_TESTS,
  },
  {
    name: 'change: another browser is signed out without a proof',
    file: REMOVE,
    within: 'remove',
    find: 'const authority: Authority = isOwn\n',
    replace: "const authority: Authority = isOwn || key.type === 'browser'\n",
    tests: PROOF_TESTS,
  },
  {
    name: 'change: data are exported without a proof',
    file: 'src/server/data-rights/export/export-account.ts',
    within: 'permitExport',
    find: '  await requireStepUp(tx, deps, session, { proof, isSpent: true, isAlwaysWanted: isVerified, mayWait: false })\n',
    replace: '',
    tests: PROOF_TESTS,
  },
  {
    name: 'change: an account is deleted without a proof',
    file: 'src/server/data-rights/deletion/delete-account.ts',
    within: 'deleteAccount',
    find: 'const authority = await requireStepUp(tx, deps, session, { ...claim, isSpent: true, isAlwaysWanted: true })',
    replace: NOT_ASKED,
    tests: PROOF_TESTS,
  },
  {
    name: "change: signing out one's own browser needs a proof",
    file: REMOVE,
    within: 'remove',
    find: 'const isOwn = key.id === by\n',
    replace: 'const isOwn = false\n',
    tests: PROOF_TESTS,
  },
  {
    name: 'change: a restriction needs a proof',
    file: 'src/server/accounts/restrict.ts',
    within: 'restrictAccount',
    find: "    await countDailyAction(tx, 'restrictions_a_day', accountId)\n",
    replace:
      "    await requireStepUp(tx, deps, session, {})\n    await countDailyAction(tx, 'restrictions_a_day', accountId)\n",
    tests: PROOF_TESTS,
  },
  {
    name: 'change: a link verifies an address without a proof',
    file: LINK,
    within: 'verifyForAsker',
    find: 'const authority = await requireStepUp(tx, deps, session, claim)',
    replace: NOT_ASKED,
    tests: PROOF_TESTS,
  },
  {
    name: 'change: a caller without a proof uses a link up',
    file: LINK,
    within: 'verifyForAsker',
    find: '  await consumeLink(tx, link)\n  await lockOwnAccount(tx, deps, session)',
    replace: '  await consumeLink(deps.db as never, link)\n  await lockOwnAccount(tx, deps, session)',
    tests: PROOF_TESTS,
  },
  {
    name: 'change: a link that needs a proof makes a new account',
    file: LINK,
    within: 'redeem',
    find: 'deps.db.transaction((tx) => verifyForAsker(tx, deps, session, link, facts))',
    replace:
      'deps.db.transaction((tx) => verifyForAsker(tx, deps, session, link, facts)).catch(() => signInAnew(deps, link, facts))',
    tests: PROOF_TESTS,
  },
]
