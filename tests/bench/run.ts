import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname } from 'node:path'
import { startPostgres } from './database.ts'
import { openGuests } from './guests.ts'
import { startLoad } from './load/client.ts'
import { type Bench, measure, type Variant, variants } from './measure.ts'
import { readOptions } from './options.ts'
import { memoryOf } from './processor.ts'
import { type Line, type Rounds, summarize } from './summary.ts'
import { tableOf } from './table.ts'
import { startBaseline, startService } from './targets.ts'

/**
 * `npm run bench`: the production build beside a server that does the same in the least that it takes, on one
 * PostgreSQL, in rounds that alternate between them. A machine that is busy slows both; the ratio is the figure.
 */
const WARM_UP_S = 1

const options = readOptions()

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

async function measureAll(bench: Bench): Promise<Line[]> {
  const settings = options.calls.flatMap((call) =>
    options.connections.map((connections) => ({ call, connections })),
  )
  const rounds = settings.map((): Rounds => ({ baseline: [], rest: [], trpc: [] }))
  for (const call of options.calls) {
    for (const variant of variants) {
      await measure(bench, { call, variant, connections: options.connections[0] ?? 32, seconds: WARM_UP_S })
    }
  }
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [index, { call, connections }] of settings.entries()) {
      for (const variant of turned(variants, round)) {
        const measured = await measure(bench, { call, variant, connections, seconds: options.seconds })
        rounds[index]?.[variant].push(measured)
      }
      say(`round ${round + 1}: ${call.name} at ${connections}, ${ratiosOf(rounds[index])} of the baseline`)
    }
  }
  return settings.flatMap(({ call, connections }, index) =>
    variants.map((variant) => summarize(call.name, connections, variant, rounds[index] as Rounds)),
  )
}

/** Each round begins with another one: nobody always comes first. */
function turned(all: Variant[], by: number) {
  return all.map((_, index) => all[(index + by) % all.length] as Variant)
}

function ratiosOf(rounds: Rounds | undefined) {
  const [baseline, rest, trpc] = variants.map((variant) => rounds?.[variant].at(-1)?.perSecond ?? 0)
  return `REST ${((rest ?? 0) / (baseline ?? 1)).toFixed(2)}, tRPC ${((trpc ?? 0) / (baseline ?? 1)).toFixed(2)}`
}

function report(lines: Line[]) {
  for (const connections of options.connections) {
    say(
      `\n${connections} ${connections === 1 ? 'connection' : 'connections'}, median of ${options.rounds} rounds`,
    )
    say(tableOf(lines.filter((line) => line.connections === connections)))
  }
  const failed = lines.filter(({ failures }) => Object.keys(failures).length > 0)
  for (const { call, variant, sample } of failed) say(`\n${call} (${variant}) was answered:\n${sample}`)
  return failed.length === 0
}

async function main(): Promise<boolean> {
  const postgres = await startPostgres()
  const started: { stop(): Promise<void> }[] = []
  try {
    const [baseline, service] = await Promise.all([startBaseline(postgres), startService(postgres)])
    const load = await startLoad()
    started.push(baseline, service, load)
    const guests = { baseline: await openGuests(baseline), service: await openGuests(service) }
    const bench = { targets: { baseline, service }, guests, load, databasePid: postgres.pid }
    const lines = await measureAll(bench)
    const memory = { service: memoryOf(service.pid), baseline: memoryOf(baseline.pid) }
    const isGood = report(lines)
    say(`\nmemory after it: ${memory.service?.toFixed(0)} MiB, baseline ${memory.baseline?.toFixed(0)} MiB`)
    say(
      `processors: ${cpus().length}, load ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    )
    mkdirSync(dirname(options.json), { recursive: true })
    writeFileSync(options.json, JSON.stringify({ lines, memory }, null, 2))
    return isGood
  } finally {
    await Promise.all(started.map((one) => one.stop()))
    await postgres.stop()
  }
}

process.exit((await main()) ? 0 : 1)
