import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const TOO_LONG = 'String must contain at most 100 character(s)'

describe('the name of a browser', () => {
  const create = (input: object, from = newClient()) => world.run('account.create', input, { from, headers })
  const nameOf = async (bearer: string) =>
    (await world.run('account.get', undefined, { bearer })).body.keys[0].name

  it.each([
    ['is trimmed', '  Kitchen tablet ', 'Kitchen tablet'],
    ['loses what nobody sees', '\u2068Kitchen tablet\u2069\u200b', 'Kitchen tablet'],
    ['is what the headers say when it is empty', '', 'Firefox on Linux'],
    ['is what the headers say when it is blank', ' \u00a0 ', 'Firefox on Linux'],
  ])('%s', async (_, browserName, name) => {
    const { body } = await create({ browserId: newBrowserId(), browserName })
    expect(body.keys[0].name).toBe(name)
  })

  it.each(['', '   '])('stays when a session is restored under the name "%s"', async (browserName) => {
    const { body } = await create({ browserId: newBrowserId(), browserName: 'Kitchen tablet' })
    const restored = await world.run('auth.restore', { browserKey: body.browserKey, browserName })
    expect(restored.status).toBe(200)
    expect(await nameOf(restored.body.jwt)).toBe('Kitchen tablet')
  })

  it('is refused together with a missing id, which comes first', async () => {
    const { status, body } = await create({ browserName: 'x'.repeat(101) })
    expect(status).toBe(400)
    expect(body).toEqual({
      success: false,
      code: 'invalid_input',
      error: 'Required',
      message: 'Required',
      issues: [
        { path: 'browserId', message: 'Required' },
        { path: 'browserName', message: TOO_LONG },
      ],
    })
  })

  it('is refused alone when the cookie has the id', async () => {
    const { body } = await world.run(
      'account.create',
      { browserName: 'x'.repeat(101) },
      { headers: { cookie: `brid=${newBrowserId()}` } },
    )
    expect(body.issues).toEqual([{ path: 'browserName', message: TOO_LONG }])
  })
})

describe('the label of a passkey', () => {
  it('is left out when it is blank', async () => {
    const begin = async (displayName: string) =>
      (await world.run('passkeys.beginRegistration', { displayName }, { from: newClient() })).body.user
    expect(await begin(' Ada ')).toMatchObject({ name: 'Ada', displayName: 'Ada' })
    const unnamed = await begin('  ')
    expect(unnamed.name).toMatch(/^[0-9A-Z]{10}$/)
    expect(unnamed.displayName).toBe(unnamed.name)
  })
})
