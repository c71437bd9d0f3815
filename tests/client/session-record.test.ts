import { expect, test } from 'vitest'
import { readAppConfig } from '#client/api/app-config.ts'
import { readJson, writeJson } from '#client/lib/storage.ts'
import { splitMailedAddress } from '#client/sessions/mailed-links/mailed-token.ts'
import {
  checkSessionRecord,
  readStored,
  renewalMargin,
  renewalTime,
  storeSession,
  tokenLife,
} from '#client/sessions/stored-session.ts'
import { defaultBrand } from '#shared/brand.ts'
import { newBrowserId } from '#shared/browser-id.ts'
import { emailProblemOf } from '#shared/email-address.ts'
import { emailAddress } from '#shared/emails.ts'
import { browserId } from '#shared/sessions.ts'
import { minutes, seconds } from '#shared/time.ts'

function token(claims: object) {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`
}

const good = {
  accessToken: token({ iat: 1000, exp: 1900, name: '§ÿ>?' }),
  refreshToken: 'browser-key',
  expiresAt: 5_000_000,
  user: { id: 'a', email: null, displayName: 'User' },
}

test('a token is replaced a minute before its end, or after half its life if that is sooner', () => {
  expect(tokenLife(good.accessToken)).toBe(minutes(15))
  expect(renewalMargin(minutes(15))).toBe(minutes(1))
  expect(renewalMargin(seconds(10))).toBe(seconds(5))
  expect(renewalTime(good)).toBe(good.expiresAt - minutes(1))
})

test('a token without a readable payload is refused', () => {
  for (const bad of [null, 7, '', 'a.b', 'a.!!.c', token({ exp: 1 })]) expect(tokenLife(bad)).toBeNull()
})

test('a complete stored record is accepted, and others are refused', () => {
  expect(checkSessionRecord(good)).toEqual(good)
  const broken = [
    null,
    'x',
    [],
    { ...good, accessToken: 'a.b.c' },
    { ...good, refreshToken: '' },
    { ...good, expiresAt: '5000000' },
    { ...good, user: null },
    { ...good, user: { id: '' } },
  ]
  for (const record of broken) expect(checkSessionRecord(record)).toBeNull()
})

test('unknown fields in the record of an account stay, and are deleted with another account', () => {
  const found = { subjectKeys: ['s'], browserKeys: { b: 1 } }
  writeJson('auth_tokens', { ...good, ...found, user: { ...good.user, middle: 'King' } })
  const renewed = { ...good, refreshToken: 'next', user: { ...good.user, displayName: 'Ada Lovelace' } }
  storeSession(renewed)
  expect(readJson('auth_tokens')).toEqual({ ...renewed, ...found, user: { ...renewed.user, middle: 'King' } })
  expect(readStored().session).toEqual(renewed)

  const other = { ...good, user: { ...good.user, id: 'b' } }
  storeSession(other)
  expect(readJson('auth_tokens')).toEqual(other)
})

test('a mailed secret is removed from the address, the rest of which stays', () => {
  const split = (path: string) => splitMailedAddress(new URL(path, 'http://localhost'))
  expect(split('/authr/verify?token=abc&x=1#y')).toEqual({
    mailed: { page: 'verifyLink', token: 'abc' },
    rest: '/authr/verify?x=1#y',
  })
  expect(split('/authr/verify/?token=')).toEqual({ mailed: null, rest: '/authr/verify/' })
  expect(split('/email-key/abc/')).toEqual({ mailed: { page: 'emailKey', token: 'abc' }, rest: '/email-key' })
  expect(split('/email-key//abc')?.mailed?.token).toBe('abc')
  expect(split('/email-key/abc%')).toEqual({ mailed: null, rest: '/email-key/%' })
  expect(split('/email-key/')).toBeNull()
  expect(split('/email-keys/abc')).toBeNull()
  expect(split('/email-key')).toBeNull()
  expect(split('/?token=abc')).toBeNull()
})

test('a placeholder or a broken configuration falls back to the defaults', () => {
  expect(readAppConfig('__APP_CONFIG__')).toMatchObject(defaultBrand)
  expect(readAppConfig('{"socialUrl":"javascript:alert(1)","lifetimes":{"link":-1}}')).toMatchObject({
    socialUrl: defaultBrand.socialUrl,
    lifetimes: { link: 900 },
  })
  expect(readAppConfig('{"lifetimes":{"link":60}}').lifetimes.link).toBe(60)
})

test("the browser's hand-written checks agree with the shared schemas", () => {
  expect(browserId.safeParse(newBrowserId()).success).toBe(true)
  for (const text of ['  ', 'a@b']) {
    expect(emailProblemOf(text)).toBe(emailAddress.safeParse(text).error?.issues[0]?.message)
  }
  expect(emailProblemOf('A@Example.org ')).toBeNull()
})
