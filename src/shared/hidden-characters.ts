/** Scripts in which a joiner or non-joiner between two letters is spelling (Unicode 23.2). */
const JOINING_SCRIPTS = [
  ...['Arab', 'Syrc', 'Nkoo', 'Mand', 'Adlm', 'Rohg', 'Mong', 'Phag', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya'],
  ...['Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Lana', 'Java', 'Bali', 'Cakm', 'Newa'],
]

const JOINER = /[\u200c\u200d]/
const VARIATION_SELECTOR = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u
const MONGOLIAN_SELECTOR = /[\u180b-\u180d\u180f]/
const MONGOLIAN_VOWEL_SEPARATOR = '\u180e'

/** Before Unicode had letters for them, bare consonants of Malayalam were written with a joiner after this sign. */
const MALAYALAM_VIRAMA = '\u0d4d'

/** Whether a text has a visible character. */
export function showsSomething(text: string): boolean {
  return [...text].some((character) => isVisible(character) && !isHidden(character))
}

/**
 * Removes spaces and invisible marks from both ends; pasted texts often have them. Marks that a script's spelling
 * needs stay.
 */
export function trimInvisible(text: string): string {
  const characters = [...text]
  const isKept = (character: string, at: number) =>
    !/[\s\p{DI}]/u.test(character) || (!/\s/.test(character) && !isOutOfPlace(character, at, characters))
  const first = characters.findIndex(isKept)
  return first === -1 ? '' : characters.slice(first, characters.findLastIndex(isKept) + 1).join('')
}

/** Whether a text has invisible characters that no script's spelling needs. */
export function hidesSomething(text: string): boolean {
  return [...text].some(isOutOfPlace)
}

/** Hidden, and not needed by the script of its neighbours. */
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
 * Patterns with Unicode properties are written inside functions: the engine loads its tables as soon as a pattern is
 * created. That takes milliseconds, which opening a page or starting the server should not cost.
 */

/**
 * Characters that are invisible or change the text direction: two names could look the same, and one could affect the
 * text beside it. Unicode counts the Hangul fillers as ignorable, but not the blank Braille pattern, note head and
 * Egyptian quadrats.
 */
function isHidden(character: string) {
  return /[\p{Cf}\p{DI}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u2800\u{1d159}\u{13441}\u{13442}]/u.test(character)
}

/** Without marks: alone they have no base, or combine with the text before. */
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
