import type { Fault } from '../fault.ts'

const OWN_FILES = ['tests/client/own-files.test.ts']

const HELD_SINCE = 'src/client/layout/held-since.ts'
const HELD_SINCE_TESTS = ['tests/client/held-since.test.ts']

/** What the pages show of a young account, how long they remember a proof, and which errors open the error screen. */
export const clientFaults: Fault[] = [
  {
    name: 'crash: a message that names one of our files makes an error ours',
    file: 'src/client/app/own-files.ts',
    within: 'framesOf',
    find: 'return frames.length > 0 ? frames : lines',
    replace: 'return lines',
    tests: OWN_FILES,
  },
  {
    name: 'crash: code that a proxy adds counts as ours',
    file: 'src/client/app/own-files.ts',
    within: 'isOwnFile',
    find: 'address.startsWith(folder)',
    replace: 'address.startsWith(new URL(folder).origin)',
    tests: OWN_FILES,
  },
  {
    name: 'crash: in Safari no error counts as ours',
    file: 'src/client/app/own-files.ts',
    within: 'PLACE',
    find: '(?:^|[\\s(@])',
    replace: '(?:[\\s(])',
    tests: OWN_FILES,
  },
  {
    name: 'pages: an account that started with its address is shown as old',
    file: HELD_SINCE,
    within: 'heldSince',
    find: '?.at ?? createdAt',
    replace: '?.at ?? new Date(0).toISOString()',
    tests: HELD_SINCE_TESTS,
  },
  {
    name: 'pages: a removed address makes an account young',
    file: HELD_SINCE,
    within: 'isDone',
    find: 'takesEffectAt === null && !isStopped',
    replace: 'takesEffectAt === null',
    tests: HELD_SINCE_TESTS,
  },
  {
    name: 'pages: an account whose settled address is leaving is shown as young',
    file: HELD_SINCE,
    within: 'protectedFrom',
    find: 'leavingOf(account).length > 0 || ',
    replace: '',
    tests: HELD_SINCE_TESTS,
  },
  {
    name: 'pages: a proof is remembered longer than it is valid',
    file: 'src/client/step-up/proof.ts',
    within: 'keptProof',
    find: 'kept.until > Date.now() && ',
    replace: '',
    tests: ['tests/client/kept-proof.test.ts'],
  },
]
