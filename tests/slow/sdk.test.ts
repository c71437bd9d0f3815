import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { decodeJwt } from 'jose'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright/test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { BROWSER_ARGS, debianBrowser } from '../support/browser.ts'
import { examplesIn } from '../support/doc-examples.ts'
import { serveProduct } from '../support/served.ts'
import { buildIfStale, ROOT } from '../support/started.ts'
import { createWorld, newBrowserId, type World } from '../support/world.ts'

vi.setConfig({ testTimeout: 120_000 })

/** A package of another project, with only our package in it. */
const source = `import { type AppRouter, createLatchkeyClient, type FailedCall, type Outputs, refusalOf } from 'latchkey-client'

const latchkey = createLatchkeyClient({ url: 'http://localhost:3000', accessToken: () => 'token' })

export async function visit(): Promise<Outputs['account']['get']> {
  const { jwt, expiresIn } = await latchkey.account.create.mutate({ browserId: 'a1b2c3d4e5f6a7b8' })
  const life: number = expiresIn
  console.log(jwt.length, life)
  // @ts-expect-error: a birthday is text.
  await latchkey.account.setBornOn.mutate({ bornOn: 1990 })
  // @ts-expect-error: there is no such call.
  await latchkey.account.destroy.mutate()
  const { filename, zip } = await latchkey.account.export.mutate({})
  const base64: string = zip
  console.log(filename, base64.length)
  const account = await latchkey.account.get.query()
  const [key] = account.keys
  if (key?.type === 'email') console.log(key.activated)
  return account
}

export function codeOf(error: unknown): FailedCall['code'] | undefined {
  return refusalOf(error)?.code
}

export type Given = AppRouter['_def']['record']['account']['create']['_def']['$types']['input']
export const given: Given = { browserId: 'a1b2c3d4e5f6a7b8' }
// @ts-expect-error: something is missing.
export const nothing: Given = {}
`

/** A project with its own tRPC client, whose declarations need the types of Node and of `ws`. */
const ownClient = `import { createTRPCClient, httpLink } from '@trpc/client'
import type { AppRouter } from 'latchkey-client'

const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: 'http://localhost:3000/trpc' })] })
export const account: Promise<{ upid: string }> = client.account.get.query()
// @ts-expect-error: there is no such call.
client.account.destroy.mutate()
`

/** Every example of the package's own page and of ours. */
const documented = Object.fromEntries(
  [...examplesIn('src/sdk/README.md', 'ts'), examplesIn('docs/typed-use.md', 'ts')[0] ?? 'nothing'].map(
    (code, at) => [`documented-${at}.ts`, code],
  ),
)

const TYPESCRIPTS = [
  ['5.9', 'node_modules/dts-bundle-generator/node_modules/typescript/bin/tsc'],
  ['7', 'node_modules/typescript/bin/tsc'],
]

