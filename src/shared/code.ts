/** Digits of a mailed code, for the boxes on the page and the check on the server. */
export const CODE_LENGTH = 6

export const CODE_PATTERN = /^\d{6}$/

/** Replaces the digits of every script by 0 to 9. Each script has them as ten consecutive code points, in order. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    let first = point
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
    // Where several such rows follow each other, as for mathematical digits, each has ten.
    return `${(point - first) % 10}`
  })
}

/** The message for a code without six digits: on the code page, and for an e-mail key. */
export const CODE_INCOMPLETE = 'Please enter all 6 digits'
export const ACTIVATION_CODE_INCOMPLETE = 'Please enter a 6-digit activation code'
