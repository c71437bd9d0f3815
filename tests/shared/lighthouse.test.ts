import { expect, test } from 'vitest'
import { medianOf, minimaOf, shortfalls, tableOf } from '../../tools/lighthouse/verdict.ts'

const perfect = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }

test('each category has its own median', () => {
  const runs = [
    { ...perfect, performance: 90 },
    { ...perfect, performance: 99, seo: 90 },
    { ...perfect, performance: 95 },
  ]
  expect(medianOf(runs)).toEqual({ ...perfect, performance: 95 })
})

test('a low score is reported, on the page full of pictures too', () => {
  expect(shortfalls('/', { ...perfect, performance: 97, accessibility: 99 })).toEqual([
    '/ performance 97 < 98',
    '/ accessibility 99 < 100',
  ])
  expect(shortfalls('/rummageworld', { ...perfect, performance: 98 })).toEqual([])
  expect(shortfalls('/rummageworld', { ...perfect, performance: 97 })).toHaveLength(1)
})

test('the search score is ignored on pages that search engines must not list', () => {
  expect(minimaOf('/dred').seo).toBe(0)
  expect(minimaOf('/account').seo).toBe(100)
})

test('the columns of the table are aligned', () => {
  const lines = tableOf(new Map([['/', perfect]])).split('\n')
  expect(lines).toHaveLength(2)
  expect(new Set(lines.map((line) => line.length)).size).toBe(1)
})
