import { parseSync } from 'oxc-parser'

/** One piece of a file, and its replacement. White space and trailing commas do not count. */
type Edit = {
  /** The declaration that contains it, by its name; the whole file without. */
  within?: string
  /** It must occur exactly once. */
  find: string
  replace: string
}

/** A mistake that somebody could make without noticing, and the tests that have to notice it. */
export type Fault = Edit & {
  /** What would no longer hold; `npm run test:mutation -- <part of it>` plants this one alone. */
  name: string
  file: string
  /** Further edits of the same file, where one alone would change nothing. */
  also?: Edit[]
  tests: string[]
}

/** The file with the fault in it. Throws when the file has changed, and the fault has to follow it. */
export function planted(source: string, fault: Fault): string {
  return [fault, ...(fault.also ?? [])].reduce((text, edit) => edited(text, edit, fault), source)
}

function edited(source: string, { within, find, replace }: Edit, { name, file }: Fault): string {
  const { start, end } =
    within === undefined ? { start: 0, end: source.length } : placeOf(within, file, source)
  const [place, ...more] = [...source.slice(start, end).matchAll(patternOf(find))]
  if (!place || more.length > 0) {
    const where = within === undefined ? file : `${within} in ${file}`
    const times = place ? more.length + 1 : 0
    throw new Error(`'${name}' cannot be planted: ${where} has its text ${times} times, not once:\n${find}`)
  }
  const at = start + place.index
  return source.slice(0, at) + replace + source.slice(at + place[0].length)
}

/** Finds a text in any layout: a formatter breaks its lines and adds a comma at the end of a list. */
function patternOf(find: string): RegExp {
  const tokens = find.match(/[\w$]+|[^\w$\s]/g) ?? []
  const isWord = (token = '') => /[\w$]/.test(token)
  const pieces = tokens.map((token, at) => {
    const space = isWord(token) && isWord(tokens[at - 1]) ? '\\s+' : '\\s*'
    const comma = /[)\]}]/.test(token) ? ',?\\s*' : ''
    return (at === 0 ? '' : space + comma) + token.replace(/[^\w]/g, '\\$&')
  })
  return new RegExp(pieces.join(''), 'g')
}

/** Where a top-level declaration of a file begins and ends. */
function placeOf(within: string, file: string, source: string) {
  const found = declarationsOf(file, source).find(({ name }) => name === within)
  if (!found) throw new Error(`${file} declares no ${within}`)
  return found
}

/** The top-level declarations of a file. */
function declarationsOf(file: string, source: string) {
  return parseSync(file, source).program.body.flatMap((statement) => {
    const isExport =
      statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
    const declared = isExport ? statement.declaration : statement
    const { start, end } = statement
    if (declared?.type === 'VariableDeclaration')
      return declared.declarations.flatMap(({ id }) =>
        id.type === 'Identifier' ? [{ name: id.name, start, end }] : [],
      )
    if (declared?.type === 'FunctionDeclaration' || declared?.type === 'ClassDeclaration')
      return declared.id ? [{ name: declared.id.name, start, end }] : []
    return []
  })
}
