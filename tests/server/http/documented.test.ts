import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { examplesIn } from '../../support/doc-examples.ts'
import { serveProduct } from '../../support/served.ts'
import { buildIfStale, ROOT } from '../../support/started.ts'

vi.setConfig({ testTimeout: 120_000 })

it('the three lines of curl in the README lead from a guest to the account', async () => {
  buildIfStale()
  const product = await serveProduct()
  onTestFinished(() => product.close())
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const lines = /( {4}guest=.*\n {4}token=.*\n {4}curl .*\n)/.exec(readme)?.[1] ?? ''
  expect(lines).not.toBe('')
  const script = lines.replaceAll('http://localhost:3000', product.origin)
  const account = JSON.parse(execFileSync('sh', ['-euc', script], { encoding: 'utf8', timeout: 20_000 }))
  expect(account).toMatchObject({ ghost: true, keys: [{ type: 'browser', current: true }] })
})

it('the documented example of a typed test is the one that runs', () => {
  const [, example = ''] = examplesIn('docs/typed-use.md', 'ts')
  expect(example).not.toBe('')
  expect(readFileSync(join(ROOT, 'tests/server/http/typed-caller.test.ts'), 'utf8')).toContain(example)
})
