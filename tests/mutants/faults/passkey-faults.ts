import type { Fault } from '../fault.ts'

const ATTESTATION = 'src/server/passkeys/attestation-object.ts'
const ANSWER = 'src/server/passkeys/judge-answer.ts'
const KEEP = 'src/server/keys/keep-passkey.ts'
const STEPS = 'src/server/keys/steps.ts'
const LOGIN_RULES = 'src/server/passkeys/login-rules.ts'
const REGISTRATION = 'src/server/passkeys/register-passkey.ts'
const REGISTRATION_RULES = 'src/server/passkeys/registration-rules.ts'

const LOGIN_TESTS = ['tests/server/passkey-login-rules.test.ts']
const REGISTRATION_TESTS = ['tests/server/passkey-registration-rules.test.ts']
const CHALLENGE_TESTS = ['tests/server/passkey-challenges.test.ts']

/** Both ceremonies of WebAuthn, and what the library would let pass. */
export const passkeyFaults: Fault[] = [
  {
    name: 'passkey: of two that count the same both are let in',
    file: KEEP,
    find: 'eq(keys.counter, known), ',
    replace: '',
    tests: ['tests/server/passkey-under-lock.test.ts'],
  },
  {
    name: 'passkey: one that is deleted meanwhile signs in',
    file: KEEP,
    find: ', isNull(keys.revokedAt)))\n    .returning',
    replace: '))\n    .returning',
    tests: ['tests/server/passkey-under-lock.test.ts'],
  },
  {
    name: 'passkey: of two that count the same in new browsers both are let in',
    file: STEPS,
    find: "eq(keys.counter, sql.placeholder('knownCounter')),",
    replace: '',
    tests: ['tests/server/passkey-under-lock.test.ts'],
  },
  {
    name: 'passkey: one that is deleted meanwhile lets a new browser in',
    file: STEPS,
    find: '          isNull(keys.revokedAt),\n',
    replace: '',
    tests: ['tests/server/passkey-under-lock.test.ts'],
  },
  {
    name: 'keys: the ring of who is let in at once is filled beyond its number',
    file: STEPS,
    find: 'hasFewerKeys(db, accountId, FEW_KEYS)',
    replace: 'hasFewerKeys(db, accountId, 1000)',
    tests: ['tests/server/many-keys.test.ts'],
  },
  {
    name: 'keys: who is let in at once and shows a key of the account gets one more',
    file: STEPS,
    find: ' and not exists ${held}',
    replace: '',
    tests: ['tests/server/session.test.ts', 'tests/server/separate-holders.test.ts'],
  },
  {
    name: 'keys: a key of another account is taken for one of this account',
    file: STEPS,
    find: "        eq(keys.accountId, accountId),\n      ),\n    )\n  return db\n    .$with('plain'",
    replace: "      ),\n    )\n  return db\n    .$with('plain'",
    tests: ['tests/server/ways-to-the-database.test.ts'],
  },
  {
    name: 'passkey: one that was not offered signs in',
    file: 'src/server/passkeys/statements.ts',
    find: 'sql`(select array_agg(${id}) from ${passkeys} having count(*) > 0)`',
    replace: 'sql`null`',
    tests: ['tests/server/offered-passkeys.test.ts'],
  },
  {
    name: 'passkey: what was offered is not compared',
    file: LOGIN_RULES,
    find: 'if (offered !== null && !offered.includes(id)) return false',
    replace: '',
    tests: LOGIN_TESTS,
  },
  {
    name: 'passkey: a copy is not reported',
    file: ANSWER,
    find: 'await reportSuspicion(deps, passkey)',
    replace: 'await Promise.resolve()',
    tests: ['tests/server/suspicious-passkey.test.ts'],
  },
  {
    name: 'passkey: its counter may go backwards',
    file: LOGIN_RULES,
    find: 'if (hasRegressed(passkey.counter, info.newCounter))',
    replace: 'if (hasRegressed(0, info.newCounter))',
    tests: LOGIN_TESTS,
  },
  {
    name: 'passkey: a challenge registers and signs in alike',
    file: ANSWER,
    find: ' || ceremony.purpose !== purpose',
    replace: '',
    tests: CHALLENGE_TESTS,
  },
  {
    name: 'passkey: a challenge signs in again and again',
    file: 'src/server/passkeys/statements.ts',
    find: '.delete(challenges)\n',
    replace: '.update(challenges).set({ purpose: sql`${challenges.purpose}` })\n',
    tests: CHALLENGE_TESTS,
  },
  {
    name: 'passkey: a challenge signs in for ever',
    file: 'src/server/passkeys/statements.ts',
    find: 'sql<boolean>`${challenges.expiresAt} > now()`',
    replace: 'sql<boolean>`true`',
    tests: ['tests/server/database-clock.test.ts'],
  },
  {
    name: 'passkey: a challenge works again and again',
    file: 'src/server/passkeys/ceremonies.ts',
    find: '.delete(challenges)\n',
    replace: '.update(challenges).set({ purpose: sql`${challenges.purpose}` })\n',
    tests: CHALLENGE_TESTS,
  },
  {
    name: 'passkey: a challenge never expires',
    file: 'src/server/passkeys/ceremonies.ts',
    find: 'return ceremony?.isLive ?',
    replace: 'return ceremony ?',
    tests: CHALLENGE_TESTS,
  },
  {
    name: 'passkey: begun by one account, completed by another',
    file: REGISTRATION,
    find: ' || !isSameAccount',
    replace: '',
    tests: CHALLENGE_TESTS,
  },
  {
    name: 'passkey: an id that is taken is a failure of ours',
    file: REGISTRATION,
    find: "if (violates(error, 'keys_credential_id'))",
    replace: "if (violates(error, 'keys_nothing'))",
    tests: ['tests/server/passkey-registration.test.ts'],
  },
  {
    name: 'passkey: signs in without its user',
    file: LOGIN_RULES,
    find: 'requireUserVerification: true',
    replace: 'requireUserVerification: false',
    tests: LOGIN_TESTS,
  },
  {
    name: 'passkey: made without its user',
    file: REGISTRATION_RULES,
    find: 'requireUserVerification: true',
    replace: 'requireUserVerification: false',
    tests: REGISTRATION_TESTS,
  },
  {
    name: 'passkey: signs in from another origin',
    file: LOGIN_RULES,
    find: 'expectedOrigin: origin,',
    replace: 'expectedOrigin: readClientData(credential.response.clientDataJSON)?.origin ?? origin,',
    tests: LOGIN_TESTS,
  },
  {
    name: 'passkey: made at another origin',
    file: REGISTRATION_RULES,
    find: 'expectedOrigin: origin,',
    replace: 'expectedOrigin: clientData.origin,',
    tests: REGISTRATION_TESTS,
  },
  {
    name: 'passkey: the account it names is not compared',
    file: LOGIN_RULES,
    find: 'return bytesOf(named)?.equals(userHandle) ?? false',
    replace: 'return true',
    tests: LOGIN_TESTS,
  },
  {
    name: 'passkey: need not say whose it is when nobody was named',
    file: LOGIN_RULES,
    find: 'if (named === null) return offered !== null',
    replace: 'if (named === null) return true',
    tests: ['tests/server/offered-passkeys.test.ts', ...LOGIN_TESTS],
  },
  {
    name: 'passkey: becomes one that is backed up',
    file: LOGIN_RULES,
    find: "if ((info.credentialDeviceType === 'multiDevice') !== passkey.backupEligible) return REFUSED",
    replace: '',
    tests: LOGIN_TESTS,
  },
  {
    name: 'passkey: signs in within a page of somebody else',
    file: LOGIN_RULES,
    find: 'if (isFramed(clientData)) return false',
    replace: '',
    tests: LOGIN_TESTS,
  },
  {
    name: 'passkey: made within a page of somebody else',
    file: REGISTRATION_RULES,
    find: 'isFramed(clientData) || ',
    replace: '',
    tests: REGISTRATION_TESTS,
  },
  {
    name: 'passkey: an id without end',
    file: REGISTRATION_RULES,
    find: 'if (credentialId.length > LONGEST_CREDENTIAL_ID) return null',
    replace: '',
    tests: REGISTRATION_TESTS,
  },
  {
    name: 'passkey: three names of one credential need not agree',
    file: REGISTRATION_RULES,
    find: ' || !isIdOf(credential, made.credentialId)',
    replace: '',
    tests: REGISTRATION_TESTS,
  },
  {
    name: 'passkey: bytes after the attestation object',
    file: ATTESTATION,
    find: 'endOfCborItem(bytes, 0) !== bytes.length',
    replace: 'endOfCborItem(bytes, 0) === null',
    tests: REGISTRATION_TESTS,
  },
  {
    name: 'passkey: an attestation that nobody asked for is judged',
    file: REGISTRATION_RULES,
    find: 'attestationObject: withoutAttestation(made.authenticatorData)',
    replace: 'attestationObject: credential.response.attestationObject',
    tests: REGISTRATION_TESTS,
  },
  {
    name: 'passkey: an attestation object without a statement',
    file: ATTESTATION,
    find: ' || !MEMBERS.every((name) => members.has(name))',
    replace: '',
    tests: REGISTRATION_TESTS,
  },
  {
    name: 'passkey: bytes after the signature',
    file: LOGIN_RULES,
    find: 'return algorithm !== null && isSignatureInForm(algorithm, signature)',
    replace: 'return algorithm !== null',
    tests: LOGIN_TESTS,
  },
  {
    name: 'passkey: a point off its curve',
    file: 'src/server/passkeys/public-key-rules.ts',
    find: "return importKey({ kty: 'EC', crv: 'P-256', x: base64url(x), y: base64url(y) }) !== null",
    replace: 'return true',
    tests: REGISTRATION_TESTS,
  },
  {
    name: 'passkey: nested as deep as one likes',
    file: 'src/server/passkeys/cbor-limits.ts',
    find: 'const DEEPEST_CBOR = 8',
    replace: 'const DEEPEST_CBOR = 100',
    tests: REGISTRATION_TESTS,
  },
  {
    name: 'passkey: as large as one likes',
    file: 'src/server/passkeys/cbor-limits.ts',
    find: 'const LARGEST_CBOR = 16 * 1024',
    replace: 'const LARGEST_CBOR = 64 * 1024',
    tests: REGISTRATION_TESTS,
  },
]
