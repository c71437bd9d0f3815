import type { Fault } from '../fault.ts'

const TOKEN = 'src/server/sessions/session-token.ts'
const JWT = 'src/server/sessions/jwt.ts'
const STATEMENTS = 'src/server/account-store/keys/holder-queries.ts'
const SECRETS = 'src/server/account-store/browsers/browser-secrets.ts'
const SETTLE = 'src/server/account-store/keys/settle-others.ts'

const SESSION_TESTS = ['tests/server/sessions/session.test.ts']
const SHOWN_TESTS = ['tests/server/sessions/shown-session.test.ts']
const TOKEN_TESTS = ['tests/server/sessions/session-token.test.ts']

/** Session tokens and the browser keys they stand on. */
export const sessionFaults: Fault[] = [
  {
    name: 'session token: any algorithm',
    file: JWT,
    find: ' || alg !== key.algorithm',
    replace: '',
    tests: TOKEN_TESTS,
  },
  {
    name: 'session token: any issuer',
    file: TOKEN,
    find: 'claims?.iss !== config.publicUrl ||',
    replace: 'claims === null ||',
    tests: SESSION_TESTS,
  },
  {
    name: 'session token: any audience',
    file: TOKEN,
    find: ' || claims.aud !== config.publicUrl',
    replace: '',
    tests: SESSION_TESTS,
  },
  {
    name: 'session token: any kind of token',
    file: JWT,
    find: 'typ !== TYPE || ',
    replace: '',
    tests: TOKEN_TESTS,
  },
  {
    name: 'session token: a minute of leeway',
    file: TOKEN,
    find: 'session.expiresAt <= now()',
    replace: 'session.expiresAt + 60 <= now()',
    tests: SESSION_TESTS,
  },
  {
    name: 'session token: need not expire',
    file: TOKEN,
    find: " || typeof exp !== 'number'",
    replace: '',
    also: [{ find: 'expiresAt: exp }', replace: 'expiresAt: Number(exp) }' }],
    tests: SESSION_TESTS,
  },
  {
    name: 'session token: what is critical is passed over',
    file: JWT,
    find: ' || crit !== undefined',
    replace: '',
    tests: TOKEN_TESTS,
  },
  {
    name: 'session token of before key pairs: any signature',
    file: JWT,
    find: 'timingSafeEqual(given, expected)',
    replace: '(timingSafeEqual(given, expected) || true)',
    tests: TOKEN_TESTS,
  },
  {
    name: 'session token: any signature',
    file: JWT,
    find: 'verify(null, Buffer.from(content), key.publicKey, given)',
    replace: '(verify(null, Buffer.from(content), key.publicKey, given) || true)',
    tests: TOKEN_TESTS,
  },
  {
    name: 'session token: several spellings',
    file: JWT,
    find: 'CANONICAL_BASE64URL.test(part)',
    replace: 'part !== undefined',
    tests: TOKEN_TESTS,
  },
  {
    name: 'session token: a foreign key id is passed over',
    file: TOKEN,
    find: 'verificationKeyNamed(config.secrets, kid)',
    replace:
      "verificationKeyNamed(config.secrets, kid) ?? verificationKeyNamed(config.secrets, sessionKey(config.secrets[0] ?? '').jwk.kid)",
    tests: TOKEN_TESTS,
  },
  {
    name: 'one key for all purposes',
    file: 'src/server/platform/secrets.ts',
    find: '`key for ${purpose}`',
    replace: '`key for ${purpose.slice(0, 0)}`',
    tests: SESSION_TESTS,
  },
  {
    name: 'session: a revoked key goes on',
    file: STATEMENTS,
    find: "eq(keys.type, 'browser'),\n        isNull(keys.revokedAt),",
    replace: '',
    also: [{ find: '        isLiveSecret(),\n', replace: '' }],
    tests: ['tests/server/account-store/ended-secrets.test.ts'],
  },
  {
    name: 'session: the key of another account',
    file: STATEMENTS,
    find: 'eq(keys.accountId, accountId),',
    replace: '',
    tests: SESSION_TESTS,
  },
  {
    name: 'session: one that has ended reads the account',
    file: 'src/server/account-store/keys/read-keys.ts',
    find: 'exists(standing(db)), ',
    replace: '',
    tests: SESSION_TESTS,
  },
  {
    name: 'session: not looked at again under the lock',
    file: 'src/server/account-protection/lock-account.ts',
    find: 'await refuseEnded(tx, session)',
    replace: '',
    tests: ['tests/server/sessions/session-under-lock.test.ts'],
  },
  {
    name: 'session: a bad bearer counts as none where none is needed',
    file: 'src/server/http/trpc/trpc.ts',
    find: 'await authenticateIfPresent(ctx.deps, ctx.authorization, meta?.passes)',
    replace: 'await authenticateIfPresent(ctx.deps, ctx.authorization, meta?.passes).catch(() => null)',
    tests: ['tests/server/passkeys/refused-complete.test.ts'],
  },
  {
    name: 'browser key: no time for answers that cross on the wire',
    file: SECRETS,
    find: 'const GRACE_S = 30',
    replace: 'const GRACE_S = 0',
    tests: ['tests/server/account-store/ended-secrets.test.ts'],
  },
  {
    name: 'browser key: what was replaced goes on for hours',
    file: SECRETS,
    find: 'const GRACE_S = 30',
    replace: 'const GRACE_S = 30_000',
    tests: SESSION_TESTS,
  },
  {
    name: 'browser key: what was replaced never ends',
    file: SETTLE,
    find: '.set({ expiresAt: fromNow(GRACE_S) })',
    replace: '.set({ expiresAt: sql`null` })',
    tests: ['tests/server/account-store/ended-secrets.test.ts'],
  },
  {
    name: 'browser key: renewing replaces nothing',
    file: 'src/server/sessions/open-session.ts',
    find: 'if (used.isFirstUse || used.hasOthers) {',
    replace: 'if (used.id === used.keyId) {',
    tests: SESSION_TESTS,
  },
  {
    name: 'browser key: two that are new at the same moment end each other',
    file: SETTLE,
    find: 'eq(browserSecrets.id, id), isStillLive, ',
    replace: 'eq(browserSecrets.id, id), ',
    tests: ['tests/server/account-store/ended-secrets.test.ts'],
  },
  {
    name: 'shown session: one that has ended asks for links all the same',
    file: 'src/server/account-store/keys/sign-in-steps.ts',
    find: '::uuid is null or ${mayPass})`',
    replace: '::uuid is null or true)`',
    tests: SHOWN_TESTS,
  },
  {
    name: 'shown session: one that has ended redeems links all the same',
    file: 'src/server/sign-in-links/redeem.ts',
    find: 'upid: standingUpid(facts.session, visitor) }',
    replace: 'upid: visitor?.upid }',
    tests: SHOWN_TESTS,
  },
  {
    name: 'shown session: one whose account rests asks for links all the same',
    file: 'src/server/account-store/keys/sign-in-steps.ts',
    find: ' and ${isNull(restsUntil)} and not ',
    replace: ' and not ',
    tests: SHOWN_TESTS,
  },
  {
    name: 'shown session: that it has ended is said after everything else',
    file: 'src/server/http/trpc/trpc.ts',
    find: 'if (session && isRefused) ',
    replace: 'if (session && isRefused && !session) ',
    tests: SHOWN_TESTS,
  },
  {
    name: 'shown session: one that has ended is counted as a guess',
    file: 'src/server/http/trpc/trpc.ts',
    find: "error.reason === 'authenticationRequired' && sessionIn(ctx)",
    replace: 'false',
    tests: SHOWN_TESTS,
  },
  {
    name: 'browser key: its secrets outlive it',
    file: 'src/server/account-store/keys/revoke-keys.ts',
    find: 'await endSecrets(tx, inArray(browserSecrets.keyId, ids))',
    replace: '',
    tests: ['tests/server/account-store/ended-secrets.test.ts'],
  },
]
