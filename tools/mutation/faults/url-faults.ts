import type { Fault } from '../fault.ts'

const URL_TESTS = ['tests/server/platform/connection-url.test.ts']
const ENCODED_TESTS = ['tests/server/platform/encoded-urls.test.ts']
const WORDS_TESTS = ['tests/server/platform/own-words.test.ts']

/** What DATABASE_URL and SMTP_URL mean, and which part of them is repeated in messages. */
export const urlFaults: Fault[] = [
  {
    name: 'url: the environment of other programs sets the host of the database',
    file: 'src/server/platform/postgres/driver.ts',
    within: 'forgetVariables',
    find: "if (name.startsWith('PG')) delete env[name]",
    replace: "if (name.startsWith('PG:')) delete env[name]",
    tests: URL_TESTS,
  },
  {
    name: 'url: an unsupported parameter is ignored',
    file: 'src/server/platform/postgres/url/connection-parameters.ts',
    within: 'problemOfParameter',
    find: 'if (!values || values.includes(value)) return null',
    replace: 'if (!values || values.length > 0) return null',
    tests: URL_TESTS,
  },
  {
    name: 'url: the end of a password is taken for a parameter, and repeated',
    file: 'src/server/platform/postgres/url/connection-url.ts',
    within: 'parametersOf',
    find: "isPasswordSaid ||= name === 'password'",
    replace: '',
    tests: URL_TESTS,
  },
  {
    name: 'url: a piece of the password is taken for the host',
    file: 'src/server/lib/server-url.ts',
    within: 'readServerUrl',
    find: 'if (/[@#]/.test(path + query)) {',
    replace: 'if (/[#]/.test(path + query)) {',
    tests: ENCODED_TESTS,
  },
  {
    name: 'words: the password is repeated in base64',
    file: 'src/server/lib/own-words.ts',
    within: 'withoutCredentials',
    find: "if (password !== '') pieces.push(",
    replace: "if (password === '') pieces.push(",
    tests: WORDS_TESTS,
  },
  {
    name: 'words: the name of the user is repeated',
    file: 'src/server/lib/own-words.ts',
    within: 'withoutCredentials',
    find: "return name === '' ? bare :",
    replace: "return name !== '' ? bare :",
    tests: WORDS_TESTS,
  },
]
