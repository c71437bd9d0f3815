import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const rows = rowsOf(readFileSync(join(ROOT, 'docs/security.md'), 'utf8'))

describe('the security page', () => {
  it.each(rows)('names a test that runs: $file $title', ({ file, title }) => {
    const path = join(ROOT, 'tests', file)
    expect(existsSync(path), `tests/${file} is not there`).toBe(true)
    const titles = titlesIn(file, readFileSync(path, 'utf8'))
    expect(titles.filter((known) => known === title || known.endsWith(` > ${title}`))).not.toEqual([])
  })

  it('names the tests of every promise', () => {
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.filter(({ promise }) => promise !== '').length).toBeGreaterThan(70)
  })
})

test('a row has a promise (empty for one more test of the same promise), a file and a title', () => {
  const page = [
    '| promise | test | title |',
    '| -- | -- | -- |',
    '| It holds. | `a.test.ts` | `is so` |',
    '| x | y |',
  ]
  expect(rowsOf(page.join('\n'))).toEqual([{ promise: 'It holds.', file: 'a.test.ts', title: 'is so' }])
})

test('the titles of a file are those of tests that run, with the titles of their describe blocks', () => {
  const source = `
    describe.each(doors)('a door', () => {
      it('opens', { timeout: 1 }, async () => {})
      it.each([1])('opens %s times', () => {})
      it.skip('is left out', () => {})
      describe.skip('a wall', () => it('stands', () => {}))
    })
    test.each<[string, () => void]>([])("is 'so'", () => {})
    test.todo('comes later')
    test.runIf(true)('is there sometimes', () => {})
    expect('nothing')`
  expect(titlesIn('x.ts', source)).toEqual([
    'a door > opens',
    'a door > opens %s times',
    "is 'so'",
    'is there sometimes',
  ])
})

/** The rows of all tables that name tests: a promise, a file in backticks, a title in backticks. */
function rowsOf(page: string) {
  return [...page.matchAll(/^\| +([^|]*?) *\| `([^`|]+)` *\| `([^`|]+)` *\|$/gm)].map(
    ([, promise = '', file = '', title = '']) => ({ promise, file, title }),
  )
}

type Node = { type: string; [member: string]: unknown }

const SUITES = ['describe']
const TESTS = ['it', 'test']

/** The full titles of a file's tests, read without running it. */
function titlesIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read`)
  return titlesBelow(program, [])
}

function titlesBelow(value: unknown, above: string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => titlesBelow(item, above))
  if (!isNode(value)) return []
  const call = value.type === 'CallExpression' ? nameOf(value.callee) : []
  const [title, ...rest] = Array.isArray(value.arguments) ? value.arguments.map(textOf) : []
  const [root = '', ...modifiers] = call
  if (title === undefined || title === null || ![...SUITES, ...TESTS].includes(root)) {
    return Object.values(value).flatMap((member) => titlesBelow(member, above))
  }
  if (rest.length === 0 || modifiers.some((name) => name === 'skip' || name === 'todo')) return []
  const path = [...above, title]
  return TESTS.includes(root) ? [path.join(' > ')] : titlesBelow(value.arguments, path)
}

/** For `it.each(cases)`: it, each. */
function nameOf(callee: unknown): string[] {
  if (!isNode(callee)) return []
  if (callee.type === 'Identifier') return [String(callee.name)]
  if (callee.type === 'MemberExpression') return [...nameOf(callee.object), ...nameOf(callee.property)]
  return nameOf(callee.callee ?? callee.tag)
}

function textOf(argument: unknown): string | null {
  const isText = isNode(argument) && argument.type === 'Literal' && typeof argument.value === 'string'
  return isText ? String(argument.value) : null
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
