import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type ServedProcedure, servedProcedures } from '#server/http/trpc/router.ts'
import { limits } from '#server/platform/postgres/schema.ts'
import { type ErrorName, errorCatalogue } from '#shared/errors.ts'
import { ADD_ROW, contractTable } from '../../support/contract-table.ts'
import { setCount } from '../../support/counts.ts'
import { SEND_IT, type Sent, sendEach, unsent } from '../../support/each-call.ts'
import { fileIn } from '../../support/exports.ts'
import { madeUp } from '../../support/made-up.ts'
import { type Raw, send } from '../../support/send.ts'
import { type Answer, createWorld, type Door, doors, newClient, type World } from '../../support/world.ts'

/**
 * Both doors share their code, checks and answers, so other tests use one door. This one checks the other: each
 * procedure once with success and once refused, through both doors, with the same answer.
 */

let world: World
let sent: Record<Door, Map<string, Sent>>
beforeAll(async () => {
  const other = await createWorld()
  world = await createWorld()
  const [REST, tRPC] = await Promise.all([sendEach(world, 'REST'), sendEach(other, 'tRPC')])
  await other.close()
  sent = { REST, tRPC }
})
afterAll(() => world.close())

const procedures = servedProcedures()

/** For a table of tests: the procedures of one kind, with their names. */
function those(isIt: (procedure: ServedProcedure) => boolean = () => true) {
  return procedures.filter(isIt).map((procedure) => [procedure.name, procedure] as const)
}

/** Headers that differ between answers, or that only tRPC has. */
const OWN_HEADERS = ['allow', 'content-length', 'date', 'transfer-encoding', 'vary', 'x-request-id']

/** What must be the same through both doors, with secrets, ids and moments replaced. */
function comparable({ status, headers, body }: Answer, besides: string[] = []) {
  const told = Object.entries(headers).filter(([name]) => ![...OWN_HEADERS, ...besides].includes(name))
  // A second may pass between the two calls.
  const same = told.map(([name, value]) => [name, name === 'retry-after' ? Number(value) > 0 : value])
  return { status, headers: Object.fromEntries(same), body: madeUp(body) }
}

/** The same call through each door. */
async function overBoth<Made>(make: (door: Door) => Promise<Made> | Made) {
  return { overRest: await make('REST'), overTrpc: await make('tRPC') }
}

function sentOver(door: Door, name: string): Answer {
  const call = sent[door].get(name)
  if (!call) throw new Error(SEND_IT)
  return call.answer
}

it('every procedure has its row, and is called', () => {
  const names = procedures.map(({ name }) => name).sort()
  expect(Object.keys(contractTable).sort(), ADD_ROW).toEqual(names)
  expect([...unsent(sent.REST), ...unsent(sent.tRPC)], SEND_IT).toEqual([])
})

describe('both doors answer the same', () => {
  it.each(those(({ rest }) => !rest.file))('to %s', async (name, { rest }) => {
    const { overRest, overTrpc } = await overBoth((door) => sentOver(door, name))
    // The headers that REST adds are for proxies.
    const forProxies = Object.keys(rest.headers ?? {})
    for (const header of forProxies) expect(overRest.headers).toHaveProperty(header)
    expect(comparable(overTrpc)).toEqual(comparable(overRest, forProxies))
    expect(overTrpc).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  })

  it('to all calls of a scenario, and the same thing has the same id in both', async () => {
    const names = procedures.filter(({ rest }) => !rest.file).map(({ name }) => name)
    const { overRest, overTrpc } = await overBoth((door) =>
      madeUp(names.map((name) => sentOver(door, name).body)),
    )
    expect(overTrpc).toEqual(overRest)
  })

  it('to a request for a file: REST sends it, and tRPC has it in base64', async () => {
    expect(those(({ rest }) => rest.file !== undefined).map(([name]) => name)).toEqual(['account.export'])
    const { overRest, overTrpc } = await overBoth((door) => {
      const answer = sentOver(door, 'account.export')
      const zip: Buffer = door === 'REST' ? answer.body : Buffer.from(answer.body.zip, 'base64')
      expect(zip.subarray(0, 2).toString()).toBe('PK')
      const { filename, files, account } = fileIn(door, answer)
      expect(filename).toMatch(/^latchkey-[0-9A-Z]{10}-\d{4}-\d\d-\d\d\.zip$/)
      const text = JSON.stringify(account).replaceAll(account.account.id, 'the id')
      return { names: Object.keys(files), account: madeUp(JSON.parse(text)) }
    })
    expect(overTrpc).toEqual(overRest)
  })
})

/** Prepares a refused call, and makes it. */
async function refuse(door: Door, { name, rest }: ServedProcedure) {
  const row = contractTable[name]
  if (!row) throw new Error(ADD_ROW)
  const call = await row.refused(world)
  onTestFinished(() => call.after?.())
  const answer = call.isByMethod
    ? await malformed(door, { name, rest: { ...rest, method: 'POST' } })
    : await world.call(door, name, call.input, call)
  return { ...answer, reason: call.reason }
}

