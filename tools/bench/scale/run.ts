import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg, totalmem } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../database.ts'
import { startLoad } from '../load/client.ts'
import { callsAmong } from './calls.ts'
import { measureCosts } from './costs.ts'
import { areGood, explain, sayFindings } from './explain.ts'
import { TELLING } from './explained.ts'
import { keepHugePages } from './huge-pages.ts'
import { furnish, type Place } from './places.ts'
import { growth, scaleTable } from './table.ts'

/**
 * `npm run bench:scale`: the cost of a request among a thousand, a hundred thousand and a million accounts, and any
 * statement whose work grows with them.
 * `--sizes 1000,100000 --only read,refresh --rounds 3 --seconds 3 --connections 32 --warm-up 3 --json file`
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    only: {
      type: 'string',
      default: callsAmong(0)
        .map(({ name }) => name)
        .join(','),
    },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    'warm-up': { type: 'string', default: '3' },
    json: { type: 'string', default: 'test-results/bench-scale.json' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const options = {
  only: values.only.split(','),
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  connections: Number(values.connections),
  warmUp: Number(values['warm-up']),
}

/** A quarter of the memory, as the manual of PostgreSQL advises for a database of this size. */
const BUFFERS_MB = Math.min(4096, Math.floor(totalmem() / 2 ** 22))

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

async function main(): Promise<boolean> {
  const giveBack = keepHugePages(BUFFERS_MB)
  if (giveBack) process.once('exit', giveBack)
  else
    say(
      'Linux keeps no huge pages for the database: its time grows by that of its first look at each small one.',
    )
  const postgres = await startPostgres({ ...TELLING, shared_buffers: `${BUFFERS_MB}MB` })
  const load = await startLoad()
  const places: Place[] = []
  try {
    for (const size of sizes) {
      const begin = Date.now()
      places.push(await furnish(postgres, size))
      say(`${size.toLocaleString('en')} accounts: filled in ${Math.round((Date.now() - begin) / 1000)} s`)
    }
    const instruments = { load, databasePid: postgres.pid }
    const rows = await measureCosts(instruments, places, options, say)
    say(`\nmilliseconds of processor a request, median of ${options.rounds} rounds`)
    say(scaleTable(sizes, rows))

    const largest = places.at(-1)
    if (!largest) return false
    await largest.target.stop()
    const findings = await explain(postgres, instruments, largest)
    say(`\n${sayFindings(findings)}`)
    say(
      `load ${loadavg()
        .map((one) => one.toFixed(1))
        .join(' ')}`,
    )
    const calls = rows.map((row) => ({
      ...row,
      growth: { server: growth(row.costs, 'serverMs'), database: growth(row.costs, 'databaseMs') },
    }))
    mkdirSync(dirname(values.json), { recursive: true })
    writeFileSync(values.json, `${JSON.stringify({ sizes, calls, ...findings }, null, 2)}\n`)
    return areGood(findings)
  } finally {
    await Promise.all([load.stop(), ...places.map(({ target }) => target.stop())])
    await postgres.stop()
  }
}

process.exit((await main()) ? 0 : 1)
