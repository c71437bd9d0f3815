/** Digits of a mailed code; the boxes on the page and the check on the server are the same number. */
export const CODE_LENGTH = 6

export const CODE_PATTERN = /^\d{6}$/

/** What people are told about a code that is not six digits: on the code page, and for an e-mail key. */
export const CODE_INCOMPLETE = 'Please enter all 6 digits'
export const ACTIVATION_CODE_INCOMPLETE = 'Please enter a 6-digit activation code'
