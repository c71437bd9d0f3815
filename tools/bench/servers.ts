import type { Guest } from './calls/call.ts'
import type { Postgres } from './database.ts'
import { openGuests } from './guests.ts'
import type { Options } from './options.ts'
import { BUILD, startBaseline, startService, type Target } from './targets.ts'
import type { ServerName } from './ways.ts'

/** One of the compared servers. */
export type Server = { name: ServerName; url: string; target: Target; guests: Guest[] }

/** Each has its own database on the one PostgreSQL, as its own build migrates it. */
export async function startServers(postgres: Postgres, baselineProgram: string, { against }: Options) {
  async function open(name: ServerName, build: string, start: (url: string) => Promise<Target>) {
    const url = await postgres.create(name, build)
    const target = await start(url)
    return { name, url, target, guests: await openGuests(target) }
  }
  const openBuild = (name: ServerName, build: string) =>
    open(name, build, (url) => startService(postgres, url, name, build))

  const baseline: Server = await open('baseline', BUILD, (url) => startBaseline(baselineProgram, url))
  const service: Server = await openBuild('service', BUILD)
  const others: Server[] = against === null ? [] : [await openBuild('other', against)]
  return { baseline, service, all: [baseline, service, ...others] }
}