let folder: string
let world: World
beforeAll(async () => {
  execFileSync('npm', ['run', 'build:sdk'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  folder = mkdtempSync(join(tmpdir(), 'sdk-test-'))
  const files = { 'index.ts': source, ...documented }
  for (const [name, text] of Object.entries({ ...files, 'own-client.ts': ownClient })) {
    writeFileSync(join(folder, name), text)
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'somebody', type: 'module' }))
  const modules = join(folder, 'node_modules')
  mkdirSync(modules)
  cpSync(join(ROOT, 'dist/sdk'), join(modules, 'latchkey-client'), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules/@trpc'), join(modules, '@trpc'))
  world = await createWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
}, 240_000)
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the published package', () => {
  it.each(TYPESCRIPTS)(
    'compiles with TypeScript %s under strict and no further flag',
    (version, compiler) => {
      const tsc = (...args: string[]) =>
        spawnSync(process.execPath, [join(ROOT, compiler), ...args], { cwd: folder, encoding: 'utf8' })
      expect(tsc('--version').stdout).toContain(`Version ${version}`)
      const flags = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022']
      for (const args of [
        [...flags, 'index.ts', ...Object.keys(documented)],
        [...flags, '--skipLibCheck', 'own-client.ts'],
      ]) {
        const { stdout, status } = tsc(...args)
        expect(stdout).toBe('')
        expect(status).toBe(0)
      }
    },
  )

  it('needs no other package, neither in its code nor in its types', () => {
    for (const name of ['index.js', 'index.d.ts']) {
      const text = readFileSync(join(ROOT, 'dist/sdk', name), 'utf8')
      expect(text).not.toMatch(/^(?:import|export) .*from ['"]|import\(/m)
    }
  })

  it('contains a client that is ready to call', async () => {
    const { createLatchkeyClient, refusalOf } = await import(
      pathToFileURL(join(folder, 'node_modules/latchkey-client/index.js')).href
    )
    const { port } = world.app.server.address() as AddressInfo
    let token: string | undefined
    const latchkey = createLatchkeyClient({ url: `http://127.0.0.1:${port}/`, accessToken: () => token })
    const guest = await latchkey.account.create.mutate({ browserId: newBrowserId() })
    const error = await latchkey.account.get.query().catch((reason: unknown) => reason)
    expect(refusalOf(error)).toMatchObject({ success: false, code: 'authentication_required' })
    expect(refusalOf(new Error('the line is cut'))).toBeNull()
    token = guest.jwt
    expect(await latchkey.account.get.query()).toMatchObject({ id: guest.id, ghost: true })
  })

  it('can be packed as it is', () => {
    const packed = execFileSync('npm', ['pack', '--dry-run', '--json'], {
      cwd: join(ROOT, 'dist/sdk'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const files = Object.values<{ files: { path: string }[] }>(JSON.parse(packed)).flatMap((one) => one.files)
    expect(files.map((file) => file.path).sort()).toEqual([
      'LICENSE',
      'README.md',
      'THIRD-PARTY-NOTICES.txt',
      'index.d.ts',
      'index.js',
      'package.json',
    ])
    const notices = readFileSync(join(ROOT, 'dist/sdk/THIRD-PARTY-NOTICES.txt'), 'utf8')
    for (const name of ['@trpc/client', '@trpc/server', '@simplewebauthn/browser'])
      expect(notices).toMatch(new RegExp(`^${name} \\d.*\\(MIT\\)$`, 'm'))
  })
})

describe('in a browser, on the origin of the service', () => {
  let product: Awaited<ReturnType<typeof serveProduct>>
  let browser: Browser
  beforeAll(async () => {
    buildIfStale()
    product = await serveProduct()
    browser = await chromium.launch({ executablePath: debianBrowser(), args: BROWSER_ARGS })
  }, 240_000)
  afterAll(async () => {
    await browser.close()
    await product.close()
  })

  /** A tab of somebody's own page. It has another policy than ours, which would refuse foreign scripts. */
  async function newTab(context: BrowserContext) {
    await context.route('**/sdk.js', (route) => route.fulfill({ path: join(ROOT, 'dist/sdk/index.js') }))
    const page = await context.newPage()
    await page.goto(`${product.origin}/privacy`)
    // As text: the test runner would rewrite an import.
    await page.evaluate(`import('/sdk.js').then((sdk) => {
      const latchkey = sdk.createLatchkeyClient({ url: location.origin, storage: sdk.browserStorage() })
      Object.assign(globalThis, { sdk, latchkey })
    })`)
    return page
  }

  it('shares a session with our own pages, and of all tabs one renews it', async () => {
    const context = await browser.newContext({ bypassCSP: true })
    const refreshes: string[] = []
    context.on('request', (request) => {
      if (request.url().includes('auth.refresh')) refreshes.push(request.url())
    })
    const tabs = [await newTab(context), await newTab(context), await newTab(context)]
    const [first] = tabs
    const guest = await first?.evaluate('latchkey.account.create.mutate({ browserId: sdk.newBrowserId() })')
    const { id, upid } = guest as { id: string; upid: string }
    const ours = await context.newPage()
    await ours.goto(`${product.origin}/account`)
    await ours.getByText(upid).first().waitFor()
    await ours.close()

    const get = () => Promise.all(tabs.map((tab) => tab.evaluate('latchkey.account.get.query()')))
    expect(refreshes).toEqual([])
    await first?.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('auth_tokens') ?? '{}')
      localStorage.setItem('auth_tokens', JSON.stringify({ ...stored, expiresAt: Date.now() + 1000 }))
    })
    // Local storage reaches the other tabs a little later.
    await new Promise((done) => setTimeout(done, 500))
    expect(await get()).toMatchObject([{ id }, { id }, { id }])
    expect(refreshes).toHaveLength(1)
    await context.close()
  })

  it('removes at a sign-out what our own pages remove, and nothing else', async () => {
    const context = await browser.newContext({ bypassCSP: true })
    const page = await newTab(context)
    await page.evaluate('latchkey.account.create.mutate({ browserId: sdk.newBrowserId() })')
    const names = await page.evaluate(async () => {
      const access = ['accountId', 'auth_tokens', 'browser_key', 'jwt', 'left_guest', 'pending_email_key']
      for (const name of ['left_guest', 'pending_email_key', 'somebody_elses'])
        localStorage.setItem(name, '{}')
      return access.filter((name) => localStorage.getItem(name) !== null)
    })
    expect(names).toHaveLength(6)
    await page.evaluate('latchkey.auth.logout.mutate({})')
    const left = (await page.evaluate(() => Object.keys(localStorage))) as string[]
    expect(left).toContain('somebody_elses')
    expect(left.filter((name) => names.includes(name))).toEqual([])
    await context.close()
  })

  it('makes a passkey, signs in with it, and takes a cancelled dialog for no error', async () => {
    const context = await browser.newContext({ bypassCSP: true })
    const page = await newTab(context)
    const authenticator = await addAuthenticator(page)
    const guest = (await page.evaluate(
      'latchkey.account.create.mutate({ browserId: sdk.newBrowserId() })',
    )) as {
      id: string
    }
    expect(await page.evaluate('sdk.addPasskey(latchkey)')).toMatchObject({ user: { id: guest.id } })
    expect(await page.evaluate('sdk.proveWithPasskey(latchkey)')).toEqual({ proof: expect.any(String) })
    await page.evaluate('latchkey.auth.logout.mutate({})')
    expect(await page.evaluate('sdk.browserStorage().read()')).toBeNull()

    await authenticator.isVerified(false)
    expect(await page.evaluate('sdk.signInWithPasskey(latchkey)')).toBeNull()
    await authenticator.isVerified(true)
    const entered = (await page.evaluate('sdk.signInWithPasskey(latchkey)')) as { jwt: string }
    expect(decodeJwt(entered.jwt)).toMatchObject({ sub: guest.id, amr: ['swk', 'user'] })
    expect(await page.evaluate('latchkey.account.get.query()')).toMatchObject({ id: guest.id })
    expect(await page.evaluate("sdk.signInWithPasskey(latchkey, { email: 'nobody@example.com' })")).toBeNull()
    await context.close()
  })
})

/** A platform authenticator in the page, which answers by itself. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Without it the browser ends a dialog as if somebody had closed it. */
    isVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}
