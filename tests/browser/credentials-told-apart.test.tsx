import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Key } from '#shared/credentials.ts'
import { keyPages } from '#shared/page-paths.ts'
import { noJson } from './support/answers.ts'
import { RefusedCall } from './support/calls.ts'
import { passkey, pendingEmailKey, thisBrowserKey } from './support/keys.ts'
import { openWithKeys } from './support/open-with-keys.ts'
import { expectCount, expectPath } from './support/places.ts'

const alert = page.getByRole('alert')
const question = page.getByRole('dialog')
const ownKey = page.getByRole('link', { name: /^This computer/ })
const feature: Key = {
  id: 'feature-1',
  type: 'feature',
  name: 'Beta',
  featureName: 'beta',
  leavesAt: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  lastUsed: null,
}
const otherBrowserKey: typeof thisBrowserKey = {
  ...thisBrowserKey,
  id: 'browser-2',
  name: 'Firefox on Linux',
  browserId: 'AnotherBrowser16',
  current: false,
  lastUsed: '2026-11-03T12:00:00.000Z',
}

test('keys are told apart by device and last use, and none says Never', async () => {
  const keys: Key[] = [
    thisBrowserKey,
    otherBrowserKey,
    { ...otherBrowserKey, id: 'browser-3', name: 'Safari on iPhone', browserId: 'c', lastUsed: null },
    { ...passkey, browserId: 'ThisBrowser16Abc' },
    { ...passkey, id: 'passkey-2', browserId: 'AnotherBrowser16' },
    { ...passkey, id: 'passkey-3', name: '1Password', synced: true, browserId: 'AnotherBrowser16' },
    pendingEmailKey,
    feature,
  ]
  await openWithKeys('/account', keys)
  await expect
    .element(page.getByText('A key is a way to sign in: a browser that stays signed in, a passkey, or links'))
    .toBeVisible()
  for (const [name, words] of [
    [/^This computer/, 'This computerChrome on Linux, created Nov 1, 2026in use now'],
    [/^Firefox on Linux/, 'Firefox on LinuxBrowser key, created Nov 1, 2026used on Nov 3, 2026'],
    [/^Safari on iPhone/, 'Safari on iPhoneBrowser key, created Nov 1, 2026used on Nov 1, 2026'],
    [
      /^Chrome on Linux \(1\)/,
      'Chrome on Linux (1)Passkey, made in this browser, created Nov 1, 2026not used yet',
    ],
    [
      /^Chrome on Linux \(2\)/,
      'Chrome on Linux (2)Passkey, made in Firefox on Linux, created Nov 1, 2026not used yet',
    ],
    [/^1Password/, '1PasswordPasskey, synced, created Nov 1, 2026not used yet'],
    [/^ada@example.com/, 'ada@example.comEmail key, Pending Activation, created Nov 1, 2026not used yet'],
    [/^Beta/, 'BetaFeature key, created Nov 1, 2026'],
  ] as const) {
    await expect.element(page.getByRole('link', { name })).toHaveTextContent(words)
  }
})

test.each([
  [thisBrowserKey, 'Last Used Now'],
  [otherBrowserKey, /^Last Used Nov\s3,\s2026, \d\d:\d\d$/],
  [{ ...passkey, browserId: 'ThisBrowser16Abc' }, 'Last Used Not used yet'],
] as const)('the page of a key says when it was last used: %#', async (key, name) => {
  await openWithKeys(`${keyPages[key.type]}/${key.id}`, [thisBrowserKey, otherBrowserKey, key])
  await expect.element(page.getByRole('row', { name })).toBeVisible()
  await expectCount(page.getByText('Never'), 0)
  if (key.type !== 'passkey') return
  await expect.element(page.getByRole('row', { name: 'Synced No, made in this browser' })).toBeVisible()
})

test("the question before this browser's own key is deleted says that it signs out here", async () => {
  const remove = {
    'keys.removeBrowserKey': () => ({ success: true, jwt: null, message: 'Deleted', takesEffectAt: null }),
  }
  const sentence = 'It is the key of the browser you are using: deleting it signs you out here.'
  const all = [thisBrowserKey, otherBrowserKey]
  const other = await openWithKeys(`${keyPages.browser}/${otherBrowserKey.id}`, all, remove)
  await page.getByRole('button', { name: 'Delete Key' }).click()
  await expect.element(question).toHaveTextContent('Are you sure you want to delete this key?')
  expect(question.element().textContent).not.toContain(sentence)
  await other.leave()

  const { made } = await openWithKeys(`${keyPages.browser}/${thisBrowserKey.id}`, all, remove)
  await page.getByRole('button', { name: 'Delete Key' }).click()
  await expect.element(question).toHaveTextContent(sentence)
  expect(made).not.toContain('keys.removeBrowserKey')
  await page.getByRole('button', { name: 'Yes, Delete Key' }).click()
  await expectPath('/signed-out')
})

