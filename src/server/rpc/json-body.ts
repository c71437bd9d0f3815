import { Refusal } from '#server/errors.ts'

/** Nothing the service accepts nests deeper than a passkey credential, which is 4. */
const DEEPEST = 16

const forbiddenKeys = new Set(['__proto__', 'constructor'])

/**
 * Reads a request body: one JSON object, not nested deeper than 16, without keys that could reach a
 * prototype. An empty body is `{}`. Walks without recursion, so that depth cannot hurt.
 */
export function parseJsonBody(text: string): object {
  if (text.trim() === '') return {}
  const body = parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('invalidJson')
  refuseHarm(body)
  return body
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Refusal('invalidJson', { cause })
  }
}

function refuseHarm(body: object) {
  let level: object[] = [body]
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEEPEST) throw new Refusal('invalidJson')
    level = level.flatMap(childrenOf)
  }
}

function childrenOf(node: object): object[] {
  if (!Array.isArray(node) && Object.keys(node).some((name) => forbiddenKeys.has(name))) {
    throw new Refusal('invalidJson')
  }
  return Object.values(node).filter((value) => typeof value === 'object' && value !== null)
}
