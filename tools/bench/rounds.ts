import { openSessions } from './guests.ts'
import { type Instruments, type Measured, measure } from './measure.ts'
import type { Options } from './options.ts'
import { tidy } from './seed.ts'
import type { Server } from './servers.ts'
import { type Line, type Series, summarize } from './summary.ts'
import { labelOf, turned, waysTo } from './ways.ts'

/** Until code is compiled and statements are prepared. */
const WARM_UP_S = 1

/** Measures every call in every way, round by round, so that other work on the machine affects all of them. */
export async function measureRounds(
  instruments: Instruments,
  servers: Server[],
  { calls, doors, connections, rounds, seconds }: Options,
  say: (line: string) => void,
): Promise<Line[]> {
  const ways = waysTo(servers, doors)
  async function measureOne(
    { server: { target, guests }, door }: (typeof ways)[number],
    facts: Pick<Parameters<typeof measure>[1], 'call' | 'connections' | 'seconds'>,
  ) {
    await tidy(target.sql)
    return await measure(instruments, { ...facts, target, guests, door })
  }

  for (const call of calls) {
    for (const way of ways) {
      await measureOne(way, { call, connections: connections[0] ?? 1, seconds: WARM_UP_S })
    }
  }
  const settings = calls.flatMap((call) =>
    connections.map((count) => {
      const all = ways.map((way) => ({ ...way, rounds: [] as Measured[] }))
      return { call, connections: count, all }
    }),
  )
  for (let round = 0; round < rounds; round += 1) {
    for (const server of servers) server.guests = await renewed(server)
    for (const { all, ...setting } of settings) {
      for (const series of turned(all, round)) {
        series.rounds.push(await measureOne(series, { ...setting, seconds }))
      }
      say(`round ${round + 1}: ${setting.call.name} at ${setting.connections}, ${lastRatios(all)}`)
    }
  }
  return settings.flatMap(({ call, connections: count, all }) =>
    all.map((series) => summarize(call.name, count, series, all)),
  )
}

/** Sessions end after a quarter of an hour, which is less than a run may take. */
function renewed({ target, guests }: Server) {
  return openSessions(
    target.port,
    guests.map(({ secret }) => secret),
  )
}

function lastRatios([baseline, ...builds]: Series[]) {
  const rate = (series?: Series) => series?.rounds.at(-1)?.perSecond ?? 0
  const ratios = builds.map((series) => {
    const label = labelOf({ server: series.server.name, door: series.door })
    return `${label} ${(rate(series) / rate(baseline)).toFixed(2)}`
  })
  return `${ratios.join(', ')} of the baseline`
}
