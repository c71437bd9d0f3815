/** Scripts in which a joiner or non-joiner between two letters is spelling (Unicode 23.2). */
const JOINING_SCRIPTS = [
  ...['Arab', 'Syrc', 'Nkoo', 'Mand', 'Adlm', 'Rohg', 'Mong', 'Phag', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya'],
  ...['Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Lana', 'Java', 'Bali', 'Cakm', 'Newa'],
]

const JOINER = /[\u200c\u200d]/
const VARIATION_SELECTOR = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u
const MONGOLIAN_SELECTOR = /[\u180b-\u180d\u180f]/
const MONGOLIAN_VOWEL_SEPARATOR = '\u180e'

/** Before there were letters for them, a joiner after this sign wrote the bare consonants of Malayalam. */
const MALAYALAM_VIRAMA = '\u0d4d'

/** Whether there is anything to be seen of a text. */
export function showsSomething(text: string): boolean {
  return [...text].some((character) => isVisible(character) && !isHidden(character))
}

/**
 * A text without what its ends have of spaces and of marks that nobody sees: pasted texts bring them along. What the
 * spelling of a script needs at an end stays.
 */
export function trimInvisible(text: string): string {
  const characters = [...text]
  const isKept = (character: string, at: number) =>
    !/[\s\p{DI}]/u.test(character) || (!/\s/.test(character) && !isOutOfPlace(character, at, characters))
  const first = characters.findIndex(isKept)
  return first === -1 ? '' : characters.slice(first, characters.findLastIndex(isKept) + 1).join('')
}

/** Whether a text has something in it that nobody sees, beyond what the spelling of some scripts needs. */
export function hidesSomething(text: string): boolean {
  return [...text].some(isOutOfPlace)
}

/** Hidden, and not where the script of its neighbours needs it. */
function isOutOfPlace(character: string, at: number, text: string[]): boolean {
  if (!isHidden(character)) return false
  const [before = '', after = ''] = [text[at - 1], text[at + 1]]
  if (JOINER.test(character)) return !isJoined(before) || !(isJoined(after) || before === MALAYALAM_VIRAMA)
  if (VARIATION_SELECTOR.test(character)) return !/\p{Script=Han}/u.test(before)
  if (MONGOLIAN_SELECTOR.test(character)) return !isMongolian(before) || !isLetter(before)
  return character !== MONGOLIAN_VOWEL_SEPARATOR || !isMongolian(before) || !isMongolian(after)
}

function isJoined(character: string) {
  return isLetterOrMark(character) && isOfJoiningScript(character)
}

function isMongolian(character: string) {
  return isLetterOrMark(character) && /\p{scx=Mong}/u.test(character)
}

/*
 * Patterns of Unicode's properties are written where they are asked: the engine reads its tables for each as soon as there
 * is one, milliseconds that nobody waits for who only opens a page, or starts the server.
 */

/**
 * What shows as nothing, or turns the direction of what stands beside it: two names that look the same would not be,
 * and one would spill over into its line. Unicode counts the Hangul fillers among the ignorable ones; the blank Braille
 * pattern, note head and Egyptian quadrats it does not.
 */
function isHidden(character: string) {
  return /[\p{Cf}\p{DI}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u2800\u{1d159}\u{13441}\u{13442}]/u.test(character)
}

/** Marks are not among them: alone they stand on nothing, or on what is written before. */
function isVisible(character: string) {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
}

function isLetter(character: string) {
  return /\p{L}/u.test(character)
}

function isLetterOrMark(character: string) {
  return /[\p{L}\p{M}]/u.test(character)
}

let ofJoiningScript: RegExp | undefined

function isOfJoiningScript(character: string) {
  ofJoiningScript ??= new RegExp(`[${JOINING_SCRIPTS.map((name) => `\\p{scx=${name}}`).join('')}]`, 'u')
  return ofJoiningScript.test(character)
}