const elsewhere = page.getByRole('button', { name: 'Sign Out Everywhere Else', exact: true })

test('one press signs out every other browser, after a question that names them', async () => {
  const third = { ...otherBrowserKey, id: 'browser-3', name: 'Safari on iPhone', browserId: 'c' }
  const asked: string[] = []
  const remove = (input: unknown) => {
    const { keyId } = input as { keyId: string }
    asked.push(keyId)
    account.keys = account.keys.filter(({ id }) => id !== keyId)
    return { success: true, jwt: 'jwt', message: 'Deleted', takesEffectAt: null }
  }
  const keys = [thisBrowserKey, otherBrowserKey, third, passkey]
  const { account } = await openWithKeys('/account', keys, { 'keys.removeBrowserKey': remove })
  await elsewhere.click()
  await expect
    .element(question)
    .toHaveTextContent('Sign out Firefox on Linux and Safari on iPhone? You stay signed in here.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(asked).toEqual([])

  await elsewhere.click()
  await question.getByRole('button', { name: 'Yes, Sign Out' }).click()
  await expect.element(page.getByText('Signed out everywhere else.')).toBeVisible()
  expect(asked).toEqual(['browser-2', 'browser-3'])
  await expectCount(page.getByRole('link', { name: /^Firefox|^Safari/ }), 0)
  await expect.element(ownKey).toBeVisible()
  await expectCount(elsewhere, 0)
})

test('a sign-out elsewhere that fails half way says why, and the list shows who is left', async () => {
  const third = { ...otherBrowserKey, id: 'browser-3', name: 'Safari on iPhone', browserId: 'c' }
  const remove = (input: unknown) => {
    const { keyId } = input as { keyId: string }
    if (keyId === third.id) return noJson()
    account.keys = account.keys.filter(({ id }) => id !== keyId)
    return { success: true, jwt: 'jwt', message: 'Deleted', takesEffectAt: null }
  }
  const keys = [thisBrowserKey, otherBrowserKey, third]
  const { account } = await openWithKeys('/account', keys, { 'keys.removeBrowserKey': remove })
  await elsewhere.click()
  await question.getByRole('button', { name: 'Yes, Sign Out' }).click()
  await expect.element(alert).toHaveTextContent('System error, please try again later.')
  await expectCount(page.getByRole('link', { name: /^Firefox/ }), 0)
  await expect.element(page.getByRole('link', { name: /^Safari/ })).toBeVisible()
})

test('a sign-out elsewhere that needs a proof asks once for all browsers', async () => {
  const takesEffectAt = '2026-12-01T12:00:00.000Z'
  const claims: unknown[] = []
  const third = { ...otherBrowserKey, id: 'browser-3', name: 'Safari on iPhone', browserId: 'c' }
  await openWithKeys('/account', [thisBrowserKey, otherBrowserKey, third, passkey], {
    'account.changes': () => [],
    'keys.removeBrowserKey': (input) => {
      claims.push(input)
      if (Object(input).wait) return { success: true, jwt: 'jwt', message: 'Later', takesEffectAt }
      return new RefusedCall(403, {
        code: 'proof_required',
        error: 'Please show that it is you',
        methods: ['passkey'],
      })
    },
  })
  await elsewhere.click()
  await question.getByRole('button', { name: 'Yes, Sign Out' }).click()
  await question.getByRole('button', { name: 'Wait Instead' }).click()
  await expect.element(page.getByText(/^This change waits. It takes effect on Dec/)).toBeVisible()
  expect(claims).toEqual([
    { keyId: 'browser-2' },
    { keyId: 'browser-2', wait: true },
    { keyId: 'browser-3', wait: true },
  ])
  await expectCount(question, 0)
})

test('who has one browser only is not offered to sign out elsewhere', async () => {
  await openWithKeys('/account', [thisBrowserKey, passkey])
  await expect.element(ownKey).toBeVisible()
  await expectCount(elsewhere, 0)
})
