import type { Door } from './load/requests.ts'

/** The bare server, this build, and with `--against` the other build. */
export type ServerName = 'baseline' | 'service' | 'other'

/** How a call is made: to a server, through one of its doors. */
type Way<Server> = { server: Server; door: Door }

/**
 * The bare server has one door. Two builds are called through one door one after the other, so that they are measured
 * at the same time.
 */
export function waysTo<Server extends { name: ServerName }>(servers: Server[], doors: Door[]): Way<Server>[] {
  const waysThrough = (door: Door, isBare: boolean) =>
    servers.filter(({ name }) => (name === 'baseline') === isBare).map((server) => ({ server, door }))
  return [...waysThrough('rest', true), ...doors.flatMap((door) => waysThrough(door, false))]
}

/** As the tables name it. */
export function labelOf({ server, door }: Way<ServerName>): string {
  if (server === 'baseline') return 'baseline'
  const name = door === 'rest' ? 'REST' : 'tRPC'
  return server === 'other' ? `other ${name}` : name
}

/**
 * Each round starts with another one; when all have started, the order is reversed. So no way always follows the same
 * one.
 */
export function turned<Item>(all: Item[], by: number): Item[] {
  const start = by % all.length
  const order = [...all.slice(start), ...all.slice(0, start)]
  return Math.floor(by / all.length) % 2 === 0 ? order : order.reverse()
}
