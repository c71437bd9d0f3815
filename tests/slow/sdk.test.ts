import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { examplesIn } from '../support/doc-examples.ts'
import { ROOT } from '../support/started.ts'
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

const TYPESCRIPTS = [
  ['5.9', 'node_modules/dts-bundle-generator/node_modules/typescript/bin/tsc'],
  ['7', 'node_modules/typescript/bin/tsc'],
]

let folder: string
let world: World
beforeAll(async () => {
  execFileSync('npm', ['run', 'build:sdk'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  folder = mkdtempSync(join(tmpdir(), 'sdk-test-'))
  const files = { 'index.ts': source, 'documented.ts': examplesIn('docs/typed-use.md', 'ts')[0] ?? 'nothing' }
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
        [...flags, 'index.ts', 'documented.ts'],
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
    expect(files.map((file) => file.path).sort()).toEqual(['index.d.ts', 'index.js', 'package.json'])
  })
})
