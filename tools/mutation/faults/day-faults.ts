import type { Fault } from '../fault.ts'

const KEEP = 'src/server/account-protection/keep-change.ts'
const STOP = 'src/server/account-protection/stop-change.ts'
const ROUTER = 'src/server/account-protection/router.ts'
const LIMITS = 'src/server/rate-limits/limits.ts'
const KINDS = 'src/server/rate-limits/limit-kinds.ts'
const LIFT = 'src/server/account-protection/effects/restriction-now.ts'

const REST_TESTS = ['tests/server/account-protection/age-and-delay-rest.test.ts']
const TOLD_TESTS = ['tests/server/account-protection/age-and-delay-told.test.ts']
const ADDED_TESTS = ['tests/server/account-protection/age-and-delay-added.test.ts']
const THIEF_TESTS = ['tests/server/account-protection/age-and-delay-thieves.test.ts']

/**
 * Age and delay, rules 7 to 10: the grace period of a deletion, the first verification, the daily limits, and notices.
 */
export const dayFaults: Fault[] = [
  {
    name: 'change: the grace period is shorter than the delay, with something settled',
    file: 'src/server/account-protection/effects/rest-now.ts',
    within: 'scheduleDeletion',
    find: 'isGuarded ? Math.max(lifetimes.deletionRest, seniorityS) : lifetimes.deletionRest',
    replace: 'isGuarded ? lifetimes.deletionRest : lifetimes.deletionRest',
    tests: REST_TESTS,
  },
  {
    name: 'change: an account with something settled is deleted for good at once',
    file: 'src/server/data-rights/deletion/delete-account.ts',
    within: 'deleteNow',
    find: '    await refuseTooSoon(tx, deps, accountId)\n',
    replace: '',
    tests: [...THIEF_TESTS, ...REST_TESTS],
  },
  {
    name: 'change: an older browser cancels a deletion',
    file: 'src/server/account-store/accounts/rest-account.ts',
    within: 'markForDeletion',
    find: "  await revokeKeys(tx, and(eq(keys.accountId, accountId), eq(keys.type, 'browser')) as SQL, by)\n",
    replace: '',
    tests: REST_TESTS,
  },
  {
    name: 'change: a restricted account does not see pending changes',
    file: ROUTER,
    within: 'changesRouter',
    find: "passes: ['restricted', 'resting'],\n      rest: { method: 'GET'",
    replace: "rest: { method: 'GET'",
    tests: REST_TESTS,
  },
  {
    name: 'change: a restricted account stops nothing',
    file: ROUTER,
    within: 'changesRouter',
    find: "passes: ['restricted', 'resting'],\n      rest: { method: 'POST'",
    replace: "rest: { method: 'POST'",
    tests: REST_TESTS,
  },
  {
    name: 'change: pending changes of a restricted account never become due',
    file: 'src/server/account-store/browsers/refuse-ended.ts',
    within: 'refuseInactive',
    find: 'if (isDue) throw',
    replace: 'if (isDue && restrictedAt === null && restsUntil === null) throw',
    tests: REST_TESTS,
  },
  {
    name: 'first verification: settled credentials leave at once',
    file: 'src/server/account-store/keys/end-unrelated-keys.ts',
    within: 'endUnrelatedKeys',
    find: 'const slow = going.filter(isSlow)',
    replace: 'const slow = going.filter(() => false)',
    tests: REST_TESTS,
  },
  {
    name: 'a day: pending changes have no limit',
    file: KINDS,
    within: 'PER_ACCOUNT',
    find: '  changes_that_wait_a_day: { most: 10,',
    replace: '  changes_that_wait_a_day: { most: 1_000,',
    tests: TOLD_TESTS,
  },
  {
    name: 'a day: restrictions have no limit',
    file: KINDS,
    within: 'PER_ACCOUNT',
    find: 'restrictions_a_day: { most: 3,',
    replace: 'restrictions_a_day: { most: 300,',
    tests: TOLD_TESTS,
  },
  {
    name: 'a day: a repeated request sends another notice',
    file: KEEP,
    within: 'addPendingChange',
    find: '  if (known) return known.takesEffectAt\n',
    replace: `  if (known) {
    await notifyAddressesOf(tx, deps, { ...facts, changeId: known.id, takesEffectAt: known.takesEffectAt })
    return known.takesEffectAt
  }
`,
    tests: TOLD_TESTS,
  },
  {
    name: 'change: the browser that restricted the account stays signed in',
    file: LIFT,
    within: 'liftRestrictionNow',
    find: 'restrictedByKeyId !== null && restrictedByKeyId !== by',
    replace: 'restrictedByKeyId !== null && by === null',
    tests: THIEF_TESTS,
  },
  {
    name: 'change: the restriction signs its own session out',
    file: LIFT,
    within: 'liftRestrictionNow',
    find: 'restrictedByKeyId !== null && restrictedByKeyId !== by',
    replace: 'restrictedByKeyId !== null',
    tests: TOLD_TESTS,
  },
  {
    name: 'a day: pending e-mail keys use up the limit of a caller with a proof',
    file: LIMITS,
    within: 'limitEmailKeys',
    find: "waits ? 'changes_that_wait_a_day' : 'keys_added_a_day'",
    replace: "waits ? 'changes_that_wait_a_day' : 'changes_that_wait_a_day'",
    tests: TOLD_TESTS,
  },
  {
    name: 'a day: pending addresses use up the limit of a caller with a proof',
    file: LIMITS,
    within: 'limitVerifications',
    find: "const kind = waits ? 'addresses_asked_waiting_a_day' : 'addresses_asked_a_day'",
    replace: "const kind = 'addresses_asked_waiting_a_day'",
    tests: TOLD_TESTS,
  },
  {
    name: 'a day: pending changes without a proof use up the limit of those with one',
    file: KEEP,
    within: 'addPendingChange',
    find: "isProven ? 'proven_changes_that_wait_a_day' : 'changes_that_wait_a_day'",
    replace: "'changes_that_wait_a_day'",
    tests: TOLD_TESTS,
  },
  {
    name: 'a day: used-up letters hide a pending change',
    file: 'src/server/account-protection/notices/notices.ts',
    within: 'notifyOfPending',
    find: '  await enqueueLetter(tx, deps, pendingChangeLetter(',
    replace: `  if (!(await countNotice(tx, { accountId, address: facts.to }))) return
  await enqueueLetter(tx, deps, pendingChangeLetter(`,
    tests: TOLD_TESTS,
  },
  {
    name: 'a day: wrong links use up the right one',
    file: STOP,
    within: 'namesStop',
    find: 'return (await namesToken(deps, rawInput)) || (await namesStopToken(deps, rawInput))',
    replace: 'return rawInput === null',
    tests: TOLD_TESTS,
  },
  {
    name: 'change: a change with a proof is listed nowhere',
    file: KEEP,
    within: 'recordAddition',
    find: 'if (deps.config.seniorityS === 0) return new Map()',
    replace: 'if (deps.config.seniorityS >= 0) return new Map()',
    tests: TOLD_TESTS,
  },
  {
    name: 'change: a change with a proof waits for an answer',
    file: KEEP,
    within: 'recordAddition',
    find: 'const row = { ...rowOf(deps, facts), effect: removal }',
    replace:
      'const row = { ...rowOf(deps, facts), effect: removal, takesEffectAt: fromNow(deps.config.seniorityS) }',
    tests: TOLD_TESTS,
  },
  {
    name: 'change: a passkey that was added with a proof is announced to nobody',
    file: 'src/server/account-protection/effects/add-passkey-now.ts',
    within: 'addPasskeyTo',
    find: "  await notifyEveryAddress(tx, deps, accountId, { event: 'passkeyAdded', name }, tokens)\n",
    replace: '',
    tests: TOLD_TESTS,
  },
  {
    name: 'change: the letter about an added credential has no removal link',
    file: KEEP,
    within: 'recordAddition',
    find: 'return await addStopTokens(tx, deps, facts.accountId, row.id)',
    replace: 'return new Map()',
    tests: ADDED_TESTS,
  },
  {
    name: 'change: the removal link works after the credential has settled',
    file: STOP,
    within: 'changeOfToken',
    find: 'coalesce(${changes.takesEffectAt}, ${isNewUntil})',
    replace: "coalesce(${changes.takesEffectAt}, 'infinity')",
    also: [
      {
        find: 'if (!added || isSettled(added, deps.config.seniorityS))',
        replace: 'if (!added)',
      },
    ],
    tests: ADDED_TESTS,
  },
]
