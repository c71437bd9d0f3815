import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { brandWords } from '#server/brand/brand-json.ts'
import { proseOf } from '#server/brand/brand-prose.ts'
import { defaultColors, PAIRS, TOKENS } from '#server/brand/colors.ts'
import { contrastOf } from '#server/brand/contrast.ts'
import { BRAND_FILES, readBrand } from '#server/brand/read-brand.ts'
import { readConfig } from '#server/config.ts'
import { brandFiles, writeBrand } from '../../support/brand-folder.ts'
import { ROOT } from '../../support/started.ts'

async function folderOf(files: Record<string, string | Buffer>) {
  const { folder, remove } = await writeBrand(files)
  onTestFinished(remove)
  return folder
}

async function lineOf(files: Record<string, string | Buffer>) {
  const folder = await folderOf(files)
  try {
    readBrand(folder)
  } catch (error) {
    expect(error).toMatchObject({ exitCode: 2 })
    return String((error as Error).message)
  }
  return 'taken'
}

const json = (content: unknown) => ({ 'brand.json': JSON.stringify(content) })

it.each([
  [{ nmae: 'x' }, 'has no nmae'],
  [{ words: { leed: 'x' } }, 'has no words.leed'],
  [{ colors: { sepia: {} } }, 'has no colors.sepia'],
  [{ colors: { light: { dor: '#123456' } } }, 'has no colors.light.dor'],
  [{ colors: { dark: { door: 'blue' } } }, 'colors.dark.door must be a colour written #rrggbb'],
  [{ colors: { dark: { door: '#12345678' } } }, 'colors.dark.door must be a colour written #rrggbb'],
  [{ colors: { dark: { door: 7 } } }, 'colors.dark.door must be a colour written #rrggbb'],
  [{ colors: [] }, 'colors must be an object'],
  [{ colors: { light: 'red' } }, 'colors.light must be an object'],
  [{ words: { comeIn: 'a'.repeat(25) } }, 'words.comeIn must be one line of 1 to 24 characters'],
  [{ words: { lead: 'two\nlines' } }, 'words.lead must be one line of 1 to 240 characters'],
  [{ name: '  ' }, 'name must be one line of 1 to 60 characters'],
  [{ name: 7 }, 'name must be one line of 1 to 60 characters'],
  [{ socialUrl: 'javascript:1' }, 'socialUrl must be an address that begins with https:// or http://'],
  [{ socialUrl: null }, 'socialUrl must be an address that begins with https:// or http://'],
  [[], 'as a whole must be an object'],
])('brand.json %j is refused', async (content, problem) => {
  expect(await lineOf(json(content))).toBe(`BRAND_DIR: brand.json ${problem}`)
})

it.each([
  // Checked against the default background: when one colour of a pair is set, the other is the default one.
  ['light', { quiet: '#999999' }, 'quiet #999999 on ground #fbf6ec has a contrast of 2.64:1 and needs 4.5:1'],
  ['dark', { ground: '#f0f0f0' }, 'ink #f5ecdd on ground #f0f0f0 has a contrast of 1.02:1 and needs 4.5:1'],
  [
    'light',
    { 'on-door': '#1f5f5b' },
    'on-door #1f5f5b on door #1f5f5b has a contrast of 1.00:1 and needs 4.5:1',
  ],
  ['light', { edge: '#aaaaaa' }, 'edge #aaaaaa on ground #fbf6ec has a contrast of 2.15:1 and needs 3:1'],
  // A contrast just below the limit is not rounded up.
  ['light', { quiet: '#69696d' }, 'quiet #69696d on sunk #f1e8d8 has a contrast of 4.49:1 and needs 4.5:1'],
  ['light', { ink: '#606060' }, 'ink #606060 on sky #f4c6a4 has a contrast of 4.03:1 and needs 4.5:1'],
] as const)('an unreadable pair of colours in %s is refused: %j', async (scheme, colors, problem) => {
  expect(await lineOf(json({ colors: { [scheme]: colors } }))).toBe(
    `BRAND_DIR: brand.json colors.${scheme}: ${problem}`,
  )
})

