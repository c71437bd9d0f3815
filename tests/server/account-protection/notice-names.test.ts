import Bowser from 'bowser'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { noticeLetter, pendingChangeLetter } from '#server/account-protection/notices/letters.ts'
import type { NamedKey, Notice } from '#server/account-protection/notices/notice-wordings.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginRegistration } from '../../support/passkeys.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { ORIGIN, testConfig } from '../../support/test-config.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

const TRICK = 'Your account is locked, see https://evil.example or call 555-0100'

function textOf(notice: Notice) {
  return noticeLetter(testConfig({ dataDir: '/nowhere' }), {
    to: 'ada@example.com',
    upid: 'AB12CD34EF',
    notice,
  }).text
}

test.each([
  ['iCloud Keychain', "the passkey 'iCloud Keychain' was added"],
  ['Firefox on Linux', 'a passkey made in Firefox on Linux was added'],
  ['Safari', 'a passkey made in Safari was added'],
  ['Firefox on Linux on https://evil.example', 'a passkey was added'],
  ['Firefox on evil.example', 'a passkey was added'],
  ['evil.example on Linux', 'a passkey was added'],
  ['constructor', 'a passkey was added'],
  [TRICK, 'a passkey was added'],
])('a passkey called %j is named in letters as: %s', (name, words) => {
  expect(textOf({ event: 'passkeyAdded', name })).toContain(words)
})

test.each([
  ['passkey', 'iCloud Keychain', "adding the passkey 'iCloud Keychain'."],
  ['passkey', TRICK, 'adding a passkey.'],
  ['email', 'call.555-0100@evil.example', 'adding the email key c•••@e•••.'],
] as const)('a letter about a pending %s called %j says: %s', (type, name, words) => {
  const event = type === 'passkey' ? 'key_added' : 'key_activated'
  const { text, html } = pendingChangeLetter(testConfig({ dataDir: '/nowhere' }), {
    to: 'ada@example.com',
    upid: 'AB12CD34EF',
    event,
    key: { type, name },
    takesEffectAt: new Date('2026-11-30T08:15:00Z'),
    token: null,
  })
  expect(text).toContain(`asked for a change: ${words} It takes effect on`)
  for (const part of [text, html]) expect(part).not.toMatch(/evil|555|locked/)
})

test('the product name is escaped in the HTML of a letter', () => {
  const config = testConfig({ dataDir: '/nowhere', productName: 'Tom & <b>"Jerry"</b>' })
  const { html } = noticeLetter(config, {
    to: 'ada@example.com',
    upid: 'AB12CD34EF',
    notice: { event: 'recoveryRemoved' },
  })
  expect(html).toContain('Tom &amp; &lt;b&gt;&quot;Jerry&quot;&lt;/b&gt;')
  expect(html).not.toContain('<b>')
})

test('a list of keys names them by provider, browser and masked address', () => {
  const remaining: NamedKey[] = [
    { type: 'browser', name: 'Chrome on macOS' },
    { type: 'browser', name: TRICK },
    { type: 'passkey', name: 'Windows Hello' },
    { type: 'passkey', name: 'Chrome on Android' },
    { type: 'passkey', name: TRICK },
  ]
  const text = textOf({
    event: 'recoveryVerified',
    signedOut: [{ type: 'email', name: 'call.555-0100@evil.example' }],
    remaining,
  })
  expect(text.match(/^- .*$/gm)).toEqual([
    '- c•••@e••• (email key)',
    '- Chrome on macOS (browser)',
    '- a browser',
    '- Windows Hello (passkey)',
    '- made in Chrome on Android (passkey)',
    '- made in a browser (passkey)',
  ])
})

test('the removal of a key is announced in whole sentences', () => {
  const removalOf = (key: NamedKey) => textOf({ event: 'keyRemoved', ...key }).split(' was removed from')[0]
  expect(removalOf({ type: 'browser', name: 'Chrome on Linux' })).toBe("The browser 'Chrome on Linux'")
  expect(removalOf({ type: 'browser', name: TRICK })).toBe('A browser')
  expect(removalOf({ type: 'passkey', name: TRICK })).toBe('A passkey')
  expect(removalOf({ type: 'email', name: 'ada@example.com' })).toBe('The email key a•••@e•••.com')
})

test('no browser or platform name in a letter looks like a link to a mail program', () => {
  const names = [...Object.values(Bowser.BROWSER_MAP), ...Object.values(Bowser.OS_MAP)]
  expect(names.length).toBeGreaterThan(50)
  for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9 -]*$/)
})

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('an attacker who plants keys', () => {
  it('cannot put words into our letters', async () => {
    const { address, bearer } = await newOwner(world)
    const call = (name: string, input: object) => world.run(name, input, { bearer, from: newClient() })
    const options = await beginRegistration(world, {}, { bearer })
    const credential = createAuthenticator({ origin: ORIGIN }).register(options)
    await call('passkeys.completeRegistration', { credential, browserName: TRICK })

    const trick = `see-evil.example.${newAddress()}`
    await call('email.requestKey', { email: trick })
    const { mail: key } = await world.smtp.next(trick)
    const token = key.text?.match(/\/email-key\/(\S+)/)?.[1]
    const activationCode = key.text?.match(/^\d{6}$/m)?.[0]
    expect((await call('email.activateKey', { token, activationCode })).status).toBe(200)

    const { body: keys } = await world.run('keys.list', undefined, { bearer })
    for (const { id, type } of keys) {
      if (type === 'passkey') await call('keys.removePasskey', { keyId: id })
      if (type === 'email') await call('keys.removeEmailKey', { keyId: id })
    }
    for (let letters = 0; letters < 4; letters++) {
      const { mail } = await world.smtp.next(address)
      expect(mail.subject).toMatch(
        /^(A passkey|An email key|A key) was (added to|removed from) your account$/,
      )
      for (const part of [mail.text, mail.html]) expect(part).not.toMatch(/evil|555|locked/)
    }
  })
})
