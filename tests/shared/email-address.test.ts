import { describe, expect, it } from 'vitest'
import { emailProblemOf, normalizeEmailAddress } from '#shared/email-address.ts'

describe('an e-mail address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['  Ada.Lovelace@Example.COM ', 'ada.lovelace@example.com'],
    ['\u200b\ufeffada@example.com\u200f\u2060 \u00ad', 'ada@example.com'],
    ['\u2068ada@example.com\u2069', 'ada@example.com'],
    ['ada@نامه\u200cای.example', 'ada@xn--mgba3gch31f060k.example'],
    ['ada+notes@example.co.uk', 'ada+notes@example.co.uk'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ["o'neill@example.com", "o'neill@example.com"],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('%s has the normal form %s', (text, normal) => {
    expect(normalizeEmailAddress(text)).toBe(normal)
  })

  it.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@example',
    'ada@localhost',
    'ada@example.com.',
    'ada@.example.com',
    'ada@exa..mple.com',
    'ada@-example.com',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@[::1]',
    'ada@0x7f.1',
    'ada@2130706433.1',
    'ada@exam%70le.com',
    'ada@example.com/path',
    'ada@example.com:25',
    'ada@example.com?x',
    'ada@user@example.com',
    'ada @example.com',
    'ada@exam ple.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..da@example.com',
    '"ada"@example.com',
    'ada(comment)@example.com',
    'ada@(comment)example.com',
    'ädä@example.com',
    'аda@example.com',
    'ada\u0000@example.com',
    'ada@example.com\u0000',
    'ada@example.com\r\n',
    '\u212A@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com,eve@example.com',
    'Ada <ada@example.com>',
    'ada@exa_mple.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(64)}.com`,
    `ada@${'abcdefgh.'.repeat(30)}com`,
    `${'a'.repeat(100_000)}@example.com`,
  ])('%j is refused', (text) => {
    expect(normalizeEmailAddress(text)).toBeNull()
  })

  it.each([
    'a\u200bda@example.com',
    'ada\u00ad@example.com',
    'ada@\u2060example.com',
    'ada@exam\u200bple.com',
    'ada@exam\u00adple.com',
    'ada@example.c\u202eom',
    'ada@exam\u200dple.com',
  ])('%j is refused with a reason', (text) => {
    expect(normalizeEmailAddress(text)).toBeNull()
    expect(emailProblemOf(text)).toBe('The address contains an invisible character')
  })

  it.each([
    ['\u200b \ufeff', 'Email is required'],
    ['ada@example', 'Please enter a valid email address'],
    ['a\u200bda@example.com\r\n', 'Please enter a valid email address'],
    ['\u200b'.repeat(321), 'Please enter a valid email address'],
  ])('%j: %s', (text, sentence) => {
    expect(emailProblemOf(text)).toBe(sentence)
  })

  it('is checked in a short time, whatever is sent', () => {
    const start = performance.now()
    for (const text of ['a.'.repeat(160), '@'.repeat(320), `a@${'a-'.repeat(150)}`])
      normalizeEmailAddress(text)
    expect(performance.now() - start).toBeLessThan(50)
  })
})
