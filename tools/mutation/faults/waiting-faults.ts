import type { Fault } from '../fault.ts'

const RULES = 'src/server/account-protection/rules.ts'
const ASK = 'src/server/account-protection/require-step-up.ts'
const KEEP = 'src/server/account-protection/keep-change.ts'
const DUE = 'src/server/account-protection/carry-out-due.ts'
const REMOVE = 'src/server/credentials/remove-key.ts'
const RECOVERY = 'src/server/emails/change-recovery.ts'
const VERIFY = 'src/server/account-protection/effects/verify-now.ts'

const AGE_TESTS = ['tests/server/account-protection/age-and-delay.test.ts']
const DUE_TESTS = ['tests/server/account-protection/age-and-delay-due.test.ts']
const WAITING_TESTS = ['tests/server/account-protection/age-and-delay-waiting.test.ts']
const THIEF_TESTS = ['tests/server/account-protection/age-and-delay-thieves.test.ts']
const ADVERSARY_TESTS = ['tests/server/whole/adversary.test.ts']

/** Age and delay, rules 3 and 4: pending changes, what they open until then, and what leaves slowly. */
export const waitingFaults: Fault[] = [
  {
    name: 'waiting: a pending change takes effect after a minute',
    file: KEEP,
    within: 'addPendingChange',
    find: 'takesEffectAt: fromNow(deps.config.seniorityS)',
    replace: 'takesEffectAt: fromNow(60)',
    tests: WAITING_TESTS,
  },
  {
    name: 'waiting: a due change never takes effect',
    file: DUE,
    within: 'carryOutDue',
    find: 'if (!change?.isDue) return',
    replace: 'if (!change?.isDue || change.isDue) return',
    tests: WAITING_TESTS,
  },
  {
    name: 'waiting: a due change carries out later ones too',
    file: DUE,
    within: 'carryOutDue',
    find: 'if (!change?.isDue) return',
    replace: 'if (!change) return',
    tests: WAITING_TESTS,
  },
  {
    name: 'waiting: a due passkey opens nothing until the account is read',
    file: 'src/server/passkeys/judge-answer.ts',
    within: 'judgeAnswer',
    find: 'const isComing = !taken.passkey && ',
    replace: 'const isComing = taken.passkey !== null && ',
    tests: DUE_TESTS,
  },
  {
    name: 'waiting: a due address makes a new account',
    file: 'src/server/sign-in-links/redeem.ts',
    within: 'redeem',
    find: 'if (!found.holderId && found.comesTo',
    replace: 'if (found.holderId && found.comesTo',
    tests: DUE_TESTS,
  },
  {
    name: 'waiting: an export may be a pending change',
    file: 'src/server/data-rights/export/export-account.ts',
    within: 'readIfGiven',
    find: 'isAlwaysWanted: isVerified, mayWait: false })',
    replace: 'isAlwaysWanted: isVerified, wait: true })',
    tests: WAITING_TESTS,
  },
  {
    name: 'waiting: removing the last settled sign-in method may be a pending change',
    file: ASK,
    within: 'requireStepUp',
    find: 'if (wait && mayWait && !isYoung)',
    replace: 'if (wait && !isYoung)',
    tests: WAITING_TESTS,
  },
  {
    name: 'waiting: a leaving credential counts as one that stays',
    file: 'src/server/account-protection/last-settled.ts',
    within: 'splitByRemoval',
    find: '(isHeld || one !== about) && !isLeaving(one)',
    replace: 'isHeld || one !== about',
    tests: WAITING_TESTS,
  },
  {
    name: 'waiting: the last settled sign-in method is not checked again when the change is due',
    file: DUE,
    within: 'refuseToTakeMore',
    find: 'if (isNotAsked || isLast)',
    replace: 'if (isNotAsked)',
    tests: DUE_TESTS,
  },
  {
    name: 'waiting: a repeated request makes a second pending change',
    file: KEEP,
    within: 'addPendingChange',
    find: '  if (known) return known.takesEffectAt\n',
    replace: '',
    tests: AGE_TESTS,
  },
  {
    name: 'waiting: parallel requests make several pending changes',
    file: RECOVERY,
    within: 'removeRecoveryEmail',
    find: '    await lockOwnAccount(tx, deps, session)\n    const { email, pendingEmail }',
    replace: '    const { email, pendingEmail }',
    tests: WAITING_TESTS,
  },
  {
    name: 'waiting: the delay of an address begins with its request',
    file: RECOVERY,
    within: 'askVerification',
    find: 'await limitVerifications(tx, deps, { accountId: session.accountId, waits, clientAddress, address: email })',
    replace: `const { accountId, browserKeyId, secretId } = session
    const effect = { do: 'verifyRecovery', address: email, browserKeyId, secretId } as const
    if (waits) await addPendingChange(tx, deps, { accountId, by: browserKeyId, event: 'address_verified', authority, effect })`,
    tests: WAITING_TESTS,
  },
  {
    name: 'waiting: a passkey without a proof is added at once',
    file: 'src/server/passkeys/register-passkey.ts',
    within: 'addToAccount',
    find: "if (authority.kind === 'waits') {",
    replace: 'if (session === null) {',
    tests: WAITING_TESTS,
  },
  {
    name: 'waiting: an e-mail key without a proof is activated at once',
    file: 'src/server/emails/activate-email-key.ts',
    within: 'add',
    find: "if (authority.kind === 'waits') {",
    replace: 'if (authority === null) {',
    tests: WAITING_TESTS,
  },
  {
    name: 'change: a recovery e-mail without a proof is verified at once',
    file: RECOVERY,
    within: 'verifyCode',
    find: "if (authority.kind !== 'waits') {\n      await verifyRecovery",
    replace: "if (authority.kind !== 'proven') {\n      await verifyRecovery",
    tests: THIEF_TESTS,
  },
  {
    name: 'waiting: a passkey that took effect is settled at once',
    file: 'src/server/account-protection/effects/add-passkey-now.ts',
    within: 'addPasskeyTo',
    find: '{ id, accountId, name, ...maker }, passkey)',
    replace: '{ id, accountId, name, ...maker, ...{ createdAt: new Date(0) } }, passkey)',
    tests: WAITING_TESTS,
  },
  {
    name: 'waiting: an address that took effect is settled at once',
    file: 'src/server/account-store/addresses/claim-address.ts',
    within: 'claimAddress',
    find: '.values({ address, accountId })',
    replace: '.values({ address, accountId, verifiedAt: new Date(0) })',
    tests: WAITING_TESTS,
  },
  {
    name: 'waiting: the moment at which a key leaves is not shown',
    file: 'src/server/credentials/present-keys.ts',
    within: 'presentCredentials',
    find: 'leavesAt: leaving.keys.get(row.key.id)?.toISOString() ?? null',
    replace: 'leavesAt: null',
    tests: AGE_TESTS,
  },
  {
    name: 'waiting: the moment at which an address leaves is not shown',
    file: 'src/server/accounts/present.ts',
    within: 'addressesOf',
    find: 'leaving.get(address)?.toISOString() ?? null',
    replace: 'null',
    tests: WAITING_TESTS,
  },
  {
    name: 'waiting: the moment at which a key takes effect is not shown',
    file: 'src/server/credentials/present-keys.ts',
    within: 'presentCredentials',
    find: '...(waitsUntil && { waitsUntil: waitsUntil.toISOString() }),',
    replace: '',
    tests: WAITING_TESTS,
  },
  {
    name: 'change: a settled passkey leaves at once by any proof',
    file: RULES,
    within: 'leavesSlowly',
    find: 'return !gaveTheProof',
    replace: "return authority.kind !== 'proven'",
    tests: AGE_TESTS,
  },
  {
    name: 'leaving: a sign-in by a passkey removes it at once, as its ceremony does',
    file: ASK,
    within: 'requireStepUp',
    find: "if (await readFreshSignIn(tx, caller, provers)) return { kind: 'proven', byCeremonyOf: null }",
    replace: `const fresh = await readFreshSignIn(tx, caller, provers)
    if (fresh) return { kind: 'proven', byCeremonyOf: fresh.kind === 'passkey' ? fresh.id : null }`,
    tests: WAITING_TESTS,
  },
  {
    name: 'leaving: a passkey that gave the proof itself leaves slowly',
    file: RULES,
    within: 'leavesSlowly',
    find: 'return !gaveTheProof',
    replace: 'return gaveTheProof !== null',
    tests: AGE_TESTS,
  },
  {
    name: 'leaving: an e-mail key leaves at once by a proof',
    file: REMOVE,
    within: 'remove',
    find: '(going !== null && leavesSlowly(',
    replace: "(going?.kind === 'passkey' && leavesSlowly(",
    tests: WAITING_TESTS,
  },
  {
    name: 'change: a settled mailbox that is removed leaves at once by a proof',
    file: RECOVERY,
    within: 'removeVerified',
    find: 'isUnproven || (going && isSettled(going, seniorityS))',
    replace: 'isUnproven',
    tests: [...ADVERSARY_TESTS, ...AGE_TESTS],
  },
  {
    name: 'change: a settled mailbox that is replaced leaves at once by a proof',
    file: VERIFY,
    within: 'release',
    find: 'if (isOld && !isKept) {',
    replace: "if (authority.kind !== 'proven' && isOld && !isKept) {",
    tests: AGE_TESTS,
  },
  {
    name: 'leaving: a leaving mailbox gives no proof',
    file: 'src/server/account-protection/provers.ts',
    within: 'proverAddresses',
    find: 'return mailboxes.sort(',
    replace: 'return mailboxes.filter(({ address }) => !leaving.has(address)).sort(',
    tests: WAITING_TESTS,
  },
  {
    name: 'leaving: a leaving passkey opens nothing',
    file: 'src/server/passkeys/complete-login.ts',
    within: 'enterStepwise',
    find: '  return {\n    user: presentUser(account),\n',
    replace:
      "  if (leaving) throw new Refusal('invalidLoginCredential')\n  return {\n    user: presentUser(account),\n",
    tests: AGE_TESTS,
  },
  {
    name: 'leaving: the new address waits until the old one has left',
    file: VERIFY,
    within: 'verifyRecovery',
    find: '    email: address,\n    ...(pendingEmail',
    replace: '    email: replaced ?? address,\n    ...(pendingEmail',
    tests: AGE_TESTS,
  },
  {
    name: 'leaving: new credentials leave slowly too',
    file: RULES,
    within: 'leavesSlowly',
    find: 'if (!isSettled(method, seniorityS)) return false',
    replace: 'if (!isSettled(method, seniorityS)) return true',
    tests: WAITING_TESTS,
  },
  {
    name: 'leaving: browsers leave slowly too',
    file: REMOVE,
    within: 'remove',
    find: '(going !== null && leavesSlowly(',
    replace: '(going === null || leavesSlowly(',
    tests: WAITING_TESTS,
  },
]
