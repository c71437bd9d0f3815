/** A name or an address in the parts between which it may be broken: after a dot, an underscore or an at sign. */
export function namePartsOf(name: string) {
  return name === '' ? [] : name.split(/(?<=[._@])(?![._@])/)
}

/**
 * How wide what no line breaks may be, in em: its words and parts. Reckoned, not measured: hardly a letter is wider than
 * it counts here.
 */
export function longestPart(name: string) {
  return Math.max(0, ...namePartsOf(name).flatMap((part) => part.split(/[\s-]/).map(widthOf)))
}

function widthOf(part: string) {
  return Array.from(part, (letter) => (NARROW.test(letter) ? 0.4 : WIDE.test(letter) ? 1.05 : 0.68)).reduce(
    (sum, width) => sum + width,
    0,
  )
}

const NARROW = /[fijlrtI1.,:;'|()-]/
const WIDE = /[mwMWOQ@%]|[^\x20-\x7e]/
