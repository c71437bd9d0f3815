import { expect, test } from 'vitest'
import { readAuthenticatorData } from '#server/passkeys/webauthn/authenticator-data.ts'
import { endOfCborItem } from '#server/passkeys/webauthn/cbor-limits.ts'

function endOf(hex: string) {
  return endOfCborItem(Buffer.from(hex, 'hex'), 0)
}

test.each([
  ['a number', '17', 1],
  ['a long number', '1bffffffffffffffff', 9],
  ['bytes', '43010203', 4],
  ['text with a long length', '790001' + '61', 4],
  ['an empty map', 'a0', 1],
  ['a map, and what follows it is not its', 'a10102ff', 3],
  ['arrays side by side', '8280820102', 5],
  ['a float', 'fb3ff0000000000000', 9],
  ['eight levels', '8181818181818181' + '00', 9],
])('%s ends at its own end', (_, hex, end) => {
  expect(endOf(hex)).toBe(end)
})

test.each([
  ['nothing', ''],
  ['a number cut short', '1901'],
  ['bytes cut short', '430102'],
  ['bytes longer than memory', '5bffffffffffffffff'],
  ['an array cut short', '8201'],
  ['an array longer than memory', '9bffffffffffffffff'],
  ['a map without its last value', 'a101'],
  ['nine levels', '818181818181818181' + '00'],
  ['a tag', 'c100'],
  ['an indefinite length', '5f4101ff'],
  ['a reserved length', '1c'],
])('%s is refused', (_, hex) => {
  expect(endOf(hex)).toBeNull()
})

test('16 KiB are accepted, and one byte more is refused', () => {
  const item = (length: number) =>
    Buffer.concat([Buffer.from([0x59, length >> 8, length & 0xff]), Buffer.alloc(length)])
  expect(endOfCborItem(item(16 * 1024 - 3), 0)).toBe(16 * 1024)
  expect(endOfCborItem(item(16 * 1024 - 2), 0)).toBeNull()
})

test('the parts of authenticator data fill it exactly', () => {
  const plain = Buffer.alloc(37)
  const extended = Buffer.concat([
    Buffer.alloc(32),
    Buffer.from([0x80]),
    Buffer.alloc(4),
    Buffer.from('a0', 'hex'),
  ])
  expect(readAuthenticatorData(plain)).toEqual({ backupEligible: false, attested: null })
  expect(readAuthenticatorData(extended)).toEqual({ backupEligible: false, attested: null })
  expect(readAuthenticatorData(plain.subarray(1))).toBeNull()
  expect(readAuthenticatorData(Buffer.concat([plain, Buffer.alloc(1)]))).toBeNull()
  expect(readAuthenticatorData(Buffer.concat([extended, Buffer.alloc(1)]))).toBeNull()
  expect(readAuthenticatorData(extended.subarray(0, 37))).toBeNull()
})