/** Sends a raw body to the address of a procedure. */
async function malformed(door: Door, { name, rest }: Pick<ServedProcedure, 'name' | 'rest'>, raw: Raw = {}) {
  const { text, ...answer } =
    door === 'REST'
      ? await send(world, `/api${rest.path}`, { ...raw, method: rest.method })
      : await send(world, `/trpc/${name}`, raw)
  const body = JSON.parse(text)
  return { ...answer, body: body.error?.data ?? body }
}

/** Checks that a refusal has its reason, and nothing else. */
function expectRefused({ status, headers, body }: Answer, reason: ErrorName) {
  const { code, status: wanted, sentence } = errorCatalogue[reason]
  const { issues, methods, until, ...plain } = body
  const message = issues ? issues[0].message : sentence
  const error = reason === 'emailExists' ? code : message
  expect({ status, body: plain }).toEqual({ status: wanted, body: { success: false, error, code, message } })
  expect({
    hasIssues: issues !== undefined,
    hasMethods: methods !== undefined,
    hasUntil: until !== undefined,
  }).toEqual({
    hasIssues: reason === 'invalidInput',
    hasMethods: reason === 'proofRequired',
    hasUntil: reason === 'tooNew',
  })
  expect(headers['retry-after'] !== undefined).toBe(status === 429 || status === 503)
  expect(headers['cache-control']).toBe('no-store')
}

describe('both doors refuse', () => {
  it.each(those())('%s for the same reason, in the same words', async (_, procedure) => {
    const { overRest, overTrpc } = await overBoth((door) => refuse(door, procedure))
    expectRefused(overRest, overRest.reason)
    expect(comparable(overTrpc)).toEqual(comparable(overRest))
  })

  const looksAtBearer = those(({ bearer }) => bearer === 'required' || bearer === 'optional')

  it.each(looksAtBearer)('%s for an invalid bearer', async (name) => {
    const { overRest, overTrpc } = await overBoth((door) =>
      world.call(door, name, {}, { bearer: 'nothing', from: newClient() }),
    )
    expectRefused(overRest, 'invalidToken')
    expect(comparable(overTrpc)).toEqual(comparable(overRest))
  })

  it.each(those(({ bearer }) => bearer === 'required'))('%s without a bearer', async (name) => {
    const { overRest, overTrpc } = await overBoth((door) => world.call(door, name, {}, { from: newClient() }))
    expectRefused(overRest, 'authenticationRequired')
    expect(comparable(overTrpc)).toEqual(comparable(overRest))
  })

  const json = 'application/json'
  const bodies: [ErrorName, (most: number) => Raw][] = [
    ['invalidJson', () => ({ type: json, body: '{' })],
    ['invalidJson', () => ({ type: json, body: '[]' })],
    ['unsupportedMediaType', () => ({ type: 'text/plain', body: '{}' })],
    ['crossSite', () => ({ type: json, body: '{}', headers: { origin: 'https://evil.example' } })],
    ['tooLarge', (most) => ({ type: json, body: `{"a":"${'x'.repeat(most)}"}` })],
  ]

  it.each(those(({ type }) => type === 'mutation'))('%s for a malformed body', async (_, procedure) => {
    for (const [reason, bodyOf] of bodies) {
      const raw = bodyOf(procedure.rest.bodyLimit ?? 64 * 1024)
      const { overRest, overTrpc } = await overBoth((door) => malformed(door, procedure, raw))
      expectRefused(overRest, reason)
      expect(comparable(overTrpc)).toEqual(comparable(overRest))
    }
  })
})

it('one limit counts the calls of a network through both doors', async () => {
  const from = newClient()
  const limit = { kind: 'accounts_a_minute', subject: from } as const
  await setCount(world, { ...limit, count: 28 })
  const statuses = []
  for (const door of [...doors, ...doors]) {
    const { status } = await world.call(door, 'account.create', { browserId: 'a1b2c3d4e5f6a7b8' }, { from })
    statuses.push(status)
  }
  expect(statuses).toEqual([200, 200, 429, 429])
  const isIt = and(eq(limits.kind, limit.kind), eq(limits.subject, from))
  expect(await world.deps.db.select().from(limits).where(isIt)).toMatchObject([{ count: 30 }])
})

it.each(doors)('a browser that a call over %s does not name is named after its headers', async (door) => {
  const headers = {
    cookie: 'brid=b8a7f6e5d4c3b2a1',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  }
  const { body } = await world.call(door, 'account.create', {}, { from: newClient(), headers })
  expect(body.keys).toMatchObject([{ browserId: 'b8a7f6e5d4c3b2a1', name: 'Firefox on Linux' }])
})
