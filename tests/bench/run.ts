import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname } from 'node:path'
import { sayVerdicts, verdictsOn } from './aims.ts'
import { buildBaseline } from './baseline/build.ts'
import { calls } from './calls/all.ts'
import { startPostgres } from './database.ts'
import { isGoodFinale, measureStart, sayFinale } from './finale.ts'
import { openGuests } from './guests.ts'
import { startLoad } from './load/client.ts'
import { readOptions } from './options.ts'
import { plotOf } from './plot.ts'
import { memoryOf } from './processor.ts'
import { measureRounds } from './rounds.ts'
import { saySoak, soakFor } from './soak.ts'
import { startersOf } from './starters.ts'
import type { Line } from './summary.ts'
import { tableOf } from './table.ts'
import { startBaseline, startService } from './targets.ts'

/**
 * `npm run bench`: the production build beside a server that does the same in the least that it takes, on one
 * PostgreSQL, in rounds that alternate between them. A machine that is busy slows both; the ratio is the figure.
 */
const PLOT = 'docs/bench.svg'

const options = readOptions()

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

function report(lines: Line[]) {
  for (const connections of options.calls.length > 0 ? options.connections : []) {
    say(
      `\n${connections} ${connections === 1 ? 'connection' : 'connections'}, median of ${options.rounds} rounds`,
    )
    say(tableOf(lines.filter((line) => line.connections === connections)))
  }
  const failed = lines.filter(({ failures }) => Object.keys(failures).length > 0)
  for (const { call, variant, sample } of failed) say(`\n${call} (${variant}) was answered:\n${sample}`)
  return failed.length === 0
}

/** Only what was measured whole is shown to others. */
function draw(lines: Line[]) {
  const busy = lines.filter(({ connections }) => connections === 32)
  if (options.rounds < 3 || busy.length < calls.length) return
  writeFileSync(PLOT, plotOf(busy))
  say(`Drawn as ${PLOT}`)
}

function keep(figures: object) {
  mkdirSync(dirname(options.json), { recursive: true })
  writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`)
}

async function main(): Promise<boolean> {
  const baselineProgram = await buildBaseline()
  const postgres = await startPostgres()
  const started = new Set<{ stop(): Promise<void> }>()
  async function stopAll() {
    await Promise.all([...started].map((one) => one.stop()))
    started.clear()
  }
  try {
    const urls = { baseline: await postgres.create('baseline'), service: await postgres.create('service') }
    const load = await startLoad()
    const baseline = await startBaseline(baselineProgram, urls.baseline)
    const service = await startService(postgres, urls.service)
    for (const one of [baseline, service]) started.add(one)
    const instruments = { load, databasePid: postgres.pid }
    const servers = {
      baseline: { target: baseline, url: urls.baseline, guests: await openGuests(baseline) },
      service: { target: service, url: urls.service, guests: await openGuests(service) },
    }
    const lines = await measureRounds(instruments, servers, options, say)
    const memory = { service: memoryOf(service.pid), baseline: memoryOf(baseline.pid) }
    const soak = options.soak > 0 ? await soakFor(options.soak, load, service) : null
    await stopAll()

    started.add(load)
    const finale = options.withStart
      ? await measureStart({
          postgres,
          url: urls.service,
          load,
          starters: await startersOf({ folder: postgres.dataDir, baselineProgram, ...servers }),
        })
      : null
    const isGood = report(lines)
    say(`\nmemory after it: ${memory.service?.toFixed(0)} MiB, baseline ${memory.baseline?.toFixed(0)} MiB`)
    if (soak) say(saySoak(soak))
    if (finale) say(sayFinale(finale))
    const verdicts = verdictsOn({ lines, memory: memory.service, soak, finale })
    say(`\n${sayVerdicts(verdicts)}`)
    const machine = { processors: cpus().length, load: loadavg() }
    say(`${machine.processors} processors, load ${machine.load.map((load) => load.toFixed(1)).join(' ')}`)
    keep({
      rounds: options.rounds,
      seconds: options.seconds,
      lines,
      memory,
      soak,
      ...finale,
      verdicts,
      machine,
    })
    draw(lines)
    return isGood && (finale === null || isGoodFinale(finale)) && (soak?.failed ?? 0) === 0
  } finally {
    await stopAll()
    await postgres.stop()
  }
}

process.exit((await main()) ? 0 : 1)
