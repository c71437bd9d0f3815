import type { Fault } from '../fault.ts'

const tests = ['tests/server/account-protection/age-and-delay-holders.test.ts']
const STOP = 'src/server/account-protection/stop-change.ts'
const SETTLED = 'src/server/account-protection/last-settled.ts'

/** Age and delay: a mailbox leaves with the last that holds it, by one change. */
export const holderFaults: Fault[] = [
  {
    name: 'holder: a letter takes the e-mail key of a settled mailbox away',
    file: 'src/server/emails/activate-email-key.ts',
    find: 'const isAdded = !(await isSettledAddress(tx, deps, accountId, email))',
    replace: 'const isAdded = true',
    tests,
  },
  {
    name: 'holder: taking a key away signs out who came in by an address that stays',
    file: STOP,
    find: 'else if ((await ownerOf(tx, added.address)) !== accountId)',
    replace: 'else',
    tests,
  },
  {
    name: 'holder: nothing is taken away where all else is leaving',
    file: STOP,
    find: 'byKeyId: by, mayBeLast: true }',
    replace: 'byKeyId: by }',
    tests,
  },
  {
    name: 'holder: a key that is gone is taken away once more',
    file: SETTLED,
    find: '.where(and(eq(keys.id, keyId), isNull(keys.revokedAt)))',
    replace: '.where(eq(keys.id, keyId))',
    tests,
  },
  {
    name: 'holder: a call that finds two accounts due fails',
    file: 'src/server/http/trpc/trpc.ts',
    find: 'const MOST_FOUND_DUE = 5',
    replace: 'const MOST_FOUND_DUE = 1',
    tests,
  },
  {
    name: 'holder: who gives no proof ends the code that proves a conflict',
    file: 'src/server/emails/change-recovery.ts',
    find: 'isAwaitedByAnother(tx, session, { address: email, purpose })',
    replace: "isAwaitedByAnother(tx, session, { address: email, purpose: 'recovery' })",
    tests,
  },
  {
    name: 'holder: a removal without a proof takes along the mailbox that the key alone holds by then',
    file: 'src/server/account-protection/carry-out-due.ts',
    find: 'if (isNotAsked || isLast)',
    replace: 'if (isLast)',
    tests,
  },
  {
    name: 'holder: a change that comes to nothing is told to nobody',
    file: 'src/server/account-protection/carry-out-due.ts',
    find: 'await tellStopped(tx, deps, { accountId, by: null, event: change.event })',
    replace: '',
    tests,
  },
  {
    name: 'holder: a removal that takes the mailbox along is the same as one that did not',
    file: 'src/server/account-protection/keep-change.ts',
    find: '`remove ${effect.keyId} ${effect.address}`',
    replace: '`remove ${effect.keyId}`',
    tests,
  },
  {
    name: 'holder: a stop makes an e-mail key for a mailbox that leaves',
    file: STOP,
    find: 'else if (!leaving.has(one)) await',
    replace: 'else await',
    tests,
  },
  {
    name: 'holder: a mailbox whose removal waits is not replaced by a change of its own',
    file: 'src/server/account-protection/effects/verify-now.ts',
    find: '  await endAsStopped(tx, deps, { accountId, by }, (effect) => isRemoval(effect) || leaves(effect))\n',
    replace: '',
    tests,
  },
  {
    name: 'holder: a mailbox that is leaving leaves though it becomes an e-mail key',
    file: 'src/server/account-protection/effects/activate-key-now.ts',
    find: '  await endAsStopped(tx, deps, { accountId, by }, (effect) => leavingAddressOf(effect) === key.email)\n',
    replace: '',
    tests,
  },
  {
    name: 'holder: a recovery e-mail that another took the place of stays when its removal is due',
    file: 'src/server/account-protection/effects/remove-recovery-now.ts',
    find: '  await releaseAddress(tx, address, accountId)\n',
    replace: '  if (email === address) await releaseAddress(tx, address, accountId)\n',
    tests,
  },
  {
    name: 'holder: the first verification lets the key of the verified address leave slowly',
    file: 'src/server/account-protection/effects/verify-now.ts',
    find: " && !(one.kind === 'mailbox' && one.isRecovery)",
    replace: '',
    tests,
  },
  {
    name: 'holder: a mailbox that was replaced leaves nothing behind',
    file: 'src/server/account-protection/carry-out-due.ts',
    find: 'if (await isLastWayIn(tx, accountId, { addresses: [effect.address] }))',
    replace: 'if (false)',
    tests,
  },
  {
    name: 'holder: a recovery e-mail that its e-mail key holds is said to leave',
    file: 'src/server/account-protection/waiting.ts',
    find: 'return effect.isHeld ? null : effect.address',
    replace: 'return effect.address',
    tests,
  },
  {
    name: 'holder: a mailbox whose removal is stopped is held by nothing',
    file: STOP,
    find: "  if (effect.do === 'removeRecovery') await stays(tx, deps, accountId, effect.address)\n",
    replace: '',
    tests,
  },
  {
    name: 'holder: what is new stays when its replacement is stopped, because its removal waits',
    file: STOP,
    find: '    if (!(await isSettledAddress(tx, deps, accountId, one))) await',
    replace: '    if (!leaving.has(one) && !(await isSettledAddress(tx, deps, accountId, one))) await',
    tests,
  },
]
