import type { Fault } from '../fault.ts'

const CODES = 'src/server/account-store/addresses/codes.ts'
const JUDGE = 'src/server/emails/judge-code.ts'
const CHANGE = 'src/server/emails/change-recovery.ts'

const CODE_TESTS = ['tests/server/emails/verification-code.test.ts']
const RECOVERY_TESTS = ['tests/server/emails/recovery-email.test.ts']
const FORGOTTEN_TESTS = ['tests/server/account-store/code-forgotten.test.ts']

/** The six digits of a mail. */
export const codeFaults: Fault[] = [
  {
    name: 'code: one try more',
    file: CODES,
    within: 'MOST_TRIES',
    find: 'const MOST_TRIES = 5',
    replace: 'const MOST_TRIES = 6',
    tests: RECOVERY_TESTS,
  },
  {
    name: 'code: a wrong one is refused before its try is counted',
    file: JUDGE,
    within: 'judgeCode',
    find: 'const row = await countTry(deps, facts.matching, facts.refusal)',
    replace:
      "const { codes } = await import('#server/platform/postgres/schema.ts')\n" +
      '  const [peeked] = await deps.db.select().from(codes).where(facts.matching)\n' +
      '  if (peeked && !isRightCode(deps, peeked, facts.code))\n' +
      '    throw new Refusal(facts.refusal)\n' +
      '  const row = await countTry(deps, facts.matching, facts.refusal)',
    tests: RECOVERY_TESTS,
  },
  {
    name: 'code: tries are read, then written',
    file: CODES,
    within: 'countTry',
    find: '.update(codes)\n    .set({ tries: sql`${codes.tries} + 1` })\n    .where(and(isLive, lt(codes.tries, MOST_TRIES)))\n    .returning()',
    replace:
      '.select().from(codes).where(and(isLive, lt(codes.tries, MOST_TRIES)))\n' +
      '  if (row) await db.update(codes).set({ tries: row.tries + 1 }).where(eq(codes.id, row.id))',
    tests: CODE_TESTS,
  },
  {
    name: 'code: a new one has the tries of the old',
    file: CODES,
    within: 'issueCode',
    find: 'tries: 0,',
    replace: '',
    tests: RECOVERY_TESTS,
  },
  {
    name: 'code: wrong ones of an address are not counted over all accounts',
    file: JUDGE,
    within: 'judgeCode',
    find: 'await countFailedCode(deps, { address, isOwner })',
    replace: '',
    tests: CODE_TESTS,
  },
  {
    name: 'code: right ones count among the wrong',
    file: JUDGE,
    within: 'judgeCode',
    find: 'await forgiveFailedCode(deps, { address, isOwner })',
    replace: '',
    tests: FORGOTTEN_TESTS,
  },
  {
    name: 'code: wrong ones of strangers count as the owner’s',
    file: 'src/server/rate-limits/limits.ts',
    within: 'failedCodes',
    find: "isOwner ? 'own failed codes' : 'failed codes'",
    replace: "'failed codes'",
    tests: ['tests/server/emails/failed-codes.test.ts'],
  },
  {
    name: 'code: wrong ones of the owner have no limit',
    file: JUDGE,
    within: 'judgeCode',
    find: 'await countFailedCode(deps, { address, isOwner })',
    replace: 'if (!isOwner) await countFailedCode(deps, { address, isOwner })',
    tests: ['tests/server/emails/failed-codes.test.ts'],
  },
  {
    name: 'code: an empty pepper',
    file: CODES,
    within: 'hmacOf',
    find: "deriveKey(secret, 'codes')",
    replace: 'secret.slice(0, 0)',
    tests: ['tests/server/account-store/code-pepper.test.ts'],
  },
  {
    name: 'code: bound to nothing',
    file: CODES,
    within: 'hmacOf',
    find: '[purpose, accountId, address, code]',
    replace: '[code]',
    tests: ['tests/server/account-store/code-pepper.test.ts'],
  },
  {
    name: 'code: bound to no account',
    file: CODES,
    within: 'hmacOf',
    find: '[purpose, accountId, address, code]',
    replace: '[purpose, address, code]',
    tests: ['tests/server/account-store/code-pepper.test.ts'],
  },
  {
    name: 'code: compared byte by byte',
    file: CODES,
    within: 'isRightCode',
    find: 'timingSafeEqual(hmacOf(secret, row, code), row.hmac)',
    replace: 'hmacOf(secret, row, code).equals(row.hmac)',
    tests: ['tests/server/http/constant-time.test.ts'],
  },
  {
    name: 'code: used up whatever has become of it since it was judged',
    file: CODES,
    within: 'consumeCode',
    find: 'eq(codes.hmac, row.hmac),',
    replace: '',
    tests: ['tests/server/account-store/code-under-lock.test.ts'],
  },
  {
    name: 'code: used up after its time',
    file: CODES,
    within: 'consumeCode',
    find: 'eq(codes.hmac, row.hmac), sql`${codes.expiresAt} > now()`',
    replace: 'eq(codes.hmac, row.hmac)',
    tests: ['tests/server/account-store/code-under-lock.test.ts'],
  },
  {
    name: 'code: any right one, whatever is written beside it',
    file: JUDGE,
    within: 'judgeCode',
    find: 'if (!isRightCode(deps, row, facts.code)) {',
    replace: 'if (Date.now() === 0) {',
    tests: CODE_TESTS,
  },
  {
    name: 'code: drawn from a generator that can be foretold',
    file: 'src/server/platform/random.ts',
    within: 'systemRandom',
    find: 'randomInt(limit),',
    replace: 'Math.floor(Math.random() * limit),',
    tests: ['tests/server/platform/random.test.ts'],
  },
  {
    name: 'code: loses its zeros at the front',
    file: CODES,
    within: 'issueCode',
    find: 'const code = randomText(deps.random, DIGITS, CODE_LENGTH)',
    replace:
      "const code = String(Number(randomText(deps.random, DIGITS, CODE_LENGTH))).padEnd(CODE_LENGTH, '0')",
    tests: ['tests/server/account-store/code-digits.test.ts'],
  },
  {
    name: 'code: good for another purpose',
    file: CHANGE,
    within: 'verifyCode',
    find: ', eq(codes.purpose, purpose))',
    replace: ')',
    tests: CODE_TESTS,
  },
  {
    name: 'code: verifies the address of the body',
    file: CHANGE,
    within: 'verifyCode',
    find: 'eq(codes.address, email), ',
    replace: '',
    also: [
      {
        find: 'const { address } = row',
        replace: 'const address = email',
      },
    ],
    tests: CODE_TESTS,
  },
  {
    name: 'code: that of a conflict verifies the address',
    file: CHANGE,
    within: 'verifyCode',
    find: 'if (isConflict) {\n      await consumeCode',
    replace: 'if (Date.now() === 0) {\n      await consumeCode',
    tests: RECOVERY_TESTS,
  },
  {
    name: 'code: those for other addresses go on',
    file: CHANGE,
    within: 'askVerification',
    find: 'await forgetOtherCodes(tx, session.accountId, email)',
    replace: '',
    tests: FORGOTTEN_TESTS,
  },
  {
    name: 'code: outlives its key',
    file: 'src/server/account-store/keys/revoke-keys.ts',
    within: 'revokeKeys',
    find: 'await tx.delete(codes).where(or(inArray(codes.keyId, ids), inArray(codes.askedByKeyId, ids)))',
    replace: '',
    tests: FORGOTTEN_TESTS,
  },
  {
    name: 'code: verifies again what a link was quicker to verify',
    file: 'src/server/account-protection/effects/verify-now.ts',
    within: 'verifyRecovery',
    find:
      '  await forgetCodes(\n    tx,\n    and(eq(codes.accountId, accountId), eq(codes.address, address), ' +
      "eq(codes.purpose, 'recovery')),\n  )\n",
    replace: '',
    tests: ['tests/server/emails/link-before-code.test.ts'],
  },
]
