import type { Fault } from '../fault.ts'

const ASK = 'src/server/account-protection/require-step-up.ts'
const FRESH_TESTS = ['tests/server/step-up/fresh-proof.test.ts']
const PROVE_TESTS = ['tests/server/step-up/prove.test.ts']
const RESTRICT_TESTS = ['tests/server/accounts/restrict.test.ts']

/** Fresh proofs, who may give them, and restricted accounts. */
export const proofFaults: Fault[] = [
  {
    name: 'proof: one of another session counts',
    file: ASK,
    within: 'readProof',
    find: '    eq(proofs.secretId, secretId),\n',
    replace: '',
    tests: FRESH_TESTS,
  },
  {
    name: 'proof: an expired one counts',
    file: ASK,
    within: 'readProof',
    find: '    sql`${proofs.expiresAt} > clock_timestamp()`,\n',
    replace: '',
    tests: FRESH_TESTS,
  },
  {
    name: 'proof: adding a passkey counts as a sign-in with it',
    file: 'src/server/passkeys/register-passkey.ts',
    within: 'addToNewAccount',
    find: 'keyId: passkeyId, isProof: false',
    replace: 'keyId: passkeyId, isProof: true',
    tests: FRESH_TESTS,
  },
  {
    name: 'proof: a ceremony may be completed by another session',
    file: 'src/server/passkeys/challenge.ts',
    within: 'hashOfSession',
    find: 'Buffer.concat([hash, Buffer.from(secretId)])',
    replace: 'Buffer.concat([hash, Buffer.from(secretId).subarray(0, 0)])',
    tests: PROVE_TESTS,
  },
  {
    name: 'proof: another session may try the code',
    file: 'src/server/step-up/prove-by-code.ts',
    within: 'proveByCode',
    find: '      eq(codes.tokenHash, hashOfAsker(session)),\n',
    replace: '',
    tests: PROVE_TESTS,
  },
  {
    name: 'proof: a code to a released address counts',
    file: 'src/server/step-up/prove-by-code.ts',
    within: 'proveByCode',
    find: 'if (!(await proverAddresses(tx, deps, accountId)).includes(row.address)) throw new Refusal(REFUSAL)',
    replace: '',
    tests: PROVE_TESTS,
  },
  {
    name: 'restriction: lifted without a proof',
    file: 'src/server/accounts/restrict.ts',
    within: 'liftRestriction',
    find: '{ ...claim, isSpent: true, isAlwaysWanted: true }',
    replace: '{ ...claim, wait: true }',
    tests: FRESH_TESTS,
  },
  {
    name: 'restriction: notices are sent anyway',
    file: 'src/server/account-protection/notices/notices.ts',
    within: 'notifyAddresses',
    find: 'if (restrictedAt !== null && ',
    replace: 'if (restrictedAt === undefined && ',
    tests: RESTRICT_TESTS,
  },
  {
    name: 'restriction: digests are sent anyway',
    file: 'src/server/account-protection/notices/notices.ts',
    within: 'postDigest',
    find: 'restrictedAt === null ? undefined : isOfRestriction',
    replace: 'undefined',
    tests: RESTRICT_TESTS,
  },
  {
    name: 'restriction: an e-mail key is activated during it',
    file: 'src/server/emails/activate-email-key.ts',
    within: 'activateEmailKey',
    find: '      refuseInactive(account)\n',
    replace: '',
    tests: RESTRICT_TESTS,
  },
  {
    name: 'restriction: a call that waited for the lock changes a name',
    file: 'src/server/account-store/browsers/refuse-ended.ts',
    within: 'requireLiveSession',
    find: '  refuseInactive(alive, session.passes)\n',
    replace: '',
    tests: ['tests/server/account-store/restricted-and-resting-accounts.test.ts'],
  },
]
