import type { Fault } from '../fault.ts'

const tests = ['tests/server/age-and-delay-holders.test.ts']
const STOP = 'src/server/account-protection/stop-change.ts'
const SETTLED = 'src/server/account-protection/last-settled.ts'

/** Age and delay: an address leaves with the last that holds it. */
export const holderFaults: Fault[] = [
  {
    name: 'holder: an address that was replaced goes with its e-mail key',
    file: 'src/server/account-store/addresses/claim-address.ts',
    find: '        not(exists(asReplaced)),\n',
    replace: '',
    tests,
  },
  {
    name: 'holder: the e-mail key of an address that was replaced never leaves',
    file: 'src/server/account-protection/carry-out-due.ts',
    find: 'return email !== null && email !== recovery && !isReplaced',
    replace: 'return email !== null && email !== recovery',
    tests,
  },
  {
    name: 'holder: a recovery e-mail that leaves keeps its address',
    file: SETTLED,
    find: "!waiting.some(({ effect }) => effect.do === 'removeRecovery' && effect.address === address)",
    replace: 'true',
    tests,
  },
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
    find: 'else if ((await ownerOf(tx, going.address)) !== accountId)',
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
]
