import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { letterMark } from '#server/brand/letter-pictures.ts'
import { readBrand } from '#server/brand/read-brand.ts'
import { MANIFEST_PATH } from '#server/http/pages/manifest.ts'
import { renderPage } from '#server/http/pages/page-document.ts'
import { brandFiles, harbour, writeBrand } from '../../support/brand-folder.ts'
import { newAddress } from '../../support/new-address.ts'
import { buildIfStale, ROOT, run } from '../../support/started.ts'
import { testConfig } from '../../support/test-config.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
let plain: World
let remove: () => Promise<void>
const files = brandFiles()

beforeAll(async () => {
  const written = await writeBrand(files)
  remove = written.remove
  const { name, tagline, socialUrl } = harbour
  world = await createWorld({
    brand: readBrand(written.folder),
    productName: name,
    productTagline: tagline,
    socialUrl,
  })
  plain = await createWorld()
})
afterAll(async () => {
  await Promise.all([world.close(), plain.close(), remove()])
})

function get(url: string, headers: Record<string, string> = {}, from = world) {
  return from.app.inject({ url, headers: { host: 'localhost:3000', ...headers } })
}

function told(body: string) {
  const content = body.match(/name="app-config" content="([^"]*)"/)?.[1] ?? ''
  return JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'))
}

describe('a page of a brand', () => {
  it('gets the words, the shape of the logo and the titles of its texts, but not the texts', async () => {
    const { body } = await get('/')
    const { mailSignature, ...words } = harbour.words
    expect(told(body).brand).toEqual({
      words,
      logo: 2,
      prose: { '/privacy': 'What we note down', '/terms': 'Terms of Use' },
    })
    expect(body).not.toContain(mailSignature)
    expect(body).not.toContain('log book')
  })

  it('links its colours last, at an address that changes with them', async () => {
    const { body, headers } = await get('/')
    const address = body.match(/<link rel="stylesheet" href="([^"]*)"><\/head>/)?.[1] ?? ''
    expect(address).toMatch(/^\/brand\/colors\.css\?[\w-]{22}$/)
    const css = await get(address)
    expect(css.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': headers['content-security-policy'],
    })
    expect(css.body).toContain('@media screen and (prefers-color-scheme:dark){:root:root{--ground:#0e1420;')
    // A request for an older brand's colours, sent on by another process, must not be cached.
    expect((await get('/brand/colors.css?other')).headers['cache-control']).toContain('max-age=0')
  })

  it('names no text that the brand does not have', async () => {
    const { body } = await get('/privacy')
    expect(body).toContain('content="Harbour &amp; Sons. Every ship has its berth."')
    expect(body).not.toContain('It is not much')
    expect(body).toContain('<link rel="preload" as="fetch" crossorigin href="/brand/privacy.json">')
  })
})

it('pictures come from the brand folder, at the default addresses, and are not sent twice', async () => {
  for (const [name, path] of [
    ['logo.svg', '/brand/logo.svg'],
    ['icon.svg', '/icons/icon.svg'],
    ['icon-32.png', '/icons/icon-32.png'],
    ['apple-touch-icon.png', '/icons/apple-touch-icon.png'],
    ['card.png', '/icons/card.png'],
  ] as const) {
    const { statusCode, rawPayload, headers } = await get(path)
    expect(statusCode, path).toBe(200)
    expect(rawPayload.equals(Buffer.from(files[name] ?? '')), path).toBe(true)
    expect(headers['content-type']).toBe(name.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
    expect(headers['x-content-type-options']).toBe('nosniff')
    if (name.endsWith('.svg'))
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/)
    for (const known of [`${headers.etag}`, `"x", W/${headers.etag}`, '*'])
      expect((await get(path, { 'if-none-match': known })).statusCode).toBe(304)
  }
})

it('the texts are served as elements', async () => {
  const { headers, body } = await get('/brand/terms.json')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(JSON.parse(body)[0]).toEqual({ tag: 'h2', children: ['No running'] })
  expect(body).not.toContain('"href":')
})

it('the manifest has the name and the background colour', async () => {
  expect((await get(MANIFEST_PATH)).json()).toMatchObject({
    name: harbour.name,
    background_color: harbour.colors.dark.ground,
  })
})

it('letters have the name, the signature, the colours and the icon', async () => {
  const to = newAddress()
  await world.rest('POST', '/api/auth/email/signin', { email: to })
  const { mail } = await world.smtp.next(to)
  expect(mail.subject).toBe('Your link to sign in to Harbour & Sons')
  expect(mail.text?.trim().split('\n').at(-1)).toBe(harbour.words.mailSignature)
  expect(mail.html).toContain('background:#1a4fa3;color:#ffffff')
  expect(mail.html).toContain('background:#f3f7fb')
  expect(mail.html).toContain('.button{background:rgb(138,180,248)!important;color:rgb(11,26,51)!important}')
  const mark = mail.attachments.find(({ cid }) => cid === 'mark@letter')
  expect(mark?.content).toEqual(files['icon-192.png'])
})

it('a service without a brand mentions none, links none and serves none', async () => {
  const { body } = await get('/', {}, plain)
  expect(told(body)).not.toHaveProperty('brand')
  expect(body).not.toContain('/brand/')
  for (const path of ['/brand/colors.css', '/brand/logo.svg', '/brand/privacy.json'])
    expect((await get(path, {}, plain)).statusCode, path).toBe(404)
})

it('letters of a service without a brand have our colours and our mark', async () => {
  const to = newAddress()
  await plain.rest('POST', '/api/auth/email/signin', { email: to })
  const { mail } = await plain.smtp.next(to)
  expect(mail.text?.trim().split('\n').at(-1)).toBe('Latchkey. The door that knows you.')
  expect(mail.html).toContain(
    '<a style="display:inline-block;padding:12px 24px;border-radius:8px;background:#1f5f5b;color:#fffdf8;text-decoration:none"',
  )
  expect(mail.html).toContain('background:#fbf6ec;color:#23213a;font:')
  const mark = mail.attachments.find(({ cid }) => cid === 'mark@letter')
  expect(mark?.content).toEqual(letterMark(null))
})

it('a start with an unusable folder exits 2 with one line', async () => {
  vi.setConfig({ testTimeout: 60_000 })
  buildIfStale()
  const bad = await writeBrand({ 'brand.json': '{"colors":{"light":{"ink":"#fbf6ec"}}}' })
  const { status, stdout, stderr } = run([], { BRAND_DIR: bad.folder })
  await bad.remove()
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr:
      'BRAND_DIR: brand.json colors.light: ink #fbf6ec on ground #fbf6ec has a contrast of 1.00:1 and needs 4.5:1\n',
  })
})

it('the document of a service without a brand stays unchanged', () => {
  const template = readFileSync(join(ROOT, 'src/client/index.html'), 'utf8')
  const html = renderPage(template, testConfig({ dataDir: '/nowhere' }), '').plain.toString()
  expect(html).toContain('(prefers-color-scheme: light)" content="#fbf6ec"')
  expect(html).toContain('(prefers-color-scheme: dark)" content="#171629"')
  expect(html).toContain('"og:image:alt" content="An evening street with a lamp at every door."')
  expect(html).not.toMatch(/__|brand/)
})
