import { expect, test } from 'vitest'
import { isSignatureInForm } from '#server/passkeys/webauthn/signature-rules.ts'

const one = '020101'
const largest = `0221${'00'}${'ff'.repeat(32)}`

function sequence(content: string) {
  return `30${(content.length / 2).toString(16).padStart(2, '0')}${content}`
}

function isInForm(hex: string) {
  return isSignatureInForm('ES256', Buffer.from(hex, 'hex'))
}

test.each([
  ['small numbers', sequence(one + one)],
  ['the largest numbers', sequence(largest + largest)],
  ['a number whose sign needs a zero', sequence(`02020080${one}`)],
])('an ES256 signature may have %s', (_, hex) => {
  expect(isInForm(hex)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['a set', sequence(one + one).replace(/^30/, '31')],
  ['a length that is too small', `3005${one}${one}`],
  ['a length that is too large', `3007${one}${one}`],
  ['a length in its long form', `308106${one}${one}`],
  ['a byte after it', `${sequence(one + one)}00`],
  ['a byte inside, after the numbers', sequence(`${one}${one}00`)],
  ['a third number', sequence(one + one + one)],
  ['one number', sequence(one)],
  ['an octet string for a number', sequence(`${one}040101`)],
  ['an empty number', sequence(`0200${one}`)],
  ['a number cut short', sequence(`${one}0202ff`)],
  ['a negative number', sequence(`020180${one}`)],
  ['zero', sequence(`020100${one}`)],
  ['a padded number', sequence(`02020001${one}`)],
  ['a number of 33 bytes', sequence(`0221${'01'.repeat(33)}${one}`)],
  ['a padded number of 33 bytes', sequence(`022200${'80'.repeat(33)}${one}`)],
])('an ES256 signature must not have %s', (_, hex) => {
  expect(isInForm(hex)).toBe(false)
})
