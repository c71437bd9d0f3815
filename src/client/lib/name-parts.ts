/** Splits a name or an address where a line may break: after a dot, an underscore or an at sign. */
export function namePartsOf(name: string) {
  return name === '' ? [] : name.split(/(?<=[._@])(?![._@])/)
}

/**
 * The width (em) of the longest part that no line breaks. Calculated, not measured: hardly any letter is wider than assumed
 * here.
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
