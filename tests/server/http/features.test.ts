import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { FEATURES, type Feature } from '#shared/features.ts'
import { pages } from '#shared/page-paths.ts'
import { compiler, sandboxPath } from '#shared/wasm.ts'
import { createWorld, type World } from '../../support/world.ts'

const pagesOf: Record<Feature, string[]> = {
  game: [pages.rummageWorld, pages.today],
  playground: [pages.wasm],
  developers: [pages.devSettings, pages.dred, pages.errorTest],
}

async function statusOf(world: World, url: string) {
  return (await world.app.inject({ url, headers: { host: 'localhost:3000' } })).statusCode
}

/** The pages that the client is told are off. */
async function offOf(world: World) {
  const { body } = await world.app.inject({ url: '/signin', headers: { host: 'localhost:3000' } })
  const content = body.match(/name="app-config" content="([^"]*)"/)?.[1] ?? ''
  return JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).off
}

describe.each(FEATURES)('without %s', (missing) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld({ features: FEATURES.filter((feature) => feature !== missing) })
  })
  afterAll(() => world.close())

  it('its pages are not found and not cached, and the client knows that they are off', async () => {
    for (const page of pagesOf[missing]) {
      expect(await statusOf(world, page), page).toBe(404)
      expect(await statusOf(world, `${page}/`), page).toBe(404)
      const { headers } = await world.app.inject({ url: page, headers: { host: 'localhost:3000' } })
      expect(headers['cache-control']).toBe('no-store')
    }
    expect(await offOf(world)).toEqual(pagesOf[missing])
  })

  it('the other pages exist', async () => {
    const others = FEATURES.filter((feature) => feature !== missing).flatMap((feature) => pagesOf[feature])
    for (const page of [...others, pages.home, pages.account])
      expect(await statusOf(world, page), page).toBe(200)
  })
})

describe('the playground', () => {
  it('serves no frame and no compiler when it is off', async () => {
    const world = await createWorld({ features: ['game'] })
    for (const path of [sandboxPath, compiler.copy]) expect(await statusOf(world, path), path).toBe(404)
    const { headers } = await world.app.inject({ url: pages.wasm, headers: { host: 'localhost:3000' } })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('frame-src')
    await world.close()
  })
})

describe('FEATURES', () => {
  it.each([
    [undefined, [...FEATURES]],
    ['', [...FEATURES]],
    ['none', []],
    ['game', ['game']],
    [' developers , game ', ['developers', 'game']],
  ])('%j means %j', (value, features) => {
    expect(readConfig({ FEATURES: value }).features).toEqual(features)
  })

  it.each(['chess', 'game,', 'none,game'])('%j is refused', (value) => {
    expect(() => readConfig({ FEATURES: value })).toThrow(/^FEATURES must list some of game, playground/)
  })

  it('with all of them the client gets no list of missing features', async () => {
    const world = await createWorld()
    expect(await offOf(world)).toBeUndefined()
    await world.close()
  })
})
