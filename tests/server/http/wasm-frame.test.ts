import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { builtClient } from '#server/http/pages/built-client.ts'
import { compiler, sandboxPath } from '#shared/wasm.ts'
import { createWorld, type World } from '../../support/world.ts'

const SCRIPT = 'a < b && "</" + "div>"'

let world: World
let app: FastifyInstance
beforeAll(async () => {
  world = await createWorld()
  const { config } = world.deps
  const folder = path.join(config.dataDir, 'with-sandbox')
  await mkdir(path.join(folder, 'wasm'), { recursive: true })
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'index.html'), '<title>__PRODUCT_NAME__</title>')
  await writeFile(path.join(folder, 'wasm/frame.html'), `<!doctype html>\n<script>${SCRIPT}</script>`)
  await writeFile(path.join(folder, compiler.copy), 'compiler')
  await writeFile(path.join(folder, `${compiler.copy}.br`), 'compressed')
  await writeFile(path.join(folder, 'assets/main-abc123.js'), 'export {}')
  app = await buildApp(world.deps, await builtClient(config, folder))
})
afterAll(async () => {
  await app.close()
  await world.close()
})

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url, headers: { host: 'localhost:3000', ...headers } })
  return { status: response.statusCode, headers: response.headers, text: response.body }
}

function policyOf({ headers }: Awaited<ReturnType<typeof get>>) {
  const directives = String(headers['content-security-policy']).split(';')
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ')
      return [name, values.join(' ')]
    }),
  )
}

it('the pinned compiler is the installed one, and both addresses contain its version', async () => {
  const installed = path.join(import.meta.dirname, '../../../node_modules/wabt')
  const { version } = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'))
  const digest = createHash('sha384').update(await readFile(path.join(installed, 'index.js')))
  expect(compiler).toEqual({
    cdn: `https://cdn.jsdelivr.net/npm/wabt@${version}/index.js`,
    copy: `/wasm/wabt-${version}.js`,
    integrity: `sha384-${digest.digest('base64')}`,
  })
})

it('the frame can be framed by our pages, has no origin, and reaches the compiler alone', async () => {
  const frame = await get(sandboxPath)
  expect(frame.status).toBe(200)
  expect(frame.text).toContain(`<script>${SCRIPT}</script>`)
  expect(policyOf(frame)).toEqual({
    'default-src': "'none'",
    'script-src': `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}' 'wasm-unsafe-eval'`,
    'worker-src': 'blob:',
    'connect-src': `${compiler.cdn} http://localhost:3000${compiler.copy}`,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    sandbox: 'allow-scripts',
  })
  expect(frame.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-cache',
  })
  expect(frame.headers).not.toHaveProperty('access-control-allow-origin')
})

it('a document without an origin can read our copy of the compiler, which is cached', async () => {
  const copy = await get(compiler.copy, { origin: 'null' })
  expect(copy).toMatchObject({ status: 200, text: 'compiler' })
  expect(copy.headers).toMatchObject({
    'content-type': expect.stringMatching(/javascript; charset=utf-8$/),
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-frame-options': 'DENY',
  })
  expect(policyOf(copy)['frame-ancestors']).toBe("'none'")
  expect(copy.headers).not.toHaveProperty('access-control-allow-credentials')

  const compressed = await get(compiler.copy, { 'accept-encoding': 'br' })
  expect(compressed.text).toBe('compressed')
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/javascript; charset=utf-8$/),
    'access-control-allow-origin': '*',
  })
})

it.each(['/wasm', '/wasm/', '/wasm?a=1'])('only %s allows the frame', async (url) => {
  const page = await get(url)
  expect(page.status).toBe(200)
  const { 'frame-src': frames, ...rest } = policyOf(page)
  expect(frames).toBe(`http://localhost:3000${sandboxPath}`)
  expect(rest).toEqual(policyOf(await get('/')))
})

it.each([
  '/',
  '/greet',
  '/signin',
  '/account',
  '/nothing',
  '/wasm/nothing',
  '/wasm/frame.html',
  '/wasm/frame/more',
  `${compiler.copy}.br`,
  '/assets/main-abc123.js',
  '/health',
  '/api/health/live',
  '/api/nothing',
  '/trpc/nothing',
])('%s keeps its strict policy', async (url) => {
  const answer = await get(url, { origin: 'null' })
  const policy = policyOf(answer)
  expect(policy).not.toHaveProperty('frame-src')
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'frame-ancestors': "'none'",
    'script-src': "'self'",
  })
  expect(JSON.stringify(policy)).not.toMatch(/wasm|blob:|jsdelivr/)
  expect(answer.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

it.each(['/wasm', '/wasm/', '/dred', '/error-test', '/settings/dev'])(
  '%s is not listed by search engines',
  async (url) => {
    expect((await get(url)).headers['x-robots-tag']).toBe('noindex')
  },
)

it.each(['/', '/signin'])('%s may be listed by search engines', async (url) => {
  expect((await get(url)).headers).not.toHaveProperty('x-robots-tag')
})
