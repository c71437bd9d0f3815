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
    name: 'code: one try too many',
    file: CODES,
    within: 'MOST_TRIES',
    find: 'const MOST_TRIES = 5',
    replace: 'const MOST_TRIES = 6',
    tests: RECOVERY_TESTS,
  },
  {
    name: 'code: a wrong code is refused before its try is counted',
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
    name: 'code: a new code has the tries of the old',
    file: CODES,
    within: 'issueCode',
    find: 'tries: 0,',
    replace: '',
    tests: RECOVERY_TESTS,
  },
  {
    name: 'code: wrong codes of an address are not counted over all accounts',
    file: JUDGE,
    within: 'judgeCode',
    find: 'await countFailedCode(deps, { address, isOwner })',
    replace: '',
    tests: CODE_TESTS,
  },
  {
    name: 'code: right codes count as wrong ones',
    file: JUDGE,
    within: 'judgeCode',
    find: 'await uncountFailedCode(deps, { address, isOwner })',
    replace: '',
    tests: FORGOTTEN_TESTS,
  },
  {
    name: 'code: wrong codes of other accounts count as the owner’s',
    file: 'src/server/rate-limits/limits.ts',
    within: 'failedCodes',
    find: "isOwner ? 'own_failed_codes_a_day' : 'failed_codes_a_day'",
    replace: "'failed_codes_a_day'",
    tests: ['tests/server/emails/failed-codes.test.ts'],
  },
  {
    name: 'code: wrong codes of the owner have no limit',
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
    name: 'code: used though a newer one has replaced it since the check',
    file: CODES,
    within: 'consumeCode',
    find: 'eq(codes.hmac, row.hmac),',
    replace: '',
    tests: ['tests/server/account-store/code-under-lock.test.ts'],
  },
  {
    name: 'code: used after its expiry',
    file: CODES,
    within: 'consumeCode',
    find: 'eq(codes.hmac, row.hmac), sql`${codes.expiresAt} > now()`',
    replace: 'eq(codes.hmac, row.hmac)',
    tests: ['tests/server/account-store/code-under-lock.test.ts'],
  },
  {
    name: 'code: every code is accepted',
    file: JUDGE,
    within: 'judgeCode',
    find: 'if (!isRightCode(deps, row, facts.code)) {',
    replace: 'if (Date.now() === 0) {',
    tests: CODE_TESTS,
  },
  {
    name: 'code: drawn from a predictable generator',
    file: 'src/server/platform/random.ts',
    within: 'systemRandom',
    find: 'randomInt(limit),',
    replace: 'Math.floor(Math.random() * limit),',
    tests: ['tests/server/platform/random.test.ts'],
  },
  {
    name: 'code: loses its leading zeros',
    file: CODES,
    within: 'issueCode',
    find: 'const code = randomText(deps.random, DIGITS, CODE_LENGTH)',
    replace:
      "const code = String(Number(randomText(deps.random, DIGITS, CODE_LENGTH))).padEnd(CODE_LENGTH, '0')",
    tests: ['tests/server/account-store/code-digits.test.ts'],
  },
  {
    name: 'code: works for another purpose',
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
    name: 'code: a code for a conflict verifies the address',
    file: CHANGE,
    within: 'verifyCode',
    find: 'if (isConflict) {\n      await consumeCode',
    replace: 'if (Date.now() === 0) {\n      await consumeCode',
    tests: RECOVERY_TESTS,
  },
  {
    name: 'code: codes for earlier addresses stay valid',
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
    name: 'code: verifies again what a link has already verified',
    file: 'src/server/account-protection/effects/verify-now.ts',
    within: 'verifyRecovery',
    find:
      '  await forgetCodes(\n    tx,\n    and(eq(codes.accountId, accountId), eq(codes.address, address), ' +
      "eq(codes.purpose, 'recovery')),\n  )\n",
    replace: '',
    tests: ['tests/server/emails/link-before-code.test.ts'],
  },
]
