/** Names by which a member could reach a prototype. */
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor'])

/** Nothing that we read nests deeper than a passkey credential in a batch, which is 5. */
const DEEPEST = 16

/**
 * Reads JSON that everybody reads in the same way (RFC 7493): `JSON.parse` keeps the last of two members of one name, others
 * keep the first. `mostSeparators` bounds what there is outside of strings before anything is built from it. Throws an error
 * that says what is wrong.
 */
export function parseStrictJson(text: string, mostSeparators = Number.POSITIVE_INFINITY): unknown {
  const membersWritten = countMembers(text, mostSeparators)
  const value: unknown = JSON.parse(text)
  if (membersIn(value) !== membersWritten) throw new SyntaxError('an object in it has the same member twice')
  return value
}

/** One pass over the text: outside of strings each colon is a member. */
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

/** Most of a text is strings: from quote to quote goes many times faster than from letter to letter. */
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

/** Goes down as deep as the text was found to be. */
function membersIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const isArray = Array.isArray(value)
  let members = 0
  // Cheaper than a list of its entries; what JSON is made of inherits nothing that is listed.
  for (const name in value) {
    const member = (value as Record<string, unknown>)[name]
    if (FORBIDDEN_NAMES.has(name)) throw new SyntaxError(`a member of it is called ${name}`)
    members += membersIn(member) + (isArray ? 0 : 1)
  }
  return members
}
