/** Digits of a mailed code; the boxes on the page and the check on the server are the same number. */
export const CODE_LENGTH = 6

export const CODE_PATTERN = /^\d{6}$/

/** A text with the digits of every script as 0 to 9. Of each script they stand in a row of ten, in their order. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    let first = point
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
    // Where rows follow one another, as of mathematical digits, each has ten.
    return `${(point - first) % 10}`
  })
}

/** What people are told about a code that is not six digits: on the code page, and for an e-mail key. */
export const CODE_INCOMPLETE = 'Please enter all 6 digits'
export const ACTIVATION_CODE_INCOMPLETE = 'Please enter a 6-digit activation code'
