import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg, totalmem } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { connect, type Postgres, startPostgres } from '../database.ts'
import { type Load, startLoad } from '../load/client.ts'
import { measure } from '../measure.ts'
import { turned } from '../rounds.ts'
import { startService, type Target } from '../targets.ts'
import { callsAmong } from './calls.ts'
import { explainAll, explainNothing, readExplained, TELLING } from './explained.ts'
import { fill } from './fill.ts'
import { complaintsAbout, largeTables, statementsIn } from './plans.ts'
import { sweepOnce } from './sweeping.ts'
import { growth, type Row, scaleTable } from './table.ts'

/**
 * `npm run bench:scale`: what a request costs among a thousand, a hundred thousand and a million accounts, and whether any
 * statement does work that grows with them. `--sizes 1000,100000 --rounds 3 --seconds 3 --connections 32 --json file`
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    json: { type: 'string', default: 'test-results/bench-scale.json' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const rounds = Number(values.rounds)
const connections = Number(values.connections)
const seconds = Number(values.seconds)

/** Beyond it the database would end the statement by itself. */
const LONGEST_STATEMENT_MS = 3000

/** A quarter of the memory, as the manual of PostgreSQL advises whoever has a database of this size. */
const BUFFERS_MB = Math.min(4096, Math.floor(totalmem() / 2 ** 22))

type Place = { size: number; database: string; url: string; target: Target }

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

async function furnish(postgres: Postgres, size: number): Promise<Place> {
  const begin = Date.now()
  const database = `scale_${size}`
  const url = await postgres.create(database)
  const sql = connect(url, 1)
  await fill(sql, size)
  await sql.end()
  const target = await startService(postgres, url, database)
  say(`${size.toLocaleString('en')} accounts: filled in ${Math.round((Date.now() - begin) / 1000)} s`)
  return { size, database, url, target }
}

/** Call by call, and for each in every round all sizes. */
async function measureAll(postgres: Postgres, load: Load, places: Place[]): Promise<Row[]> {
  const instruments = { load, databasePid: postgres.pid }
  const measureAt = ({ size, target }: Place, name: string, forSeconds: number) => {
    const call = callsAmong(size).find((one) => one.name === name)
    if (!call) throw new Error(`No call '${name}'`)
    return measure(instruments, { call, target, door: 'rest', connections, seconds: forSeconds })
  }
  const rows: Row[] = []
  for (const { name } of callsAmong(0)) {
    for (const place of places) await measureAt(place, name, 1)
    const costs = places.map((): Row['costs'][number] => [])
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, place] of turned([...places.entries()], round)) {
        const measured = await measureAt(place, name, seconds)
        const failed = Object.keys(measured.failures).length > 0
        if (failed) throw new Error(`${name} failed: ${JSON.stringify(measured.failures)} ${measured.sample}`)
        costs[at]?.push(measured)
      }
    }
    rows.push({ call: name, costs })
    say(`${name}: measured`)
  }
  return rows
}

/** Every call some times, so that statements are planned for good, and a pass of the sweep; all on new connections. */
async function explain(postgres: Postgres, load: Load, place: Place) {
  const { size, database, url } = place
  const sql = connect(url)
  await explainAll(sql, database)
  const target = await startService(postgres, url, `${database}_explained`)
  for (const call of callsAmong(size)) {
    await measure(
      { load, databasePid: postgres.pid },
      { call, target, door: 'rest', connections: 4, seconds: 0.5 },
    )
  }
  await target.stop()
  const ofCalls = await readExplained(postgres.dataDir, database)
  const pass = await sweepOnce(url)
  const ofSweep = (await readExplained(postgres.dataDir, database)).slice(ofCalls.length)
  const large = await largeTables(sql)
  await explainNothing(sql, database)
  await sql.end()
  return { ofCalls, ofSweep, pass, large }
}

async function main(): Promise<boolean> {
  const postgres = await startPostgres({ ...TELLING, shared_buffers: `${BUFFERS_MB}MB` })
  const places: Place[] = []
  const load = await startLoad()
  try {
    for (const size of sizes) places.push(await furnish(postgres, size))
    const rows = await measureAll(postgres, load, places)
    say(`\nmilliseconds of processor a request, median of ${rounds} rounds at ${connections} connections`)
    say(scaleTable(sizes, rows))

    const largest = places.at(-1)
    if (!largest) return false
    await largest.target.stop()
    const { ofCalls, ofSweep, pass, large } = await explain(postgres, load, largest)
    const complaints = complaintsAbout([...ofCalls, ...ofSweep], large)
    const longest = ofSweep.reduce((most, { ms }) => Math.max(most, ms), 0)
    say(
      `\n${statementsIn(ofCalls)} statements of calls and ${statementsIn(ofSweep)} of the sweep were explained`,
    )
    for (const { problem, text } of complaints) say(`PLAN ${problem}:\n  ${text.replace(/\s+/g, ' ')}`)
    say(
      `sweep: ${pass.swept} rows in ${Math.round(pass.ms)} ms, the longest statement ${longest.toFixed(0)} ms`,
    )
    for (const warning of pass.warnings) say(`SWEEP ${warning.trim()}`)
    say(
      `load ${loadavg()
        .map((one) => one.toFixed(1))
        .join(' ')}`,
    )

    const figures = rows.map(({ call, costs }) => ({
      call,
      costs,
      growth: { server: growth(costs, 'serverMs'), database: growth(costs, 'databaseMs') },
    }))
    mkdirSync(dirname(values.json), { recursive: true })
    writeFileSync(values.json, `${JSON.stringify({ sizes, figures, complaints, pass, longest }, null, 2)}\n`)
    return complaints.length === 0 && pass.warnings.length === 0 && longest < LONGEST_STATEMENT_MS
  } finally {
    await Promise.all([load.stop(), ...places.map(({ target }) => target.stop())])
    await postgres.stop()
  }
}

process.exit((await main()) ? 0 : 1)
