import type { Fault } from '../fault.ts'

const REMOVE = 'src/server/credentials/remove-key.ts'

const REMOVE_TESTS = ['tests/server/credentials/remove-key.test.ts']

/** Whose keys they are, and the last sign-in method. */
export const keyFaults: Fault[] = [
  {
    name: 'deletion: a key of another account',
    file: REMOVE,
    within: 'removeKey',
    find: 'eq(keys.accountId, session.accountId), ',
    replace: '',
    tests: REMOVE_TESTS,
  },
  {
    name: 'deletion: a key of another type',
    file: REMOVE,
    within: 'removeKey',
    find: ', eq(keys.type, type))',
    replace: ')',
    tests: REMOVE_TESTS,
  },
  {
    name: 'deletion: a key that is already deleted',
    file: REMOVE,
    within: 'removeKey',
    find: '.where(and(isThisKey, isNull(keys.revokedAt)))',
    replace: '.where(isThisKey)',
    tests: ['tests/server/account-store/foreign-keys.test.ts'],
  },
  {
    name: 'deletion: the last sign-in method',
    file: 'src/server/account-protection/removal.ts',
    within: 'refuseLastSignInMethod',
    find: "  if (await isLastSignInMethod(tx, accountId, taken)) throw new Refusal('lastKey')\n",
    replace: '',
    tests: REMOVE_TESTS,
  },
  {
    name: 'deletion: the last sign-in method is looked up without the lock',
    file: REMOVE,
    within: 'removeKey',
    find: 'await lockOwnAccount(tx, deps, session)',
    replace: '',
    tests: ['tests/server/account-protection/last-sign-in-method.test.ts'],
  },
  {
    name: 'deletion: a key that awaits activation counts as a sign-in method',
    file: 'src/server/account-store/keys/read-sign-in-methods.ts',
    within: 'isSignInMethod',
    find: "&& (key.type !== 'email' || key.activatedAt !== null)",
    replace: '',
    tests: ['tests/server/account-protection/last-sign-in-method.test.ts'],
  },
  {
    name: 'deletion: a device of another account can be read',
    file: 'src/server/account-store/keys/read-credentials.ts',
    within: 'credentials',
    find: 'where accounts.id = ${p.accountId}',
    replace: 'where true',
    tests: ['tests/server/account-store/foreign-keys.test.ts'],
  },
  {
    name: 'table: accepts every field that is sent',
    file: 'src/shared/accounts.ts',
    within: 'personalInput',
    find: 'return z.object(',
    replace: 'return z.looseObject(',
    tests: ['tests/server/http/unknown-fields.test.ts'],
  },
  {
    name: 'sweep: every inactive account counts as a ghost',
    file: 'src/server/account-store/accounts/purge-ghosts.ts',
    within: 'purgeGhosts',
    find: ' and ${isMereGhost}`',
    replace: '`',
    tests: ['tests/server/jobs/cleanup.test.ts'],
  },
  {
    name: 'sweep: an idle browser is removed though it is the last sign-in method',
    file: 'src/server/account-store/browsers/revoke-idle-browsers.ts',
    within: 'isDispensable',
    find: "keys.type = 'browser' and keys.revoked_at is null and ${isIdle()}",
    replace: "keys.type = 'browser' and keys.revoked_at is null and ${isIdle()} or false",
    tests: ['tests/server/jobs/cleanup-of-keys.test.ts'],
  },
  {
    name: 'sweep: deletes revoked keys from which others descend',
    file: 'src/server/account-store/keys/forget-revoked-keys.ts',
    within: 'forgetRevokedKeys',
    find: ' and keys.id not in (${neededOnes})',
    replace: '',
    tests: ['tests/server/jobs/cleanup-of-keys.test.ts'],
  },
  {
    name: 'restore: signing everybody out leaves used links valid',
    file: 'src/server/cli/fill-database.ts',
    within: 'ONE_TIME',
    find: "const ONE_TIME = ['links', 'codes', 'challenges', 'proofs']",
    replace: "const ONE_TIME = ['codes', 'challenges', 'proofs']",
    tests: ['tests/server/cli/backup.test.ts'],
  },
  {
    name: 'restore: signed-out sessions work again, even with --end-sessions',
    file: 'src/server/cli/fill-database.ts',
    within: 'fill',
    find: 'ended = await endAllSessions(tx)',
    replace: '',
    tests: ['tests/server/cli/backup.test.ts'],
  },
]
