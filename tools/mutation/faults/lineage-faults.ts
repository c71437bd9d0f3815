import type { Fault } from '../fault.ts'

const BROWSER_KEYS = 'src/server/account-store/browsers/issue-browser-key.ts'
const SETTLE = 'src/server/account-store/keys/settle-others.ts'
const DESCENT = 'src/server/account-store/keys/descent.ts'
const END = 'src/server/account-store/keys/end-undescended.ts'
const ROOM = 'src/server/account-store/keys/room-for-keys.ts'

const HOLDER_TESTS = ['tests/server/account-store/separate-holders.test.ts']
const DESCENT_TESTS = ['tests/server/account-store/descent.test.ts']
const ROOM_TESTS = ['tests/server/credentials/many-keys.test.ts']

/** Who holds which browser key, what came of what, and how many there may be. */
export const lineageFaults: Fault[] = [
  {
    name: 'browser key: proven by one of another account',
    file: BROWSER_KEYS,
    find: '.where(and(isProven, isLiveSecret(), eq(keys.accountId, accountId), isNull(keys.revokedAt)))',
    replace: '.where(and(isProven, isLiveSecret(), isNull(keys.revokedAt)))',
    tests: HOLDER_TESTS,
  },
  {
    name: 'browser key: proven by a secret that has ended',
    file: BROWSER_KEYS,
    find: 'and(isProven, isLiveSecret(), eq(keys.accountId, accountId), isNull(keys.revokedAt))',
    replace: 'and(isProven, eq(keys.accountId, accountId), isNull(keys.revokedAt))',
    tests: HOLDER_TESTS,
  },
  {
    name: 'browser key: no proof renews it',
    file: BROWSER_KEYS,
    find: 'if (held) return await renewSecret(tx, deps, request.accountId, held, originOf(request.wayIn))',
    replace: '',
    tests: HOLDER_TESTS,
  },
  {
    name: 'browser key: forgets what it was renewed from',
    file: BROWSER_KEYS,
    find: 'renewedFrom: held.secretId,',
    replace: 'renewedFrom: null,',
    tests: HOLDER_TESTS,
  },
  {
    name: 'browser key: forgets with what its holder came in',
    file: 'src/server/account-store/browsers/new-browser-key.ts',
    find: 'signedInWithKeyId: wayIn?.keyId ?? null',
    replace: 'signedInWithKeyId: null',
    tests: ['tests/server/emails/first-verified-email.test.ts'],
  },
  {
    name: 'browser key: a newer secret waits for ever, while the older one is used',
    file: SETTLE,
    find: 'lte(browserSecrets.createdAt, fromNow(-GRACE_S)),',
    replace: 'lte(browserSecrets.createdAt, fromNow(-1_000_000)),',
    tests: HOLDER_TESTS,
  },
  {
    name: 'browser key: a newer secret is ended by an answer that crossed it',
    file: SETTLE,
    find: 'lte(browserSecrets.createdAt, fromNow(-GRACE_S)),',
    replace: 'lte(browserSecrets.createdAt, fromNow(GRACE_S)),',
    tests: HOLDER_TESTS,
  },
  {
    name: 'session: outlives its secret',
    file: 'src/server/account-store/keys/holder-queries.ts',
    find: '        isLiveSecret(),\n',
    replace: '',
    tests: HOLDER_TESTS,
  },
  {
    name: 'session: prolonged by trading its token',
    file: 'src/server/sessions/session-token.ts',
    find: 'jwt: sign(config, session, session.expiresAt)',
    replace: 'jwt: sign(config, session, now() + config.lifetimes.jwt)',
    tests: HOLDER_TESTS,
  },
  {
    name: 'first verification: one parent is enough to descend',
    file: DESCENT,
    find: 'origins.every((origin) => family.has(origin))',
    replace: 'origins.some((origin) => family.has(origin))',
    tests: DESCENT_TESTS,
  },
  {
    name: 'first verification: what came from nowhere descends',
    file: DESCENT,
    find: 'if (origins.length > 0 && ',
    replace: 'if (',
    tests: DESCENT_TESTS,
  },
  {
    name: 'first verification: what the holder made before a renewal goes',
    file: DESCENT,
    find: '(makers.has(madeBySecretId) || family.has(madeBySecretId))',
    replace: 'family.has(madeBySecretId)',
    tests: [...DESCENT_TESTS, ...HOLDER_TESTS],
  },
  {
    name: 'first verification: e-mail keys that wait for their code stay',
    file: DESCENT,
    find: "key.type === 'feature') return false",
    replace: "key.type === 'feature' || key.type === 'email') return false",
    tests: DESCENT_TESTS,
  },
  {
    name: 'first verification: keys go and their secrets stay',
    file: END,
    find: 'if (secretIds.length > 0) await endSecrets(',
    replace: 'if (secretIds.length > 1_000) await endSecrets(',
    tests: HOLDER_TESTS,
  },
  {
    name: 'first verification: secrets end and their keys stay',
    file: END,
    find: 'now.length > 0 ? await revokeKeys(',
    replace: 'now.length > 1_000 ? await revokeKeys(',
    tests: HOLDER_TESTS,
  },
  {
    name: 'keys: as many as somebody likes',
    file: ROOM,
    find: 'const MOST_KEYS = 100',
    replace: 'const MOST_KEYS = 1_000',
    tests: ROOM_TESTS,
  },
  {
    name: 'keys: idle browsers make no room',
    file: ROOM,
    find: 'return idle.length > 0',
    replace: 'return idle.length > 1_000',
    tests: ROOM_TESTS,
  },
  {
    name: 'keys: the ring of somebody who has a session grows without end',
    file: ROOM,
    find: 'MOST_KEYS - 1',
    replace: 'MOST_KEYS + 1',
    tests: ROOM_TESTS,
  },
  {
    name: 'accounts: those made by passkeys do not count',
    file: 'src/server/passkeys/register-passkey.ts',
    find: 'if (!session) await countOrRefuse(deps.db, newAccountLimits(deps, facts.clientAddress))',
    replace: '',
    tests: ['tests/server/rate-limits/rate-limits.test.ts'],
  },
  {
    name: 'accounts: a sign-in by mail is no use of one',
    file: 'src/server/account-store/keys/sign-in-steps.ts',
    find: 'headStep(db, told, { isUse: true })',
    replace: 'headStep(db, told, { isUse: false })',
    tests: ['tests/server/account-store/lost-claim.test.ts'],
  },
  {
    name: 'guesses: as many as somebody likes',
    file: 'src/server/rate-limits/refusal-limit.ts',
    find: 'window.count >= this.#most',
    replace: 'window.count >= 1_000_000',
    tests: ['tests/server/rate-limits/refused-guesses.test.ts'],
  },
  {
    name: 'guesses: good calls count as well',
    file: 'src/server/http/trpc/trpc.ts',
    find: 'if (isRefused) {',
    replace: 'if (isRefused || result.ok) {',
    tests: ['tests/server/rate-limits/refused-guesses.test.ts'],
  },
  {
    name: 'guesses: a right secret is refused unread too',
    file: 'src/server/http/trpc/trpc.ts',
    find: '!(await isReal(ctx.deps, await getRawInput(), sessionIn(ctx)))',
    replace: '(await isReal(ctx.deps, await getRawInput(), sessionIn(ctx))) !== null',
    tests: ['tests/server/rate-limits/refused-guesses.test.ts'],
  },
  {
    name: 'guesses: as many as they like for who has a session',
    file: 'src/server/http/trpc/trpc.ts',
    find: 'refusals.isFull(clientAddress) && !(',
    replace: 'refusals.isFull(clientAddress) && !sessionIn(ctx) && !(',
    tests: ['tests/server/rate-limits/refused-guesses.test.ts'],
  },
  {
    name: 'guesses: a secret of another kind will do',
    file: 'src/server/sign-in-links/redeem.ts',
    find: "namesSecret('token', isLink)",
    replace:
      "namesSecret('token', async (db, hash) => (await isLink(db, hash)) || " +
      "(await (await import('#server/account-store/browsers/find-browser-key.ts')).isBrowserSecret(db, hash)))",
    tests: ['tests/server/rate-limits/refused-guesses.test.ts'],
  },
  {
    name: 'guesses: each is asked about by itself',
    file: 'src/server/platform/postgres/known-together.ts',
    find: 'gatherings.set(db, gathering)',
    replace: '',
    tests: ['tests/server/platform/known-together.test.ts'],
  },
]
