import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { builtClient } from '#server/http/pages/built-client.ts'
import { pages } from '#shared/page-paths.ts'
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

test('every source that the table of page files names has a file in the build', () => {
  const table = readFileSync(join(ROOT, 'src/server/http/pages/page-files.ts'), 'utf8')
  const named = [...table.matchAll(/'([\w/-]+\.tsx?)'/g)].map(([, source]) => source ?? '')
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((source) => !manifest[source])).toEqual([])
})

test('only the documents of the other pages name the table of those pages', async () => {
  const { page } = await builtClient(testConfig({ dataDir: '/nowhere' }), PUBLIC)
  const table = fileOf('app/client-routes.tsx')
  for (const path of [...Object.values(pages), '/account/passkey/some-id', '/nothing/here']) {
    const document = (await page(path)).plain.toString()
    expect(document.includes(table), path).toBe(!LIGHT.includes(path))
  }
})
