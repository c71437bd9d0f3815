import { expect, test } from 'vitest'
import { INVISIBLE_CHARACTERS, nameProblemOf, nameRequired, normalizeName } from '#shared/real-name.ts'

const REQUIRED = nameRequired('first name')
const problemOf = (name: string) => nameProblemOf(name, REQUIRED)

test.each([
  ['Arabic', 'عبد الرحمن'],
  ['Arabic with marks', 'مُحَمَّد'],
  ['Persian with a non-joiner', 'علی\u200cرضا'],
  ['Persian with a non-joiner after a mark', 'مهدیّ\u200cزاده'],
  ['Urdu', 'ذوالفقار'],
  ['Hebrew', 'יִצְחָק'],
  ['Syriac', 'ܝܘܚܢܢ'],
  ["N'Ko", 'ߛߏߟߏߡߊߣߊ'],
  ['Hindi', 'कृष्णा'],
  ['Hindi with a joiner', 'शक्\u200dति'],
  ['Marathi with a joiner after a virama', 'वऱ्\u200dहाडे'],
  ['Bengali with a joiner before a virama', 'র\u200d্যাচেল'],
  ['Tamil', 'சுப்பிரமணியன்'],
  ['Telugu with a non-joiner', 'రాజ్\u200cకుమార్'],
  ['Kannada with a joiner', 'ಸೂರ್\u200dಯ'],
  ['Malayalam with a joiner at the end of a word', 'അനില്\u200d കുമാര്\u200d'],
  ['Sinhala with a joiner', 'චන්ද්\u200dරිකා'],
  ['Thai', 'สมชาย'],
  ['Lao', 'ບຸນມີ'],
  ['Khmer with a non-joiner', 'ប៊\u200cុនធឿន'],
  ['Burmese', 'အောင်ဆန်းစုကြည်'],
  ['Tibetan', 'བསྟན་འཛིན་རྒྱ་མཚོ'],
  ['Mongolian with its own selectors', 'ᠰᠠᠷᠠᠨᠭᠡᠷᠡᠯ\u180bᠨᠠᠷ\u180eᠠ'],
  ['Georgian', 'ნინო'],
  ['Armenian', 'Արամ'],
  ['Amharic', 'ተፈሪ'],
  ['Cherokee', 'ᏍᏏᏉᏯ'],
  ['Vietnamese', 'Nguyễn'],
  ['Vietnamese taken apart', 'Nguyễn'.normalize('NFD')],
  ['Japanese', 'さくら・サクラ'],
  ['Japanese with a chosen form', '渡邉\u{e0104}'],
  ['Japanese beyond the first plane', '𠮷田'],
  ['Chinese with a standardized form', '㐂\ufe00'],
  ['Korean', '김민준'],
  ['Korean in its parts', '김민준'.normalize('NFD')],
  ['Greek', 'Αλέξανδρος'],
  ['Cyrillic', 'Нұрсұлтан'],
  ['an apostrophe', "D'Arcy"],
  ['a turned comma', 'Leilaniʻaukai'],
  ['a hyphen and a space that does not break', 'Jean-Luc de\u00a0la Tour'],
  ['click letters', 'ǃXóõ'],
  ['one letter', 'O'],
  ['a digit', '7'],
  ['a picture', '👻'],
])('%s is a name', (_, name) => {
  expect(problemOf(name)).toBeNull()
})

test.each([
  ['a zero-width space', '\u200b'],
  ['joiners', '\u200c\u200d'],
  ['a byte order mark', '\ufeff'],
  ['a word joiner among spaces', ' \u2060\u3000'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uffa0'],
  ['both fillers of Hangul letters', '\u115f\u1160'],
  ['an empty Braille pattern', '\u2800'],
  ['a soft hyphen', '\u00ad'],
  ['tags', '\u{e0041}\u{e0042}'],
  ['a variation selector', '\ufe0f'],
  ['a combining grapheme joiner', '\u034f'],
  ['a Mongolian vowel separator', '\u180e'],
  ['an empty note head', '\u{1d159}'],
  ['an empty Egyptian quadrat', '\u{13441}'],
  ['a private letter', '\ue000'],
  ['marks on nothing', '\u0301\u0323'],
  ['a line separator', '\u2028'],
])('%s alone is refused', (_, name) => {
  expect(problemOf(name)).toBe(REQUIRED)
})

test.each([
  ['a zero-width space', 'A\u200bda'],
  ['an override of direction', 'A\u202eda'],
  ['an isolate', 'A\u2067d\u2069a'],
  ['a mark of direction', 'Ad\u200fa'],
  ['an Arabic mark of direction', 'عل\u061cی'],
  ['a line separator', 'A\u2028da'],
  ['a paragraph separator', 'A\u2029da'],
  ['a soft hyphen', 'A\u00adda'],
  ['a Hangul filler', 'A\u3164da'],
  ['an empty Braille pattern', 'A\u2800da'],
  ['tags', '👻\u{e0067}\u{e007f}a'],
  ['a private letter', 'A\ue000da'],
  ['a letter that Unicode has not given out', 'A\u0378da'],
  ['a noncharacter', 'A\uffffda'],
  ['a combining grapheme joiner', 'A\u034fda'],
  ['a joiner between Latin letters', 'A\u200dda'],
  ['two non-joiners', 'علی\u200c\u200cرضا'],
  ['a joiner between an Arabic and a Latin letter', 'علی\u200dAda'],
  ['a joiner after a digit', '٣\u200dعلی'],
  ['a variation selector after a Latin letter', 'A\ufe0eda'],
  ['a second variation selector', '邉\u{e0104}\u{e0104}邉'],
  ['a Mongolian selector after a Latin letter', 'A\u180bda'],
  ['an inherent vowel of Khmer', 'ក\u17b4ក'],
])('%s is refused in a name', (_, name) => {
  expect(problemOf(name)).toBe(INVISIBLE_CHARACTERS)
})

test.each([
  ['spaces of any kind', ' \u3000Ada\u00a0', 'Ada'],
  ['zero-width marks and marks of direction', '\u200b\u200eAda\u200f\u200d\u200c', 'Ada'],
  ['embeddings and isolates', '\u202a\u2066Ada\u2069\u202c', 'Ada'],
  ['joiners of words, a byte order mark and a soft hyphen', '\u2060\ufeffAda\u00ad \u2064', 'Ada'],
  ['a Mongolian vowel separator and tags', '\u180eAda\u{e0067}', 'Ada'],
  ['a variation selector of a picture', '❤\ufe0f', '❤'],
  ['a joiner that joins nothing', '\u200cعلی\u200c', 'علی'],
  ['nothing that spells', 'അനില്\u200d', 'അനില്\u200d'],
  ['no chosen form', '渡邉\u{e0104}', '渡邉\u{e0104}'],
  ['nothing inside', 'A\u200bda', 'A\u200bda'],
])('a name loses %s at its ends', (_, typed, kept) => {
  expect(normalizeName(typed)).toBe(kept)
})
