import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { builtClient } from '#server/http/pages/built-client.ts'
import { startBackgroundJobs } from '#server/jobs/start-jobs.ts'
import { WakeUp } from '#server/outbox/wake-up.ts'
import { createLog } from '#server/platform/log.ts'
import { outbox } from '#server/platform/postgres/schema.ts'
import { fingerprint } from '#server/platform/secrets.ts'
import { admin, adminOn } from '../../support/admin.ts'
import { urlOf } from '../../support/cluster.ts'
import { newAddress } from '../../support/new-address.ts'
import { SECRET } from '../../support/test-config.ts'
import { until } from '../../support/until.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

/** The service with its log. Its own jobs deliver the letters. */
let world: World
let app: FastifyInstance
let jobs: ReturnType<typeof startBackgroundJobs>
let run: ReturnType<typeof adminOn>
const lines: string[] = []

beforeAll(async () => {
  world = await createWorld()
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } })
  const deps = { ...world.deps, log, wakeUp: new WakeUp() }
  app = await buildApp(deps, await builtClient(deps.config, `${deps.config.dataDir}/public`))
  jobs = startBackgroundJobs(deps, { sql: world.sql })
  run = adminOn(world.connection)
})
afterAll(async () => {
  await jobs.stop()
  await app.close()
  await world.close()
})

/** A newcomer asks for a link, without a session. */
function ask(email: string) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/email/signin',
    remoteAddress: newClient(),
    headers: { host: 'localhost:3000', 'content-type': 'application/json' },
    payload: { email },
  })
}

async function traced(address: string) {
  const { json } = await run('mail', 'trace', address)
  return json.letters
}

/** The log's lines with this fingerprint. */
function loggedOf(mark: string) {
  return lines.map((line) => JSON.parse(line)).filter((line) => line.fingerprint === mark)
}

describe('mail trace', () => {
  it('tells of a newcomer whose link was sent: the reply, and the lines of the log', async () => {
    const address = newAddress()
    await ask(address)
    await until('the letter to be sent', async () => (await traced(address))[0]?.state === 'sent', 10_000)
    const { code, json } = await run('mail', 'trace', address)
    expect(code).toBe(0)
    expect(json).toMatchObject({
      fingerprints: [fingerprint(SECRET, address)],
      letters: [{ kind: 'signInLink', account: null, state: 'sent', attempts: 1, nextTryAt: null }],
      limits: [],
    })
    expect(json.letters[0].reply).toMatch(/^250 /)
    const { stdout } = await admin(['mail', 'trace', address], environment())
    expect(stdout).toContain(`fingerprint ${json.fingerprints[0]}.`)
    expect(stdout).toMatch(/signInLink for no account, sent at \S+Z, after 1 try: 250 /)

    const [mark] = json.fingerprints
    const told = loggedOf(mark)
    expect(told.find(({ msg }) => msg === 'answered')).toMatchObject({
      route: '/api/auth/email/signin',
      status: 200,
    })
    expect(JSON.stringify(lines)).not.toContain(address)
  })

  it('tells of a letter that the mail server refuses for now, and that it goes on trying', async () => {
    const address = newAddress()
    world.smtp.refuse.set(address, '451 4.7.1 Greylisted, try again later')
    await ask(address)
    await until('a try', async () => (await traced(address))[0]?.state === 'refused', 10_000)
    const [letter] = await traced(address)
    expect(letter).toMatchObject({ reply: '451 4.7.1 Greylisted, try again later', deadAt: null })
    expect(Date.parse(letter.nextTryAt)).toBeGreaterThan(Date.parse(letter.createdAt))
    const { stdout } = await admin(['mail', 'trace', address], environment())
    expect(stdout).toMatch(
      /refused so far, after \d+ tr\w+: 451 4\.7\.1 Greylisted, try again later; next try/,
    )
  })

  it('tells of an address that does not exist', async () => {
    const address = newAddress()
    world.smtp.refuse.set(address, '550 5.1.1 No such user')
    await ask(address)
    await until('the end', async () => (await traced(address))[0]?.state === 'dead', 10_000)
    expect((await traced(address))[0]).toMatchObject({ reply: '550 5.1.1 No such user', nextTryAt: null })
  })

  it('tells which limit refused more letters, and so does the line of the refused call', async () => {
    const address = newAddress()
    for (let n = 0; n < 6; n += 1) await ask(address)
    const { json } = await run('mail', 'trace', address)
    expect(json.letters).toHaveLength(5)
    expect(json.limits).toMatchObject([{ kind: 'mails_to_address_an_hour', count: 5 }])
    const refused = loggedOf(json.fingerprints[0]).filter(({ status }) => status === 429)
    expect(refused).toMatchObject([{ code: 'rate_limited', limit: 'mails_to_address_an_hour' }])
    const { stdout } = await admin(['mail', 'trace', address], environment())
    expect(stdout).toMatch(/^No more letters until \S+Z: mails_to_address_an_hour is at 5\.$/m)
  })

  it('finds letters from before a rotation of the secret', async () => {
    const address = newAddress()
    await ask(address)
    const rotated = { ...environment(), SECRET: `a newer secret as long as the former one,${SECRET}` }
    const { stdout } = await admin(['mail', 'trace', address, '--json'], rotated)
    expect(JSON.parse(stdout)).toMatchObject({ letters: [{ kind: 'signInLink' }] })
    expect(JSON.parse(stdout).fingerprints).toHaveLength(2)
  })

  it('exits 1 for an address without letters, and 2 for what is no address', async () => {
    const none = await admin(['mail', 'trace', newAddress()], environment())
    expect(none.code).toBe(1)
    expect(none.stdout).toMatch(/^No letter to it in the last two days\.$/m)
    expect(await admin(['mail', 'trace', 'ada'], environment())).toMatchObject({
      code: 2,
      stderr: 'ada is no e-mail address.\n',
    })
  })
})

describe('the list of letters', () => {
  it('has those that wait, and none that was sent', async () => {
    const address = newAddress()
    await ask(address)
    await until('the letter to be sent', async () => (await traced(address))[0]?.state === 'sent', 10_000)
    const [{ id }] = await traced(address)
    const { json } = await run('mail', 'list')
    expect(json.map((letter: { id: string }) => letter.id)).not.toContain(id)
    await world.deps.db
      .update(outbox)
      .set({ deadAt: sql`now() - interval '49 hours'` })
      .where(eq(outbox.id, id))
    await run('sweep')
    expect(await traced(address)).toEqual([])
  })
})

function environment() {
  return { DATABASE_URL: urlOf(world.connection), SECRET }
}
