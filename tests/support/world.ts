import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { builtClient } from '#server/http/pages/built-client.ts'
import { servedProcedures } from '#server/http/trpc/router.ts'
import { startBackgroundJobs } from '#server/jobs/start-jobs.ts'
import { WakeUp } from '#server/outbox/wake-up.ts'
import { createLog } from '#server/platform/log.ts'
import type { Connection } from '#server/platform/postgres/driver.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { systemRandom } from '#server/platform/random.ts'
import { RefusalLimit } from '#server/rate-limits/refusal-limit.ts'
import { createDatabase } from './cluster.ts'
import { startSmtp } from './smtp.ts'
import { testConfig } from './test-config.ts'

/** The two ways to call a procedure. A test uses both only when the door itself is tested. */
export const doors = ['REST', 'tRPC'] as const
export type Door = (typeof doors)[number]

/** An answer in the same form for both doors. */
export type Answer = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  // biome-ignore lint/suspicious/noExplicitAny: tests read single fields of the answer, as a client would.
  body: any
}

type CallOptions = { bearer?: string | undefined; headers?: Record<string, string>; from?: string }

/** Where the database is, and how to drop it. */
type TestDatabase = { connection: Connection; drop(): Promise<void> }

/** The real application on a real database, with real mail; made anew for each test file. */
export async function createWorld(
  overrides: Partial<Config> = {},
  { connections, database: given }: { connections?: number; database?: TestDatabase } = {},
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'world-'))
  const smtp = await startSmtp()
  const database = given ?? (await createDatabase())
  const { db, sql, close } = openDatabase({
    connection: database.connection,
    log: createLog({ level: 'silent' }),
    max: connections,
  })
  const config = testConfig({ dataDir: folder, smtpUrl: smtp.url, ...overrides })
  const deps: Deps = {
    config,
    db,
    log: createLog({ level: 'silent' }),
    random: systemRandom,
    lifecycle: { isReady: true, isDraining: false },
    refusals: new RefusalLimit(config.rateLimitFactor),
    wakeUp: new WakeUp(),
  }
  const app = await buildApp(deps, await builtClient(config, await emptyClient(folder)))
  const jobs = startBackgroundJobs(deps, { sql })

  return {
    app,
    deps,
    connection: database.connection,
    sql,
    smtp,
    call: (door: Door, procedure: string, input?: unknown, options?: CallOptions) =>
      call(app, door, procedure, input, options),

    /** Calls a procedure through REST. tests/server/http/contract.test.ts checks that tRPC answers the same. */
    run: (procedure: string, input?: unknown, options?: CallOptions) =>
      call(app, 'REST', procedure, input, options),

    /** A REST call at its documented address. */
    rest: (method: 'GET' | 'POST' | 'DELETE', url: string, input?: unknown, options?: CallOptions) =>
      callRest(app, method, url, input, options),

    /** A guest, made as a browser makes one. */
    async newGuest(browserId = newBrowserId()) {
      const { status, body } = await callRest(
        app,
        'POST',
        '/api/account',
        { browserId },
        { from: newClient() },
      )
      if (status !== 200) throw new Error(`No guest: ${JSON.stringify(body)}`)
      return { ...body, browserId } as {
        id: string
        jwt: string
        browserKey: string
        browserId: string
        upid: string
      }
    },

    /** Asks for a sign-in link and reads its token from the mail. */
    async mailedLink(email: string, options: CallOptions = {}) {
      const asked = await callRest(
        app,
        'POST',
        '/api/auth/email/signin',
        { email },
        { from: newClient(), ...options },
      )
      if (asked.status !== 200) throw new Error(`No link: ${JSON.stringify(asked.body)}`)
      const { mail } = await smtp.next(email)
      const token = mail.text?.match(/^http\S+\/authr\/verify\?token=(\S+)$/m)?.[1]
      if (!token) throw new Error('No link alone on its line')
      return token
    },

    async close() {
      await jobs.stop()
      await app.close()
      await close()
      await database.drop()
      await smtp.stop()
      await rm(folder, { recursive: true })
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>

export function newBrowserId() {
  return systemRandom.bytes(8).toString('hex')
}

let clients = 0

/** A new client address, so that the limits of one test do not affect another. */
export function newClient() {
  clients += 1
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
}

/** Server tests check what the server adds to a page, not the client's build. */
async function emptyClient(folder: string) {
  const publicDir = path.join(folder, 'public')
  await mkdir(path.join(publicDir, 'assets'), { recursive: true })
  await writeFile(
    path.join(publicDir, 'index.html'),
    '<head><title>__PRODUCT_NAME__</title><meta name="description" content="__DESCRIPTION__"><meta name="app-config" content="__APP_CONFIG__"><meta name="link-address" content=""></head>',
  )
  await writeFile(path.join(publicDir, 'assets', 'main-abc123.js'), 'export {}')
  await writeFile(path.join(publicDir, '.secret'), 'hidden')
  return publicDir
}

const procedures = new Map(servedProcedures().map((procedure) => [procedure.name, procedure]))

async function call(
  app: FastifyInstance,
  door: Door,
  name: string,
  input?: unknown,
  options: CallOptions = {},
): Promise<Answer> {
  const procedure = procedures.get(name)
  if (!procedure) throw new Error(`No procedure ${name}`)
  const { method, path: address } = procedure.rest
  const fields = Object(input) as Record<string, unknown>
  if (door === 'REST') {
    const url = `/api${address.replace(/\{(\w+)\}/g, (_, field) => encodeURIComponent(String(fields[field])))}`
    return method === 'GET'
      ? callRest(app, method, url + queryOf(fields, address), undefined, options)
      : callRest(app, method, url, input, options)
  }
  const answer = await callTrpc(app, procedure.type, name, input, options)
  return { ...answer, body: answer.body.error?.data ?? answer.body.result?.data }
}

/** The query parameters of a read, besides those in its path. */
function queryOf(fields: Record<string, unknown>, address: string) {
  const asked = Object.entries(fields).filter(([field]) => !address.includes(`{${field}}`))
  return asked.length > 0
    ? `?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`
    : ''
}

async function callTrpc(
  app: FastifyInstance,
  type: 'query' | 'mutation',
  name: string,
  input: unknown,
  options: CallOptions,
): Promise<Answer> {
  if (type === 'query') {
    const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
    return inject(app, 'GET', `/trpc/${name}${query}`, undefined, options)
  }
  // The tRPC client declares JSON for every mutation, even for one without input.
  const headers = { 'content-type': 'application/json', ...options.headers }
  return inject(app, 'POST', `/trpc/${name}`, input, { ...options, headers })
}

async function callRest(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  input?: unknown,
  options: CallOptions = {},
): Promise<Answer> {
  return await inject(app, method, url, input, options)
}

async function inject(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  input: unknown,
  { bearer, headers, from }: CallOptions,
): Promise<Answer> {
  const response = await app.inject({
    method,
    url,
    remoteAddress: from ?? '127.0.0.1',
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(input !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(input !== undefined && { payload: JSON.stringify(input) }),
  })
  const isJson = /^application\/json/.test(String(response.headers['content-type']))
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson ? response.json() : response.rawPayload,
  }
}
