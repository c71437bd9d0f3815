import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { judge } from '../jsx-text/judge.ts'

const ROOT = join(import.meta.dirname, '../..')

/** React would write to a text node that is gone, or insert beside one. */
test.each([
  '<p>Cash {cash}</p>',
  '<p>{found} of {all}</p>',
  '<p>{first}{last}</p>',
  "<p>{isDone && 'Done'}<b /></p>",
  '<p>{isDone && <b />} words</p>',
  '<p>words{isDone ? <b /> : null}</p>',
  "<p>{isDone ? <b /> : 'none'}<i /></p>",
  '<p>words {list.map((one) => <b />)}</p>',
  '<p><Maybe /> words</p>',
  '<p><Icon />{children}</p>',
  '<Notice>words {value}</Notice>',
  '<>words</>',
  '<>{words}</>',
])('the check refuses: %s', (markup) => {
  expect(judge('x.tsx', `const x = ${markup}`)).toEqual([
    expect.stringMatching(/^x\.tsx:1 has words beside what changes\n {2}A page translator/),
  ])
})

test.each([
  '<p>words</p>',
  '<p>{words}</p>',
  "<p>{isDone && 'Done'}</p>",
  '<p>{isDone ? <b /> : words}</p>',
  `<p>{\`Cash \${cash}\`}</p>`,
  '<p>Cash <b>{cash}</b> only</p>',
  "<p>words{' '}\n<Link>more</Link>.</p>",
  '<p>{isDone && <b />}<i /></p>',
  '<p>{list?.map((one) => <b />)}<i /></p>',
  '<p>{list.map((one) => { return <b /> })}<i /></p>',
  '<p>{Array.from(list, (one) => <b />)}<i /></p>',
  '<p><Icon />{children satisfies Elements}</p>',
  '<>{isDone && <b />}<i /></>',
  '<p>{/* why */}{words}</p>',
])('the check allows: %s', (markup) => {
  expect(judge('x.tsx', `const x = ${markup}`)).toEqual([])
})

test('the linter names the file, the line and what to do instead', () => {
  const house = mkdtempSync(join(tmpdir(), 'lint-'))
  onTestFinished(() => rmSync(house, { recursive: true }))
  mkdirSync(join(house, 'src/client'), { recursive: true })
  writeFileSync(join(house, 'src/client/x.tsx'), 'export const x = (\n  <p>\n    Cash {cash}\n  </p>\n)\n')
  const { status, stderr } = spawnSync(
    join(ROOT, 'node_modules/.bin/tsx'),
    [join(ROOT, 'tests/jsx-text/run.ts')],
    { cwd: house, encoding: 'utf8' },
  )
  expect(status).toBe(1)
  expect(stderr).toContain('src/client/x.tsx:2 has words')
  expect(stderr).toContain('Make one template')
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(scripts.lint).toContain('tsx tests/jsx-text/run.ts')
})
