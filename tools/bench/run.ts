import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname } from 'node:path'
import { sayVerdicts, verdictsOn } from './aims.ts'
import { buildBaseline } from './baseline/build.ts'
import { startPostgres } from './database.ts'
import { isGoodFinale, measureStart, sayFinale } from './finale.ts'
import { startLoad } from './load/client.ts'
import { isWhole, type Options, readOptions } from './options.ts'
import { plotOf } from './plot.ts'
import { memoryOf } from './processor.ts'
import { measureRounds } from './rounds.ts'
import { startServers } from './servers.ts'
import { saySoak, soakFor } from './soak.ts'
import { startersOf } from './starters.ts'
import type { Line } from './summary.ts'
import { comparisonOf, tableOf } from './table.ts'
import { labelOf } from './ways.ts'

/**
 * `npm run bench`: compares the production build with a minimal server that does the same. Both use one PostgreSQL, in
 * rounds that alternate between them. A busy machine slows both, so the ratio is the figure. `--against FOLDER`
 * measures the production build of another checkout in the same rounds.
 */
const PLOT = 'docs/bench.svg'

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

/** An invalid measurement is refused in one line. */
function wanted(): Options {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(2)
  }
}

const options = wanted()

function report(lines: Line[]) {
  for (const connections of options.calls.length > 0 ? options.connections : []) {
    say(
      `\n${connections} ${connections === 1 ? 'connection' : 'connections'}, median of ${options.rounds} rounds`,
    )
    const these = lines.filter((line) => line.connections === connections)
    say(tableOf(these))
    if (options.against !== null)
      say(`\nthis build, as a multiple of ${options.against} in the same rounds\n${comparisonOf(these)}`)
  }
  const failed = lines.filter(({ failures }) => Object.keys(failures).length > 0)
  for (const line of failed) say(`\n${line.call} (${labelOf(line)}) was answered:\n${line.sample}`)
  return failed.length === 0
}

/** Only a complete measurement is published. */
function draw(lines: Line[]) {
  if (!isWhole(options)) return
  writeFileSync(PLOT, plotOf(lines.filter(({ connections }) => connections === 32)))
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
    const load = await startLoad()
    const { baseline, service, all } = await startServers(postgres, baselineProgram, options)
    for (const { target } of all) started.add(target)
    const instruments = { load, databasePid: postgres.pid }
    const lines = await measureRounds(instruments, all, options, say)
    const memory = new Map(all.map(({ name, target }) => [name, memoryOf(target.pid)]))
    const soak = options.soak > 0 ? await soakFor(options.soak, load, service.target) : null
    await stopAll()

    started.add(load)
    const finale = options.withStart
      ? await measureStart({
          postgres,
          url: service.url,
          load,
          starters: await startersOf({ folder: postgres.dataDir, baselineProgram, baseline, service }),
        })
      : null
    const isGood = report(lines)
    const held = [...memory].map(([name, mebibytes]) => `${name} ${mebibytes?.toFixed(0)} MiB`)
    say(`\nmemory after it: ${held.join(', ')}`)
    if (soak) say(saySoak(soak))
    if (finale) say(sayFinale(finale))
    // They are aims of this build alone, measured without another build.
    const verdicts =
      options.against === null
        ? verdictsOn({ lines, memory: memory.get('service') ?? null, soak, finale })
        : null
    if (verdicts) say(`\n${sayVerdicts(verdicts)}`)
    const machine = { processors: cpus().length, load: loadavg() }
    say(`${machine.processors} processors, load ${machine.load.map((load) => load.toFixed(1)).join(' ')}`)
    keep({
      rounds: options.rounds,
      seconds: options.seconds,
      against: options.against,
      lines,
      memory: Object.fromEntries(memory),
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