const svg = (inside: string, box = '0 0 40 20') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`

it.each([
  [{ 'privcy.md': 'x' }, /^BRAND_DIR: privcy\.md is none of the files of a brand: brand\.json, .*terms\.md$/],
  [{ 'brand.json': '{' }, /^BRAND_DIR: brand\.json cannot be read: Expected property name/],
  [
    { 'brand.json': '{"name":"One","name":"Other"}' },
    'BRAND_DIR: brand.json cannot be read: an object in it has the same member twice',
  ],
  [{ 'brand.json': Buffer.from([0xff]) }, 'BRAND_DIR: brand.json is not UTF-8'],
  [{ 'terms.md': ' \n' }, 'BRAND_DIR: terms.md is empty'],
  [{ 'terms.md': 'x'.repeat(1024 * 1024 + 1) }, 'BRAND_DIR: terms.md must be smaller than 1 MiB'],
  [{ 'card.png': 'x' }, 'BRAND_DIR: card.png must be a PNG of 1200 x 630 pixels'],
  [{ 'logo.svg': 'x' }, 'BRAND_DIR: logo.svg is no SVG'],
  [{ 'logo.svg': svg('', '0 0 50 20') }, /^BRAND_DIR: logo\.svg must have a viewBox at most twice/],
  [{ 'logo.svg': svg('').replace(/viewBox="[^"]*"/, '') }, /^BRAND_DIR: logo\.svg must have a viewBox/],
  [
    { 'logo.svg': svg('<script>1</script>') },
    'BRAND_DIR: logo.svg holds a script, and must be a picture alone',
  ],
  [{ 'logo.svg': svg('<svg:script>1</svg:script>') }, /holds a script/],
  [{ 'logo.svg': svg('<g onload="1"/>') }, /holds an event handler/],
  [{ 'logo.svg': svg('<a href=" javascript:1"/>') }, /holds a script/],
  [{ 'logo.svg': svg('<use href="https://evil.example/x.svg#a"/>') }, /holds a link to elsewhere/],
  [{ 'logo.svg': svg('<g style="fill:url(https://evil.example/x)"/>') }, /holds a link to elsewhere/],
  [{ 'logo.svg': svg('<foreignObject/>') }, /holds another document/],
  [{ 'logo.svg': `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}` }, /holds a DOCTYPE/],
  [
    { 'icon.svg': svg('') },
    'BRAND_DIR: icon-32.png is missing: the icons come together, and icon.svg is there',
  ],
])('unusable files are refused: %j', async (files, line) => {
  const said = await lineOf(files)
  if (typeof line === 'string') expect(said).toBe(line)
  else expect(said).toMatch(line)
})

it('an icon of another size and a missing folder are refused', async () => {
  const files = brandFiles()
  expect(await lineOf({ ...files, 'icon-192.png': files['icon-32.png'] ?? '' })).toBe(
    'BRAND_DIR: icon-192.png must be a PNG of 192 x 192 pixels',
  )
  expect(() => readBrand('/nowhere/at-all')).toThrow(
    'BRAND_DIR: /nowhere/at-all cannot be read as a folder (ENOENT)',
  )
})

it('a picture may point into itself, and hidden files and a README are ignored', async () => {
  const inside = '<style>path{fill:url(#a)}</style><defs><g id="a"/></defs><use href="#a"/><path/>'
  expect(await lineOf({ 'logo.svg': svg(inside), '.gitignore': '', 'README.md': '' })).toBe('taken')
})

it('the folder name is the product name when no variable sets another', async () => {
  const folder = await folderOf(json({ name: 'Quay', tagline: 'T.', socialUrl: 'https://quay.example/' }))
  expect(readConfig({ BRAND_DIR: folder })).toMatchObject({
    productName: 'Quay',
    productTagline: 'T.',
    socialUrl: 'https://quay.example/',
    mailFrom: 'Quay <no-reply@localhost>',
  })
  expect(readConfig({ BRAND_DIR: folder, PRODUCT_NAME: 'Staging' }).productName).toBe('Staging')
  expect(readConfig({})).toMatchObject({ productName: 'Latchkey', brand: null })
})

it('the first heading of a text is its title, and a second heading of that level goes one level down', async () => {
  const brand = readBrand(
    await folderOf({
      'privacy.md': '\ufeff# Datenschutz #\r\n\r\n# Zwei',
      'terms.md': 'Be kind.\n\n# Or else',
    }),
  )
  expect(brand.page.prose).toEqual({ '/privacy': 'Datenschutz', '/terms': 'Terms of Use' })
  expect(proseOf(brand.prose.get('/privacy') ?? '')).toEqual([{ tag: 'h2', children: ['Zwei'] }])
})

it('Markdown becomes elements and words, and nothing that loads or runs', () => {
  expect(proseOf('3. *a* &amp; <b>c</b>')).toEqual([
    {
      tag: 'ol',
      start: 3,
      children: [{ tag: 'li', children: [{ tag: 'em', children: ['a'] }, ' & <b>c</b>'] }],
    },
  ])
  for (const address of [
    'javascript:1',
    'JaVaScRiPt:1',
    '&#106;avascript:1',
    'data:text/html,x',
    '//x.example',
    'x',
    '#x',
    'vbscript:1',
  ])
    expect(JSON.stringify(proseOf(`[tap](${address})`)), address).not.toContain('href')
  for (const address of ['/terms', 'https://x.example/', 'mailto:a@x.example'])
    expect(JSON.stringify(proseOf(`[tap](${address})`)), address).toContain(`"href":"${address}"`)
})

it('contrast is computed as WCAG defines it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
})

/** The custom properties with colours, in the first block of the scheme. */
function tokensOf(css: string) {
  return Object.fromEntries(
    [...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]),
  )
}

it('the default colours are those of the style sheet', () => {
  const css = readFileSync(join(ROOT, 'src/client/styles/tokens.css'), 'utf8')
  const [light = '', dark = ''] = css.split(/@media \((?:prefers-color-scheme: dark)\)|@media print/)
  expect(tokensOf(light)).toMatchObject(defaultColors.light)
  expect(tokensOf(dark)).toMatchObject(defaultColors.dark)
  const landing = readFileSync(join(ROOT, 'src/client/landing/landing-page.module.css'), 'utf8')
  for (const color of ['#f4c6a4', '#54396c']) expect(landing).toContain(color)
})

/** The first column of each table, by the heading above it. */
function tablesIn(doc: string): Record<string, [name: string, row: string][]> {
  const sections = doc.split(/^## /m).slice(1)
  return Object.fromEntries(
    sections.map((section) => [
      section.split('\n', 1)[0],
      [...section.matchAll(/^\| `([^`]+)` .*$/gm)].map(([row, name = '']) => [name, row] as [string, string]),
    ]),
  )
}

