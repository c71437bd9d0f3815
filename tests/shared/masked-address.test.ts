import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeEmailAddress } from '#shared/email-address.ts'
import { maskAddress } from '#shared/masked-address.ts'

test.each([
  ['ada@example.com', 'a•••@e•••.com'],
  ['a@b.de', 'a•••@b•••.de'],
  ['grace.hopper@navy.example.co.uk', 'g•••@n•••.uk'],
  ['someone@mail.info', 's•••@m•••.info'],
  ['security@your-account-is-locked.support', 's•••@y•••'],
  ['+1-555-0100@call.us', '•••@c•••.us'],
  ['/admin@evil.com', '•••@e•••.com'],
  ['someone@xn--bcher-kva.xn--p1ai', 's•••@x•••'],
  ['no address at all', '•••@n•••'],
  ['https://evil.example/login', '•••@h•••'],
  ['', '•••@•••'],
])('%s is shown as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked)
})

/** What mail programs turn into a link: schemes, hosts with a dot, addresses, paths, phone numbers. */
const LINKED = /:\/\/|www\.|[\p{L}\p{N}][.@]|[.@][.@]|\/|\d{3}/u

test('a masked address contains nothing that becomes a link, is readable or reveals its length', () => {
  const somebodys = fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' }), fc.webUrl())
  fc.assert(
    fc.property(somebodys, (text) => {
      const masked = maskAddress(normalizeEmailAddress(text) ?? text)
      expect(masked).not.toMatch(LINKED)
      expect(masked).toMatch(/^[a-z0-9]?•••@[a-z0-9]?•••(\.[a-z]{1,4})?$/i)
    }),
    { numRuns: 500 },
  )
})
