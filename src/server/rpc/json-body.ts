import { Refusal } from '#server/errors.ts'

/** Nothing the service accepts nests deeper than a passkey credential in a batch, which is 5. */
const DEEPEST = 16

/** Nor has it more than a few dozen members. Thousands of them cost more to look at than all else together. */
const MOST_SEPARATORS = 1000

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor'])

/**
 * Reads a request body: one JSON object, not nested deeper than 16, without keys that could reach a
 * prototype. An empty body is `{}`.
 */
export function parseJsonBody(text: string): object {
  if (text.trim() === '') return {}
  refuseBulk(text)
  const body = parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('invalidJson')
  if (mayNameForbiddenKeys(text)) refuseForbiddenKeys(body)
  return body
}

/** One pass over the text, before anything is built from it: depth, and how much there is outside of strings. */
function refuseBulk(text: string) {
  let depth = 0
  let separators = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '"') at = endOfString(text, at)
    else if (letter === ',') separators++
    else if (letter === '{' || letter === '[') depth++
    else if (letter === '}' || letter === ']') depth--
    if (depth > DEEPEST || separators > MOST_SEPARATORS) throw new Refusal('invalidJson')
  }
}

/** Most of a body is strings: from quote to quote goes many times faster than from letter to letter. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text[at - 1 - backslashes] === '\\') backslashes++
  return backslashes % 2 === 1
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Refusal('invalidJson', { cause })
  }
}

/** Cheap, and true for every text that can spell such a key: escaped letters need a backslash and a u. */
function mayNameForbiddenKeys(text: string) {
  return text.includes('\\u') || [...FORBIDDEN_KEYS].some((name) => text.includes(name))
}

/** Goes level by level; neither depth nor size can hurt any more. */
function refuseForbiddenKeys(body: object) {
  let level: object[] = [body]
  while (level.length > 0) {
    for (const node of level) {
      const isHarmful = !Array.isArray(node) && Object.keys(node).some((name) => FORBIDDEN_KEYS.has(name))
      if (isHarmful) throw new Refusal('invalidJson')
    }
    level = level.flatMap((node) =>
      Object.values(node).filter((value) => typeof value === 'object' && value !== null),
    )
  }
}
