import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#server/platform/postgres/schema.ts'
import { nothingTold } from '#shared/personal-fields.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('an account', () => {
  it('is made for a browser that asks, as a ghost with one key', async () => {
    const browserId = newBrowserId()
    const { status, body } = await world.run(
      'account.create',
      { browserId, browserName: 'Firefox on Mars' },
      { from: newClient() },
    )

    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      browserKey: expect.stringMatching(/^[\w-]{43}$/),
      expiresIn: 900,
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      upid: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/),
      ...nothingTold,
      email: null,
      emailVerified: false,
      pendingEmail: null,
      emails: {},
      displayName: 'User',
      ghost: true,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      restrictedAt: null,
      restsUntil: null,
      keys: [
        {
          id: expect.any(String),
          type: 'browser',
          name: 'Firefox on Mars',
          createdAt: expect.any(String),
          lastUsed: null,
          browserId,
          current: true,
          leavesAt: null,
        },
      ],
    })
  })

  it('is read back with its keys by its session', async () => {
    const guest = await world.newGuest()
    const read = await world.run('account.get', undefined, { bearer: guest.jwt })
    const keys = await world.run('keys.list', undefined, { bearer: guest.jwt })

    expect(read.status).toBe(200)
    expect(read.body).toMatchObject({ id: guest.id, upid: guest.upid, ghost: true })
    expect(keys.body).toEqual(read.body.keys)
    expect(JSON.stringify(read.body)).not.toContain(guest.browserKey)
  })

  it('is a new one each time, even for a known browser', async () => {
    const first = await world.newGuest()
    const { body } = await world.run('account.create', { browserId: first.browserId }, { from: newClient() })
    expect(body.id).not.toBe(first.id)
  })

  it('takes the browser from cookie and User-Agent when the call does not name it', async () => {
    const browserId = newBrowserId()
    const { body } = await world.run(
      'account.create',
      {},
      {
        from: newClient(),
        headers: {
          cookie: `brid=${browserId}`,
          'user-agent':
            'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
        },
      },
    )
    expect(body.keys[0]).toMatchObject({ browserId, name: 'Chrome on Linux' })
  })

  it('keeps control characters of a User-Agent out of the name of its key', async () => {
    const { body } = await world.run(
      'account.create',
      { browserId: newBrowserId() },
      { from: newClient(), headers: { 'user-agent': 'Fire\tfox\u0085/1 Linux' } },
    )
    expect(body.keys[0].name).toMatch(/^\P{Cc}+$/u)
  })

  it.each([
    ['no browser id at all', {}, 'browserId', 'Required'],
    ['a short browser id', { browserId: 'abc' }, 'browserId', 'Browser id must be 16 letters or digits'],
    ['a number', { browserId: 1234567890123456 }, 'browserId', 'Expected string, received number'],
    [
      'a long name',
      { browserId: 'a'.repeat(16), browserName: 'x'.repeat(101) },
      'browserName',
      'String must contain at most 100 character(s)',
    ],
    [
      'a name with NUL',
      { browserId: 'a'.repeat(16), browserName: 'a\u0000b' },
      'browserName',
      'Control characters are not allowed',
    ],
  ])('is refused for %s', async (_, input, path, message) => {
    const { status, body } = await world.run('account.create', input, { from: newClient() })
    expect(status).toBe(400)
    expect(body).toEqual({
      success: false,
      error: message,
      code: 'invalid_input',
      message,
      issues: [{ path, message }],
    })
  })

  it('is limited to 30 a minute for one client, and says when to come back', async () => {
    const from = newClient()
    const create = () => world.run('account.create', { browserId: newBrowserId() }, { from })
    const before = await world.deps.db.$count(accounts)
    const answers = await Promise.all(Array.from({ length: 35 }, create))
    expect(await world.deps.db.$count(accounts)).toBe(before + 30)
    const refused = answers.filter(({ status }) => status === 429)

    expect(refused).toHaveLength(5)
    expect(refused[0]?.body).toMatchObject({ success: false, code: 'rate_limited' })
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(60)
  })
})
