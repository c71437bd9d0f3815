import { Refusal } from '#server/errors.ts'
import { parseStrictJson } from '#server/lib/strict-json.ts'

/** A body has a few dozen members at most. Parsing thousands would cost more than the rest of the call. */
const MOST_SEPARATORS = 1000

/** Parses a request body: one JSON object, in strict JSON. An empty body is `{}`. */
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
