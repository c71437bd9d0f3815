/** The word typed to confirm a deletion. In its own file, so that the page loads no validation library. */
export const DELETE_WORD = 'DELETE'