it('the example of docs/brand.md is accepted', async () => {
  const [, example = ''] =
    /\n( {4}\{\n[\s\S]*?\n {4}\}\n)/.exec(readFileSync(join(ROOT, 'docs/brand.md'), 'utf8')) ?? []
  expect(example).not.toBe('')
  expect(await lineOf({ 'brand.json': example })).toBe('taken')
})

it('docs/brand.md lists every setting, and nothing else', () => {
  const tables = tablesIn(readFileSync(join(ROOT, 'docs/brand.md'), 'utf8'))
  const named = (heading: string) => tables[heading]?.map(([name]) => name)
  expect(named('Files')).toEqual(BRAND_FILES)
  expect(named('Colours')).toEqual(TOKENS)
  expect(named('Words')).toEqual([
    'name',
    'tagline',
    'socialUrl',
    ...Object.keys(brandWords).map((word) => `words.${word}`),
  ])
  for (const [word, longest] of Object.entries(brandWords))
    expect(tables.Words?.find(([name]) => name === `words.${word}`)?.[1]).toMatch(
      new RegExp(`\\| ${longest} +\\|`),
    )
  for (const [token, row] of tables.Colours ?? []) {
    const pair = PAIRS.find(({ front }) => front === token)
    const said = pair ? `${pair.backs.join(', ')}: ${pair.least}` : '-'
    expect(row.split('|').at(-2)?.trim(), row).toBe(said)
    expect(row).toContain(defaultColors.light[token as keyof typeof defaultColors.light])
    expect(row).toContain(defaultColors.dark[token as keyof typeof defaultColors.dark])
  }
})
