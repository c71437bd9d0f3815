import type { Fault } from '../fault.ts'

const VERIFY = 'src/server/account-protection/effects/verify-now.ts'
const TESTS = ['tests/server/account-protection/age-and-delay-replaced.test.ts']

/** Age and delay: a mailbox leaves because another has replaced it, and the other one goes first. */
export const replacedFaults: Fault[] = [
  {
    name: 'replaced: the new address is removed, and the old one leaves all the same',
    file: 'src/server/account-protection/effects/remove-recovery-now.ts',
    within: 'removeRecovery',
    find: 'await keepReplaced(tx, deps, { accountId, by }, address)',
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
    file: 'src/server/account-protection/stop-change.ts',
    within: 'undoReplacement',
    find: "await endMatchingChanges(tx, accountId, (effect) => effect.do === 'removeRecovery' && effect.address === one)",
    replace: '',
    tests: TESTS,
  },
]
