import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readBrand } from '#server/brand/read-brand.ts'
import type { Config } from '#server/config.ts'
import { builtClient } from '#server/http/pages/built-client.ts'
import { pages } from '#shared/page-paths.ts'
import { writeBrand } from '../../support/brand-folder.ts'
import { buildIfStale, ROOT } from '../../support/started.ts'
import { testConfig } from '../../support/test-config.ts'

const PUBLIC = join(ROOT, 'dist/public')
const SHOWN = [pages.home, pages.greet, pages.rummageWorld, `${pages.rummageWorld}/`]

beforeAll(buildIfStale, 120_000)

/** The documents of a service, by path. */
async function documentsOf(overrides: Partial<Config> = {}) {
  const { page } = await builtClient(testConfig({ dataDir: '/nowhere', ...overrides }), PUBLIC)
  return async (path: string) => (await page(path)).plain.toString()
}

function isShown(document: string) {
  return document.includes('data-first-sight')
}

describe('the prerendered part of a document', () => {
  it("is its page with the operator's settings, and has no element that the policy refuses", async () => {
    const documentOf = await documentsOf({
      productName: 'Key & Co',
      productTagline: 'In <b>one</b> knock.',
      socialUrl: 'https://social.example/@us?a=1&b=2',
    })
    for (const path of SHOWN) {
      const body = (await documentOf(path)).replace(/^.*<body>/s, '')
      expect(isShown(body), path).toBe(true)
      expect(body.match(/<[^>]* (?:style|on\w+)=|<script|<style|__[A-Z_]+__/), path).toBeNull()
    }
    const home = await documentOf(pages.home)
    expect(home).toMatch(/<h1 [^>]*>.*Key &amp; Co<\/span><\/h1>/)
    expect(home).toContain('<p class="_tagline')
    expect(home).toContain('In &lt;b&gt;one&lt;/b&gt; knock.')
    expect(home).toContain('href="https://social.example/@us?a=1&amp;b=2"')
    expect(await documentOf(pages.rummageWorld)).toContain('<h1 class="_title')
  })

  it('comes before the program, whose files are only named', async () => {
    const documentOf = await documentsOf()
    for (const path of SHOWN) {
      const document = await documentOf(path)
      expect(document.match(/<script[^>]*>/g), path).toEqual([
        expect.stringMatching(/^<script src="\/assets\/first-sight-[\w-]+\.js">$/),
      ])
      expect(document, path).not.toContain('modulepreload')
      // Neither the script nor what it looks up waits for a style sheet.
      expect(document.replace(/<link rel="stylesheet".*/s, ''), path).toMatch(
        /data-program.*data-later.*<script /s,
      )
      expect(document, path).toMatch(
        /<link data-program data-later crossorigin href="\/assets\/index-[\w-]+\.js">/,
      )
    }
  })

  it('names an existing script, and styles where its elements use some', async () => {
    const documentOf = await documentsOf()
    for (const [path, count] of [
      [pages.home, 1],
      [pages.rummageWorld, 2],
    ] as const) {
      const files = (await documentOf(path)).match(/\/assets\/first-sight-[\w-]+\.(?:css|js)/g) ?? []
      expect(files, path).toHaveLength(count)
      for (const file of files) expect(await readFile(join(PUBLIC, file), 'utf8')).not.toBe('')
    }
  })

  it('is empty on any other page', async () => {
    const documentOf = await documentsOf()
    for (const path of Object.values(pages).filter((path) => !SHOWN.includes(path))) {
      const document = await documentOf(path)
      expect(isShown(document), path).toBe(false)
      expect(document, path).toMatch(/<script type="module" crossorigin src="\/assets\/index-/)
    }
    expect(isShown(await documentOf('/nothing/here'))).toBe(false)
  })

  it('is empty on the front page of a service with its own words, and on every page without the game', async () => {
    const brand = await writeBrand()
    const branded = await documentsOf({ brand: readBrand(brand.folder) })
    await brand.remove()
    const bare = await documentsOf({ features: ['developers'] })
    expect(await Promise.all(SHOWN.map(async (path) => isShown(await branded(path))))).toEqual([
      false,
      false,
      true,
      true,
    ])
    for (const path of SHOWN) expect(isShown(await bare(path)), path).toBe(false)
  })
})
