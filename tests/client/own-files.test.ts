import { describe, expect, test } from 'vitest'
import { comesFromOwnFile, isOwnFile } from '#client/app/own-files.ts'

const BUILD = 'https://door.example/assets/'
const SOURCES = 'http://localhost:3000/'

function thrown(...lines: string[]) {
  const error = new Error('x')
  error.stack = lines.join('\n')
  return error
}

describe('an error comes from our own files', () => {
  test.each([
    ['Chromium', thrown('Error: x', '    at press (https://door.example/assets/page-a1.js:1:20)')],
    ['Chromium, no name', thrown('Error: x', '    at https://door.example/assets/page-a1.js:1:20')],
    [
      'Chromium, waiting',
      thrown('Error: x', '    at async load (https://door.example/assets/page-a1.js:1:20)'),
    ],
    [
      'below a script of others',
      thrown(
        'TypeError: x',
        '    at fetch (chrome-extension://abc/content.js:1:1)',
        '    at call (https://door.example/assets/house-b2.js:3:4)',
      ),
    ],
    ['Firefox', thrown('press@https://door.example/assets/page-a1.js:1:20', '')],
    ['Firefox, no name', thrown('@https://door.example/assets/page-a1.js:1:20')],
    ['Safari', thrown('press@https://door.example/assets/page-a1.js:1:20', '[native code]')],
    ['Safari, no name', thrown('https://door.example/assets/page-a1.js:1:20')],
  ])('%s', (_, error) => {
    expect(comesFromOwnFile(error, BUILD)).toBe(true)
  })

  test('in development, too', () => {
    for (const file of ['app/crashes.ts', 'auth/page.tsx?t=17', 'node_modules/.vite/deps/react.js?v=ab'])
      expect(comesFromOwnFile(thrown('Error: x', `    at f (${SOURCES}${file}:1:2)`), SOURCES), file).toBe(
        true,
      )
  })
})

describe('an error does not come from our own files', () => {
  test.each([
    ['a word', 'x'],
    ['nothing', undefined],
    ['null', null],
    ['an object', { message: 'x', stack: '@https://door.example/assets/page-a1.js:1:20' }],
    ['no stack', thrown('')],
    ['a message alone', thrown('Error: x')],
    [
      'a message that names one',
      thrown(
        'TypeError: Failed to fetch dynamically imported module: https://door.example/assets/page-a1.js',
      ),
    ],
    [
      'a message that names a line',
      thrown(
        'Error: see https://door.example/assets/page-a1.js:1:2',
        '    at f (chrome-extension://abc/content.js:1:1)',
      ),
    ],
    ['an extension', thrown('f@moz-extension://abc/content.js:1:1')],
    ['an extension in Safari', thrown('f@safari-web-extension://abc/content.js:1:1')],
    ['hidden by WebKit', thrown('f@webkit-masked-url://hidden/:1:1')],
    ['a script in the document', thrown('Error: x', '    at https://door.example/account:3:7')],
    ['the document itself', thrown('global code@https://door.example/:1:1')],
    ['injected by an app', thrown('Error: x', '    at <anonymous>:1:7')],
    [
      'evaluated by others',
      thrown('Error: x', '    at eval (eval at f (https://scan.example/s.js:1:1), <anonymous>:1:1)'),
    ],
    ['added on the way', thrown('f@https://door.example/cdn-cgi/scripts/email.min.js:1:1')],
    ['of a host named alike', thrown('f@https://door.example.evil.example/assets/x.js:1:1')],
    ['of a blob', thrown('f@blob:https://door.example/5f0c-41:1:1')],
  ])('%s', (_, error) => {
    expect(comesFromOwnFile(error, BUILD)).toBe(false)
  })
})

test('a file is ours by its address', () => {
  expect(isOwnFile('https://door.example/assets/page-a1.js', BUILD)).toBe(true)
  for (const address of ['', 'undefined', 'https://door.example/account', 'blob:https://door.example/1'])
    expect(isOwnFile(address, BUILD), address).toBe(false)
})
