import { expect, test } from 'vitest'
import { isPagePath, keyPath, pages } from '#shared/page-paths.ts'
import { dependsOnAccount, makesGuests, mayBeListed, redirectsToSignIn } from '#shared/route-rules.ts'

test('every page path is recognised, with or without trailing slashes, and no other path is', () => {
  for (const path of Object.values(pages)) {
    expect(isPagePath(path)).toBe(true)
    expect(isPagePath(`${path}/`)).toBe(true)
    expect(isPagePath(`${path}//`)).toBe(true)
  }
  expect(['/email-key/a%20b', '/account/passkey/a'].every(isPagePath)).toBe(true)
  const broken = ['/%', '/email-key/abc%', '/account/passkey/%ff/']
  for (const path of [
    '/Account',
    '/account/nothing',
    '/signin/x',
    '',
    '//signin',
    '/assets/a.js',
    ...broken,
  ]) {
    expect(isPagePath(path)).toBe(false)
  }
})

test('guests are made only on pages that allow guests', () => {
  for (const path of [
    '/',
    '/greet',
    '/greet/',
    '/rummageworld',
    '/account',
    '/account/add-key',
    '/passkey-setup',
  ]) {
    expect(makesGuests(path)).toBe(true)
  }
  const none = [
    '/account/kept',
    '/signin',
    '/signed-out/',
    '/authr/verify',
    '/email-key/abc',
    '/privacy',
    '/terms',
    '/health',
  ]
  for (const path of [...none, '/no-such-page']) expect(makesGuests(path)).toBe(false)
})

test('a visitor who has lost the key is sent to sign in, except from public pages', () => {
  const open = [
    '/signin',
    '/signed-out',
    '/authr/verify',
    '/email-key',
    '/email-key/abc/',
    '/privacy',
    '/health',
  ]
  for (const path of open) expect(redirectsToSignIn(path)).toBe(false)
  for (const path of ['/', '/account', '/account/email-key', '/no-such-page']) {
    expect(redirectsToSignIn(path)).toBe(true)
  }
})

test('our own tools are not listed by search engines', () => {
  expect(['/dred', '/dred/', '/error-test', '/settings/dev', '/wasm'].some(mayBeListed)).toBe(false)
  expect(['/', '/privacy', '/terms', '/health', '/rummageworld', '/settings'].every(mayBeListed)).toBe(true)
})

test('only account pages wait for the account', () => {
  expect(['/account', '/account/add-key/', '/passkey-setup'].every(dependsOnAccount)).toBe(true)
  expect(['/', '/rummageworld', '/signin', '/accounts', '/authr/verify'].some(dependsOnAccount)).toBe(false)
})

test('each type of key has its page', () => {
  expect(keyPath({ type: 'passkey', id: 'a' })).toBe('/account/passkey/a')
  expect(keyPath({ type: 'browser', id: 'a/b' })).toBe('/account/browser-key/a%2Fb')
})
