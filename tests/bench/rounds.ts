import type { Guest } from './calls/call.ts'
import { openSessions } from './guests.ts'
import type { Door } from './load/requests.ts'
import { type Instruments, measure } from './measure.ts'
import type { Options } from './options.ts'
import { tidy } from './seed.ts'
import { type Line, type Rounds, summarize, type Variant, variants } from './summary.ts'
import type { Target } from './targets.ts'

/** Until code is compiled and statements are prepared. */
const WARM_UP_S = 1

type Server = { target: Target; guests: Guest[] }

/** Every call in every way, round by round, so that what the machine does meanwhile meets all of them. */
export async function measureRounds(
  instruments: Instruments,
  { baseline, service }: { baseline: Server; service: Server },
  { calls, connections, rounds, seconds }: Options,
  say: (line: string) => void,
): Promise<Line[]> {
  const ways: Record<Variant, { server: Server; door: Door }> = {
    baseline: { server: baseline, door: 'rest' },
    rest: { server: service, door: 'rest' },
    trpc: { server: service, door: 'trpc' },
  }
  async function measureOne(
    variant: Variant,
    facts: Omit<Parameters<typeof measure>[1], keyof Server | 'door'>,
  ) {
    const { server, door } = ways[variant]
    await tidy(server.target.sql)
    return await measure(instruments, { ...facts, ...server, door })
  }

  for (const call of calls) {
    for (const variant of variants) {
      await measureOne(variant, { call, connections: connections[0] ?? 1, seconds: WARM_UP_S })
    }
  }
  const settings = calls.flatMap((call) =>
    connections.map((count) => {
      const measured: Rounds = { baseline: [], rest: [], trpc: [] }
      return { call, connections: count, measured }
    }),
  )
  for (let round = 0; round < rounds; round += 1) {
    for (const server of [baseline, service]) server.guests = await renewed(server)
    for (const { measured, ...setting } of settings) {
      for (const variant of turned(variants, round)) {
        measured[variant].push(await measureOne(variant, { ...setting, seconds }))
      }
      say(`round ${round + 1}: ${setting.call.name} at ${setting.connections}, ${lastRatios(measured)}`)
    }
  }
  return settings.flatMap(({ call, connections: count, measured }) =>
    variants.map((variant) => summarize(call.name, count, variant, measured)),
  )
}

/** Sessions end after a quarter of an hour, which is less than a run may take. */
function renewed({ target, guests }: Server) {
  return openSessions(
    target.port,
    guests.map(({ secret }) => secret),
  )
}

/** Each round begins with another one: nobody always comes first. */
export function turned<Item>(all: Item[], by: number): Item[] {
  const start = by % all.length
  return [...all.slice(start), ...all.slice(0, start)]
}

function lastRatios(measured: Rounds) {
  const rate = (variant: Variant) => measured[variant].at(-1)?.perSecond ?? 0
  const ratio = (variant: Variant) => (rate(variant) / rate('baseline')).toFixed(2)
  return `REST ${ratio('rest')}, tRPC ${ratio('trpc')} of the baseline`
}
