import type { Fault } from '../fault.ts'

const OWN_FILES = ['tests/client/own-files.test.ts']

const HELD_SINCE = 'src/client/layout/held-since.ts'
const HELD_SINCE_TESTS = ['tests/client/held-since.test.ts']

/** What the pages say of a young account, what they remember of a proof, and whose errors end on the error screen. */
export const clientFaults: Fault[] = [
  {
    name: 'crash: a message that names a file of ours makes an error ours',
    file: 'src/client/app/own-files.ts',
    within: 'framesOf',
    find: 'return frames.length > 0 ? frames : lines',
    replace: 'return lines',
    tests: OWN_FILES,
  },
  {
    name: 'crash: what a proxy adds on the way is ours',
    file: 'src/client/app/own-files.ts',
    within: 'isOwnFile',
    find: 'address.startsWith(folder)',
    replace: 'address.startsWith(new URL(folder).origin)',
    tests: OWN_FILES,
  },
  {
    name: 'crash: in Safari nothing is ours',
    file: 'src/client/app/own-files.ts',
    within: 'PLACE',
    find: '(?:^|[\\s(@])',
    replace: '(?:[\\s(])',
    tests: OWN_FILES,
  },
  {
    name: 'pages: an account that began with its address is called old',
    file: HELD_SINCE,
    within: 'heldSince',
    find: '?.at ?? createdAt',
    replace: '?.at ?? new Date(0).toISOString()',
    tests: HELD_SINCE_TESTS,
  },
  {
    name: 'pages: an address that was taken away again makes an account young',
    file: HELD_SINCE,
    within: 'isDone',
    find: 'takesEffectAt === null && !isStopped',
    replace: 'takesEffectAt === null',
    tests: HELD_SINCE_TESTS,
  },
  {
    name: 'pages: an account whose settled address is leaving is called young',
    file: HELD_SINCE,
    within: 'protectedFrom',
    find: 'leavingOf(account).length > 0 || ',
    replace: '',
    tests: HELD_SINCE_TESTS,
  },
  {
    name: 'pages: a proof is remembered longer than it is good',
    file: 'src/client/step-up/kept-proof.ts',
    within: 'keptProof',
    find: 'kept.until > Date.now() && ',
    replace: '',
    tests: ['tests/client/kept-proof.test.ts'],
  },
]
