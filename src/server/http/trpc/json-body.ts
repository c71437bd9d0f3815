import { Refusal } from '#server/errors.ts'
import { parseStrictJson } from '#server/lib/strict-json.ts'

/** A body has no more than a few dozen members. Thousands of them cost more to look at than all else together. */
const MOST_SEPARATORS = 1000

/** Reads a request body: one JSON object, as strict JSON has it. An empty body is `{}`. */
export function parseJsonBody(text: string): object {
  if (text.trim() === '') return {}
  const body = parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('invalidJson')
  return body
}

function parse(text: string): unknown {
  try {
    return parseStrictJson(text, MOST_SEPARATORS)
  } catch (cause) {
    throw new Refusal('invalidJson', { cause })
  }
}
