import type { Fault } from '../fault.ts'

const VERIFY = 'src/server/account-protection/effects/verify-now.ts'
const KEEP = 'src/server/account-protection/effects/keep-mailbox.ts'
const TESTS = ['tests/server/account-protection/age-and-delay-replaced.test.ts']

/** Age and delay: a mailbox leaves because another has replaced it, and the other one goes first. */
export const replacedFaults: Fault[] = [
  {
    name: 'replaced: the new address is removed, and the old one leaves all the same',
    file: KEEP,
    within: 'releaseMailbox',
    find: 'await keepReplaced(tx, deps, who, address)',
    replace: '',
    tests: TESTS,
  },
  {
    name: 'replaced: the new address is replaced, and the old one leaves at the first time',
    file: VERIFY,
    within: 'release',
    find: 'if (!isOld) await passOnReplacements(tx, deps, { ...change, replaced, replacedBy: address, isUnproven })',
    replace: '',
    tests: TESTS,
  },
  {
    name: 'replaced: a mailbox that an e-mail key keeps gets no link',
    file: VERIFY,
    within: 'verifyRecovery',
    find: '(isKept || one !== replaced)',
    replace: 'one !== replaced',
    tests: TESTS,
  },
  {
    name: 'replaced: without a proof the last settled mailbox leaves',
    file: 'src/server/account-protection/carry-out-due.ts',
    within: 'mustStay',
    find: 'ageS >= 2 * config.seniorityS',
    replace: 'ageS >= config.seniorityS',
    tests: TESTS,
  },
  {
    name: 'replaced: a mailbox leaves while what replaced it leaves too',
    file: 'src/server/account-protection/carry-out-due.ts',
    within: 'mustStay',
    find: 'if ((await readLeaving(tx, accountId)).addresses.has(replacedBy)) return true',
    replace: '',
    tests: TESTS,
  },
  {
    name: 'replaced: a mailbox whose removal is refused has no role',
    file: 'src/server/account-protection/carry-out-due.ts',
    within: 'carryOutDue',
    find: 'await keepByEmailKey(tx, deps, accountId, change.effect.address)',
    replace: '{}',
    tests: TESTS,
  },
  {
    name: 'replaced: the removal of an address that is gone is still announced',
    file: KEEP,
    within: 'releaseMailbox',
    find: "await endMatchingChanges(tx, who.accountId, (effect) => effect.do === 'removeRecovery' && effect.address === address)",
    replace: '',
    tests: TESTS,
  },
  {
    name: 'replaced: a removal that has nothing to remove is still announced',
    file: KEEP,
    within: 'keepByEmailKey',
    find: "(effect.do === 'removeRecovery' && effect.address === address && effect.isHeld)",
    replace: 'false',
    tests: TESTS,
  },
  {
    name: 'replaced: a second replacement is shown as the first one',
    file: 'src/server/account-protection/keep-change.ts',
    within: 'passOnReplacements',
    find: 'isUnproven }, byKeyId, browser }',
    replace: 'isUnproven }, byKeyId }',
    tests: TESTS,
  },
  {
    name: 'replaced: the last settled method leaves before a newer one has settled',
    file: 'src/server/account-protection/rules.ts',
    within: 'keptLongerS',
    find: 'isLast && staying.length > 0 ? seniorityS - oldestS : 0',
    replace: '0 * oldestS',
    tests: TESTS,
  },
  {
    name: 'replaced: an e-mail key that the operator revokes takes the replaced mailbox with it',
    file: 'src/server/account-protection/effects/remove-key-now.ts',
    within: 'removeKeyNow',
    find: 'if (key.email !== null) await keepReplaced(tx, deps, { accountId, by }, key.email)',
    replace: '',
    tests: [...TESTS, 'tests/server/cli/admin.test.ts'],
  },
  {
    name: 'waiting: a removal that is due forgets the code of a newer address',
    file: 'src/server/account-protection/effects/remove-recovery-now.ts',
    within: 'removeRecovery',
    find: '{ email: null }',
    replace: '{ email: null, pendingEmail: null }',
    tests: ['tests/server/account-protection/age-and-delay-waiting.test.ts'],
  },
]
