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

test('a test that fails or is left out without any fault has no say', () => {
  const unfit = unfitIn([
    outcome('passes', 'passed'),
    outcome('is left out', 'skipped'),
    outcome('fails', 'failed', [wrong]),
  ])
  expect(unfit.map(({ title }) => title)).toEqual(['is left out', 'fails'])
  const planted = [outcome('passes', 'failed', [wrong]), outcome('fails', 'failed', [wrong])]
  expect(noticedBy(planted, unfit)).toEqual(['passes'])
  expect(noticedBy([{ ...outcome('fails', 'failed', [wrong]), file: 'tests/b.test.ts' }], unfit)).toEqual([
    'fails',
  ])
})

test('the table says who noticed, and who survived', () => {
  const lines = tableOf([
    { name: 'one', noticed: ['a', 'b', 'c'] },
    { name: 'another', noticed: [] },
  ])
  expect(lines.split('\n')).toEqual(['one      a (and 2 more)', 'another  SURVIVED'])
})
