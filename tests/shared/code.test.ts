import { expect, test } from 'vitest'
import { asciiDigits } from '#shared/code.ts'

test.each([
  ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
  ['Extended Arabic-Indic', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['full-width', '０１２３４５６７８９'],
  ['Adlam, beyond the first plane', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'],
  ['mathematical, bold and monospace', '𝟎𝟏𝟐𝟑𝟒𝟧𝟨𝟩𝟪𝟫'],
  ['our own', '0123456789'],
])('digits that are %s are read', (_, digits) => {
  expect(asciiDigits(digits)).toBe('0123456789')
})

test('every decimal digit of Unicode belongs to a sequence of ten', () => {
  const all = Array.from({ length: 0x110000 }, (_, point) => point)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter((character) => /\p{Nd}/u.test(character))
  expect(all.length).toBeGreaterThanOrEqual(650)
  expect(all.map(asciiDigits).join('')).toBe('0123456789'.repeat(all.length / 10))
})

test('other characters stay as they are', () => {
  expect(asciiDigits('Code ½ ② Ⅷ 三: ۱-2')).toBe('Code ½ ② Ⅷ 三: 1-2')
})
