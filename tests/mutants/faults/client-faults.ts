import type { Fault } from '../fault.ts'

const OWN_FILES = ['tests/client/own-files.test.ts']

/** Whose errors end on the error screen. */
export const clientFaults: Fault[] = [
  {
    name: 'crash: a message that names a file of ours makes an error ours',
    file: 'src/client/app/own-files.ts',
    find: 'return frames.length > 0 ? frames : lines',
    replace: 'return lines',
    tests: OWN_FILES,
  },
  {
    name: 'crash: what a proxy adds on the way is ours',
    file: 'src/client/app/own-files.ts',
    find: 'address.startsWith(folder)',
    replace: 'address.startsWith(new URL(folder).origin)',
    tests: OWN_FILES,
  },
  {
    name: 'crash: in Safari nothing is ours',
    file: 'src/client/app/own-files.ts',
    find: '(?:^|[\\s(@])',
    replace: '(?:[\\s(])',
    tests: OWN_FILES,
  },
]
