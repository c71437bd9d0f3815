import type { Fault } from '../fault.ts'

const RULES = 'src/server/changes/rules.ts'

const AGE_TESTS = ['tests/server/age-and-delay.test.ts']
const THIEF_TESTS = ['tests/server/age-and-delay-thieves.test.ts']
const SIEGE_TESTS = ['tests/server/siege.test.ts']

/** Age and delay: what wants a proof, what waits, and what ends. */
export const changeFaults: Fault[] = [
  {
    name: 'change: nothing wants a proof',
    file: 'src/server/changes/ask-for-proof.ts',
    find: "if (provers.length === 0) return { kind: 'notAsked' }",
    replace: "if (provers.length >= 0) return { kind: 'notAsked' }",
    tests: AGE_TESTS,
  },
  {
    name: 'change: a new passkey or mailbox proves beside a settled one',
    file: RULES,
    find: 'if (settled.length > 0) return settled',
    replace: 'if (settled.length > 0) return methods',
    tests: SIEGE_TESTS,
  },
  {
    name: 'change: a settled passkey leaves at once by any proof',
    file: RULES,
    find: 'return !gaveTheProof',
    replace: "return authority.kind !== 'proven'",
    tests: AGE_TESTS,
  },
  {
    name: 'change: a settled mailbox that is removed leaves at once by a proof',
    file: 'src/server/email/change-recovery.ts',
    find: 'isUnproven || (going && isSettled(going, seniorityS))',
    replace: 'isUnproven',
    tests: SIEGE_TESTS,
  },
  {
    name: 'change: a settled mailbox that is replaced leaves at once by a proof',
    file: 'src/server/changes/effects/verify-recovery.ts',
    find: "if (isSlow && authority.kind !== 'waits') {",
    replace: "if (isSlow && authority.kind === 'notAsked') {",
    tests: AGE_TESTS,
  },
  {
    name: 'change: who cannot give a proof need not wait for a recovery e-mail',
    file: 'src/server/email/change-recovery.ts',
    find: "if (authority.kind !== 'waits') {\n      await verifyRecovery",
    replace: "if (authority.kind !== 'proven') {\n      await verifyRecovery",
    tests: THIEF_TESTS,
  },
  {
    name: 'change: what a removed browser asked for still comes',
    file: 'src/server/keys/revoke-keys.ts',
    find: '  await endAskedBy(tx, ids)\n',
    replace: '',
    tests: AGE_TESTS,
  },
  {
    name: 'change: the link of a letter stops nothing',
    file: 'src/server/changes/stop-change.ts',
    find: "if (!found) throw new Refusal('invalidStop')",
    replace: "if (found !== null) throw new Refusal('invalidStop')",
    tests: THIEF_TESTS,
  },
  {
    name: 'change: stopped, the address that replaced stays',
    file: 'src/server/changes/stop-change.ts',
    find: '  for (const one of since) await releaseAddress(tx, one, accountId)\n',
    replace: '',
    tests: AGE_TESTS,
  },
  {
    name: 'change: an account is deleted for good at once, beside something settled',
    file: 'src/server/deletion/delete-account.ts',
    find: '    await refuseTooSoon(tx, deps, accountId)\n',
    replace: '',
    tests: THIEF_TESTS,
  },
  {
    name: 'change: a proof renews no browser',
    file: 'src/server/changes/prove.ts',
    find: 'browserKey === undefined ? null',
    replace: 'browserKey !== null ? null',
    tests: SIEGE_TESTS,
  },
  {
    name: 'change: whoever restricted the account stays',
    file: 'src/server/changes/effects/lift-restriction.ts',
    find: 'restrictedByKeyId !== null && restrictedByKeyId !== by',
    replace: 'restrictedByKeyId !== null && by === null',
    tests: THIEF_TESTS,
  },
]
