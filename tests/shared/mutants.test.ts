import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it, test } from 'vitest'
import { type Fault, planted } from '../mutants/fault.ts'
import { faults } from '../mutants/faults.ts'
import { noticedBy, type Outcome, tableOf, unfitIn } from '../mutants/verdict.ts'

const ROOT = join(import.meta.dirname, '../..')

describe('the faults that the tests are judged by', () => {
  it.each(faults)('$name can still be planted, and has judges', (fault) => {
    const source = readFileSync(join(ROOT, fault.file), 'utf8')
    const broken = planted(source, fault)
    expect(broken).not.toBe(source)
    expect(parseSync(fault.file, broken).errors).toEqual([])
    expect(fault.tests.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
    expect(fault.tests).not.toEqual([])
  })

  it('have names of their own', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  })
})

describe('a fault', () => {
  const fault: Fault = { name: 'x', file: 'a.ts', find: '1', replace: '2', tests: [] }

  it('takes the place of the one piece it names, and of further ones', () => {
    expect(planted('a = 1 + b', fault)).toBe('a = 2 + b')
    expect(planted('1 b', { ...fault, also: [{ find: 'b', replace: '$&' }] })).toBe('2 $&')
  })

  it.each(['', '11', '1 and 1'])('is not planted where that is not there once: %j', (source) => {
    expect(() => planted(source, fault)).toThrow(/^'x' cannot be planted: a\.ts has its text \d times/)
  })
})

const wrong = { name: 'AssertionError', message: 'expected 1 to be 2' }
const vain = { name: 'Error', message: 'Waited 5000 ms in vain for a letter' }
const broken = { name: 'TypeError', message: 'undefined is not a function' }
const late = { name: 'Error', message: 'Test timed out in 15000ms.' }

function outcome(title: string, state: string, errors: Outcome['errors'] = []): Outcome {
  return { file: 'tests/a.test.ts', title, state, errors }
}

test('a fault is noticed by what a test asserts, and by nothing that merely breaks', () => {
  const outcomes = [
    outcome('passes', 'passed'),
    outcome('asserts', 'failed', [wrong]),
    outcome('waits', 'failed', [vain]),
    outcome('breaks', 'failed', [broken]),
    outcome('hangs', 'failed', [late]),
    outcome('is left out', 'skipped'),
  ]
  expect(noticedBy(outcomes)).toEqual(['asserts', 'waits'])
  expect(noticedBy([])).toEqual([])
})

test('tests that fail or do not run judge nothing', () => {
  const sound = [outcome('passes', 'passed')]
  expect(unfitIn(sound, ['tests/a.test.ts'])).toEqual([])
  expect(unfitIn(sound, ['tests/b.test.ts'])).toEqual(['tests/b.test.ts has no test that runs'])
  const unfit = [outcome('is left out', 'skipped'), outcome('fails', 'failed', [wrong])]
  expect(unfitIn([...sound, ...unfit], ['tests/a.test.ts'])).toEqual([
    'tests/a.test.ts skipped: is left out',
    'tests/a.test.ts failed: fails',
  ])
})

test('the table says who noticed, and who survived', () => {
  const lines = tableOf([
    { name: 'one', noticed: ['a', 'b', 'c'] },
    { name: 'another', noticed: [] },
  ])
  expect(lines.split('\n')).toEqual(['one      a (and 2 more)', 'another  SURVIVED'])
})
