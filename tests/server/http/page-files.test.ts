import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { builtClient } from '#server/http/pages/built-client.ts'
import { keyPages, pages } from '#shared/page-paths.ts'
import { buildIfStale, ROOT } from '../../support/started.ts'
import { testConfig } from '../../support/test-config.ts'

const PUBLIC = join(ROOT, 'dist/public')

/** The addresses whose first load must not grow with another page. */
const LIGHT: readonly string[] = [pages.home, pages.greet, pages.signIn]

type Chunk = { file: string; css?: string[] }

let manifest: Record<string, Chunk>
beforeAll(() => {
  buildIfStale()
  manifest = JSON.parse(readFileSync(join(PUBLIC, '.vite/manifest.json'), 'utf8'))
}, 120_000)

function fileOf(source: string) {
  return manifest[source]?.file ?? `no file of ${source}`
}

test('the first file names the files of the front pages, and of no other page', () => {
  const first = readFileSync(join(PUBLIC, fileOf('index.html')), 'utf8')
  const sources = Object.entries(manifest).filter(([source]) => source.endsWith('-page.tsx'))
  const named = sources.filter(([, { file, css = [] }]) =>
    [file, ...css].some((path) => first.includes(basename(path))),
  )
  expect(sources.length).toBeGreaterThan(25)
  expect(
    named.map(([source]) => source).sort(),
    'All other pages belong into src/client/app/client-routes.tsx.',
  ).toEqual(['landing/landing-page.tsx', 'pages/sign-in/sign-in-page.tsx'])
})

test('every page has its own sources, and every source of a page has a file in the build', () => {
  const sources: Record<string, string[]> = JSON.parse(
    readFileSync(join(PUBLIC, '.vite/page-sources.json'), 'utf8'),
  )
  const folders = [...Object.values(keyPages), pages.emailKeyLink].map((folder) => `${folder}/*`)
  expect(Object.keys(sources).sort()).toEqual([...Object.values(pages), ...folders, '*'].sort())
  const lost = Object.entries(sources).filter(
    ([path]) => path !== '*' && sources[path]?.join().includes('not-found'),
  )
  expect(lost).toEqual([])
  const named = [
    ...new Set(Object.values(sources).flat()),
    'lib/webauthn-library.ts',
    'legal/own-prose-page.tsx',
  ]
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((source) => !manifest[source])).toEqual([])
})

test('a page names the files of its own source', async () => {
  const { page } = await builtClient(testConfig({ dataDir: '/nowhere' }), PUBLIC)
  const documents: [string, string[]][] = [
    [pages.signIn, ['pages/sign-in/sign-in-page.tsx', 'lib/webauthn-library.ts']],
    [pages.account, ['app/account-frame.tsx', 'pages/account/account-page.tsx']],
    ['/account/passkey/some-id', ['app/account-frame.tsx', 'credentials/key-page.tsx']],
    ['/email-key/some-token', ['emails/email-key/email-key-page.tsx']],
    ['/nothing/here', ['app/not-found-page.tsx']],
  ]
  for (const [path, sources] of documents) {
    const document = (await page(path)).plain.toString()
    for (const source of sources) expect(document, path).toContain(fileOf(source))
  }
})

test('only the documents of the other pages name the table of those pages', async () => {
  const { page } = await builtClient(testConfig({ dataDir: '/nowhere' }), PUBLIC)
  const table = fileOf('app/client-routes.tsx')
  for (const path of [...Object.values(pages), '/account/passkey/some-id', '/nothing/here']) {
    const document = (await page(path)).plain.toString()
    expect(document.includes(table), path).toBe(!LIGHT.includes(path))
  }
})
