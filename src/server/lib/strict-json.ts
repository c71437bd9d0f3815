/** Member names that could reach a prototype. */
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor'])

/** Our deepest input is a passkey credential in a batch, with 5 levels. */
const DEEPEST = 16

/**
 * Parses JSON that all parsers read alike (RFC 7493). Of two members with one name `JSON.parse` keeps the last,
 * others the first. `mostSeparators` limits separators outside strings before anything is built. Throws an error that
 * says what is wrong.
 */
export function parseStrictJson(text: string, mostSeparators = Number.POSITIVE_INFINITY): unknown {
  const membersWritten = countMembers(text, mostSeparators)
  const value: unknown = JSON.parse(text)
  if (membersIn(value) !== membersWritten) throw new SyntaxError('an object in it has the same member twice')
  return value
}

/** One pass over the text: outside strings, each colon is a member. */
function countMembers(text: string, mostSeparators: number): number {
  let [depth, separators, members] = [0, 0, 0]
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '"') at = endOfString(text, at)
    else if (letter === ':') members++
    else if (letter === ',') separators++
    else if (letter === '{' || letter === '[') depth++
    else if (letter === '}' || letter === ']') depth--
    if (depth > DEEPEST) throw new SyntaxError(`it nests deeper than ${DEEPEST}`)
    if (separators > mostSeparators) throw new SyntaxError(`it has more than ${mostSeparators} commas`)
  }
  return members
}

/** Most of a text is strings. Jumping from quote to quote is many times faster than going by character. */
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

/** Recurses no deeper than the text, whose depth was checked. */
function membersIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const isArray = Array.isArray(value)
  let members = 0
  // Cheaper than a list of entries. Parsed JSON inherits no enumerable property.
  for (const name in value) {
    const member = (value as Record<string, unknown>)[name]
    if (FORBIDDEN_NAMES.has(name)) throw new SyntaxError(`a member of it is called ${name}`)
    members += membersIn(member) + (isArray ? 0 : 1)
  }
  return members
}
