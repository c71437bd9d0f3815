import type { Fault } from '../fault.ts'

const KEEP = 'src/server/account-protection/keep-change.ts'
const LIST = 'src/server/account-protection/pending-changes.ts'
const STOP = 'src/server/account-protection/stop-change.ts'
const BROWSER_KEYS = 'src/server/account-store/browsers/issue-browser-key.ts'
const ROOM = 'src/server/account-store/keys/revoke-keys.ts'

const AGE_TESTS = ['tests/server/account-protection/age-and-delay.test.ts']
const STOPPING_TESTS = ['tests/server/account-protection/age-and-delay-stopping.test.ts']
const BROWSER_TESTS = ['tests/server/account-protection/age-and-delay-browsers.test.ts']
const THIEF_TESTS = ['tests/server/account-protection/age-and-delay-thieves.test.ts']

/** Age and delay, rules 5 and 6: who is notified and may stop a change, and what a browser key may do. */
export const stoppingFaults: Fault[] = [
  {
    name: 'stopping: only the oldest address is notified of a pending change',
    file: KEEP,
    within: 'notifyAddressesOf',
    find: 'for (const to of await addressesOf(tx, accountId))',
    replace: 'for (const to of (await addressesOf(tx, accountId)).slice(0, 1))',
    tests: STOPPING_TESTS,
  },
  {
    name: 'stopping: a new address gets a link that stops',
    file: KEEP,
    within: 'addStopTokens',
    find: "if (method.kind === 'mailbox' && isSettled(method, deps.config.seniorityS))",
    replace: "if (method.kind === 'mailbox')",
    tests: STOPPING_TESTS,
  },
  {
    name: 'stopping: only the browser that asked sees a pending change',
    file: LIST,
    within: 'listChanges',
    find: '{ accountId }: Session)',
    replace: '{ accountId, browserKeyId }: Session)',
    also: [
      {
        find: 'eq(changes.accountId, accountId), or(',
        replace: 'eq(changes.accountId, accountId), eq(changes.byKeyId, browserKeyId), or(',
      },
    ],
    tests: STOPPING_TESTS,
  },
  {
    name: 'stopping: a finished change is shown in every browser',
    file: LIST,
    within: 'listChanges',
    find: ', or(isPending, isRecent)',
    replace: '',
    tests: STOPPING_TESTS,
  },
  {
    name: 'stopping: a session without a proof stops a change',
    file: STOP,
    within: 'stopChange',
    find: '    await requireStepUp(tx, deps, session, { proof, mayWait: false })\n',
    replace: '',
    tests: STOPPING_TESTS,
  },
  {
    name: 'change: the link of a letter stops nothing',
    file: STOP,
    within: 'stopByToken',
    find: "if (!found) throw new Refusal('invalidStop')",
    replace: "if (found !== null) throw new Refusal('invalidStop')",
    tests: THIEF_TESTS,
  },
  {
    name: 'stopping: a passkey that stays stops the removal of another one',
    file: 'src/server/account-protection/leaving-passkey-token.ts',
    within: 'addLeavingToken',
    find: "effect.do === 'removeKey' && effect.keyId === passkeyId",
    replace: "effect.do === 'removeRecovery' || effect.do === 'removeKey'",
    tests: STOPPING_TESTS,
  },
  {
    name: 'stopping: a leaving passkey does not stop its removal',
    file: 'src/server/account-protection/leaving-passkey-token.ts',
    within: 'addLeavingToken',
    find: 'effect.keyId === passkeyId',
    replace: 'effect.keyId !== passkeyId',
    tests: STOPPING_TESTS,
  },
  {
    name: 'stopping: a stopped change takes effect',
    file: 'src/server/account-store/changes/change-rows.ts',
    within: 'endChange',
    find: '.set({ effect: null, ...(isStopped &&',
    replace: '.set({ ...(!isStopped && { effect: null }), ...(isStopped &&',
    tests: STOPPING_TESTS,
  },
  {
    name: 'change: a stopped replacement keeps the new address',
    file: STOP,
    within: 'undoReplacement',
    find: 'await releaseMailbox(tx, deps, { accountId, by }, one)',
    replace: '{}',
    tests: AGE_TESTS,
  },
  {
    name: 'stopping: the browsers that signed in by the new address stay',
    file: STOP,
    within: 'undoReplacement',
    find: '>= ${at.toISOString()}',
    replace: '< ${at.toISOString()}',
    tests: AGE_TESTS,
  },
  {
    name: 'stopping: a change is stopped after the moment it is due',
    file: STOP,
    within: 'stopByToken',
    find: '  await lockCurrentAccount(tx, deps, found.accountId)\n',
    replace:
      '  await tx.execute(sql`select from accounts where id = ${found.accountId} for no key update`)\n',
    also: [
      {
        find: '        sql`coalesce(${changes.takesEffectAt}, ${isNewUntil}) > clock_timestamp()`,\n',
        replace: '',
      },
    ],
    tests: STOPPING_TESTS,
  },
  {
    name: 'stopping: a change is stopped by several calls at once',
    file: STOP,
    within: 'stopByToken',
    find: '  await lockCurrentAccount(tx, deps, found.accountId)\n',
    replace: '',
    tests: STOPPING_TESTS,
  },
  {
    name: 'change: a change that a removed browser asked for still takes effect',
    file: 'src/server/account-store/keys/revoke-keys.ts',
    within: 'revokeKeys',
    find: '  await endRequestedBy(tx, ids)\n',
    replace: '',
    tests: [...AGE_TESTS, ...BROWSER_TESTS],
  },
  {
    name: 'change: a code that a removed browser asked for still works',
    file: 'src/server/account-store/keys/revoke-keys.ts',
    within: 'revokeKeys',
    find: 'or(inArray(codes.keyId, ids), inArray(codes.askedByKeyId, ids))',
    replace: 'inArray(codes.keyId, ids)',
    tests: BROWSER_TESTS,
  },
  {
    name: 'change: a proof renews no browser',
    file: 'src/server/step-up/prove.ts',
    within: 'prove',
    find: 'browserKey === undefined ? null',
    replace: 'browserKey !== null ? null',
    tests: BROWSER_TESTS,
  },
  {
    name: 'change: a proof renews a browser for a caller with the secret of another',
    file: BROWSER_KEYS,
    within: 'renewOwnKey',
    find: 'if (held?.keyId !== browserKeyId) return null',
    replace: 'if (!held) return null',
    tests: BROWSER_TESTS,
  },
  {
    name: 'change: a proof renews a browser for its bearer alone',
    file: BROWSER_KEYS,
    within: 'renewOwnKey',
    find: '  { accountId, browserKeyId }: Standing,\n  browserKey: string,',
    replace: '  { accountId, browserKeyId, secretId }: Standing,\n  browserKey: string,',
    also: [
      {
        find: 'await findHeld(tx, accountId, browserKey)\n  // How its holder signed in does not change.',
        replace:
          '{ keyId: browserKeyId, secretId, origin: { signedInBy: null, signedInWithKeyId: null, signedInWithAddress: null } }',
      },
    ],
    tests: BROWSER_TESTS,
  },
  {
    name: 'change: a copy of a browser key works beside the one that a proof renewed',
    file: BROWSER_KEYS,
    within: 'renewOwnKey',
    find: 'await replaceSecrets(tx, key.standing)',
    replace: '',
    tests: BROWSER_TESTS,
  },
  {
    name: 'change: a sign-in is refused on an account with a hundred keys',
    file: ROOM,
    within: 'makeRoomForSignIn',
    find: '  if (leastUsed) await revokeKeys(tx, eq(keys.id, leastUsed.id), null)\n',
    replace: "  if (leastUsed) throw new Refusal('tooManyKeys')\n",
    tests: BROWSER_TESTS,
  },
  {
    name: 'change: of a hundred keys the active browser is removed',
    file: ROOM,
    within: 'makeRoomForSignIn',
    find: '.orderBy(asc(lastSign()))',
    replace: '.orderBy(sql`${lastSign()} desc`)',
    tests: BROWSER_TESTS,
  },
]
