/** By the sentence on the page: the id of the last request that the server failed with it. */
const failed = new Map<string, string>()

/**
 * Remembers the id that the server gave a failed request (`X-Request-Id`), or forgets that of an earlier one. The
 * server's log has it, so the operator finds what happened by what a person reads out.
 */
export function noteFailedRequest(sentence: string, id: string | null) {
  if (id === null) failed.delete(sentence)
  else failed.set(sentence, id)
}

export function failedRequest(sentence: string) {
  return failed.get(sentence)
}
