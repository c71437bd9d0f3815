import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shown } from '#client/diagnostics/stored-here.ts'
import {
  clearErrorLog,
  ERROR_LOG,
  inWords,
  logError,
  messageOf,
  readErrorLog,
} from '#client/lib/error-log.ts'
import { maskSecrets } from '#client/lib/mask-secrets.ts'

const TOKEN = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYm9'
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl'

function storage() {
  const kept = new Map<string, string>()
  return {
    isFull: false,
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => kept.delete(name),
    setItem(name: string, text: string) {
      if (this.isFull) throw new DOMException('no room', 'QuotaExceededError')
      kept.set(name, text)
    },
  }
}

let local = storage()

beforeEach(() => {
  local = storage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('navigator', { userAgent: 'A browser' })
  vi.stubGlobal('location', { href: 'https://door.example/account' })
})

afterEach(() => {
  clearErrorLog()
  vi.unstubAllGlobals()
})

test('an error is logged with its place, time, account and cause', () => {
  local.setItem('accountId', 'somebody')
  const error = new TypeError('It broke', { cause: new Error('the hinge') })
  logError(error, 'handler')

  expect(JSON.parse(local.getItem(ERROR_LOG) ?? '')).toEqual(readErrorLog())
  const [entry, ...more] = readErrorLog()
  expect(more).toEqual([])
  expect(entry).toEqual({
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    message: 'It broke',
    stack: expect.stringContaining('error-log.test.ts'),
    techMessage: 'TypeError: It broke, because of Error: the hinge',
    url: 'https://door.example/account',
    userAgent: 'A browser',
    accountId: 'somebody',
    errorType: 'handler',
  })
})

test('any thrown value makes one entry; the same error passing again makes none', () => {
  const error = new Error('Once')
  logError(error, 'handler')
  logError(error, 'render')
  for (const thrown of ['a text', undefined, null, 0, Object.create(null)]) logError(thrown, 'promise')
  expect(readErrorLog().map(({ message }) => message)).toEqual([
    'Once',
    'a text',
    ...Array(4).fill('An unexpected error occurred'),
  ])
})

test('an object that is no error is described by its error, then by its message', () => {
  for (const thrown of [
    { error: 'The error', message: 'The message' },
    { error: 7, message: 'The message' },
  ])
    logError(thrown, 'promise')
  expect(readErrorLog().map(({ message }) => message)).toEqual(['The error', 'The message'])
})

test('a value that throws when it is read is logged anyway', () => {
  const trap = new Proxy(new Error('x'), {
    get() {
      throw new Error('Do not look')
    },
  })
  logError({ trap }, 'handler')
  expect(messageOf(trap)).toBe('An unexpected error occurred')
  expect(inWords(trap)).toBe('Something that cannot be put into words')
  expect(readErrorLog()).toHaveLength(1)
})

test('an error whose message is no text is logged like any other', () => {
  logError(Object.assign(new Error('x'), { message: 42, stack: 42 }), 'handler')
  expect(readErrorLog()).toMatchObject([{ message: 'An unexpected error occurred', stack: null }])
})

test.each(['a.', '-eyJ', '?a', '%41.', 'eyJ.a', '/email-key/', 'a@'])(
  'a long text of %s is masked without delay',
  (part) => {
    const startedAt = performance.now()
    maskSecrets(part.repeat(100_000 / part.length))
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  },
)

test('the log keeps the newest fifty entries, and none of them is long', () => {
  for (let count = 1; count <= 60; count++) logError(new Error(`${count} ${'long '.repeat(1000)}`), 'call')
  const entries = readErrorLog()
  expect(entries).toHaveLength(50)
  expect(entries[0]?.message).toMatch(/^11 /)
  expect(entries.at(-1)?.message).toMatch(/^60 /)
  expect(local.getItem(ERROR_LOG)?.length).toBeLessThan(400_000)
})

test('a full or refused storage keeps the log for the visit', () => {
  local.isFull = true
  logError(new Error('No room'), 'promise')
  expect(local.getItem(ERROR_LOG)).toBeNull()
  expect(readErrorLog()).toMatchObject([{ message: 'No room' }])
  clearErrorLog()

  vi.stubGlobal('localStorage', undefined)
  logError(new Error('No storage'), 'promise')
  expect(readErrorLog()).toMatchObject([{ message: 'No storage' }])
  clearErrorLog()
  expect(readErrorLog()).toEqual([])
})

const ODD = { timestamp: '', message: '', techMessage: '', url: '', userAgent: '', errorType: '' }

test.each([
  'nonsense',
  '{}',
  '[1, null, {"message": "half"}]',
  // A value that cannot be written as text would break the page that shows it.
  JSON.stringify([
    { ...ODD, stack: { toString: 1 } },
    { ...ODD, more: { toString: 1 } },
    { ...ODD, url: {} },
  ]),
])('a broken log (%s) starts again', (text) => {
  local.setItem(ERROR_LOG, text)
  expect(readErrorLog()).toEqual([])
  logError('Fresh', 'render')
  expect(readErrorLog()).toMatchObject([{ message: 'Fresh' }])
})

test.each([
  ['https://door.example/email-key/abc123', 'abc123'],
  ['https://door.example//email-key//abc123/?x=1', 'abc123'],
  ['https://door.example/authr/verify?token=short&utm=x', 'short'],
  [`Failed to fetch ${TOKEN}`, TOKEN],
  [`{"jwt":"${JWT}"}`, 'c2lnbmF0dXJl'],
  ['no account for jane.doe+tag@mail.example', 'jane'],
  ['no account for jane@почта.рф', 'jane'],
  ['https://door.example/authr/verify#token=short', 'short'],
])('no secret gets into the log: %s', (text, secret) => {
  vi.stubGlobal('location', { href: text })
  logError(new Error(text), 'call')
  expect(local.getItem(ERROR_LOG)).not.toContain(secret)
})

test('text without a secret stays readable', () => {
  const harmless = [
    'https://door.example/account/passkey/01a1fa45-489c-7448-98e6-ba3fbb34fc6a',
    'https://door.example/account/email-key/activate',
    'at open (https://door.example/assets/activate-email-key-page-BSgkCIwY.js:1:79948)',
    'open@https://door.example/assets/index-Doztc7iV.js:10:42540',
    '/trpc/account.get answered 500',
    'https://cdn.jsdelivr.net/npm/wabt@1.0.39/index.js',
  ]
  for (const text of harmless) expect(maskSecrets(text)).toBe(text)
})

test('a stored secret is not shown, not even in part', () => {
  const secrets = [
    'jwt',
    'browser_key',
    'auth_tokens',
    'pending_email_key',
    'signed_out_keys',
    'ended_browser_key',
  ]
  for (const name of secrets) expect(shown(name, 'abcdef')).toBe('•••••••• (a secret of 6 characters)')
  expect(shown('anything', `["${TOKEN}"]`)).not.toContain(TOKEN)
  expect(shown('asked_sign_in_link', '{"email":"jane@mail.example"}')).not.toContain('jane')
  expect(shown('browser_id', 'iQKVHSYCaTXvCjlR')).toBe('iQKVHSYCaTXvCjlR')
  expect(shown('game', 'x y '.repeat(1000)).length).toBeLessThan(400)
})
