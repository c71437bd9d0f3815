import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { seconds } from '#shared/time.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterEach(() => void vi.useRealTimers())
afterAll(() => world.close())

it.each(['/api/health/ready', '/trpc/health.ready', '/trpc/health.ready?batch=1', '/signin'])(
  '%s that gets no answer is refused after twelve seconds',
  async (url) => {
    const stuck = new Promise<never>(() => {})
    // A database that never answers a statement.
    const app = await buildApp(
      { ...world.deps, db: { execute: () => stuck } as never },
      {
        serve: async () => {},
        fileRoutes: [],
        sendFile: () => null,
        page: () => stuck,
        sandbox: () => stuck,
        sendCompiler: (reply) => reply,
        reference: '/nowhere',
        isStrict: true,
      },
    )
    await app.ready()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const answers: Awaited<ReturnType<typeof app.inject>>[] = []
    void app.inject({ url, headers: { host: 'localhost:3000' } }).then((answer) => answers.push(answer))
    await pass(seconds(12) - 1)
    expect(answers).toEqual([])
    await pass(1)
    expect(answers).toHaveLength(1)
    const [answer] = answers
    expect(answer?.statusCode).toBe(503)
    expect(answer?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
    const body = answer?.json()
    expect(body.error.data ?? body).toMatchObject({ success: false, code: 'unavailable' })
  },
)

/** Moves the clock on, and lets the started work end. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
}
