import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded.ts'
import { createLog } from '#server/platform/log.ts'
import { seconds } from '#shared/time.ts'
import { playAdversary } from '../adversary/play.ts'
import { leaveReport } from '../support/phase-report.ts'
import { createWorld } from '../support/world.ts'
import { checkSequences } from './check.ts'
import { type Service, startService } from './service.ts'

/**
 * `npm run test:model`: two processes of the built server against the model.
 * `--seed N` runs exactly the sequence of that seed, with `--path` only the shortened one.
 * `--from N` and `--sequences N` set the start and the length of a longer run, `--at-once N` its parallelism.
 * `--shrink N` sets for how many seconds a failing sequence is shortened.
 * After them come `--plays N` plays of a thief against an owner (`tests/adversary`); `--play N` runs only that of a
 * seed. 0 sequences or 0 plays leave that part out.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    path: { type: 'string' },
    from: { type: 'string' },
    sequences: { type: 'string', default: '2000' },
    shrink: { type: 'string', default: '180' },
    'at-once': { type: 'string', default: '5' },
    plays: { type: 'string', default: '2000' },
    play: { type: 'string' },
  },
})

/** Sequences that a busy machine may be too slow for. */
const MOST_NOT_JUDGED = 0.05

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

async function startDatabase() {
  const dataDir = await mkdtemp(join(tmpdir(), 'model-'))
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: createLog({ level: 'silent' }),
    say: () => {},
    // Nothing here has to survive a crash; durability has tests of its own.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 60 },
  })
  // Embedded means a socket, never a URL.
  const connection = postgres.connection as Exclude<typeof postgres.connection, string>
  return {
    connection,
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

function untilTold(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => reject(new Error('Stopped')))
    }
  })
}

async function runAll(service: Service): Promise<number> {
  const isOne = values.seed !== undefined
  const seed = Number(values.seed ?? values.from ?? Date.now() % 1_000_000_000)
  const sequences = isOne ? 1 : Number(values.sequences)
  const began = Date.now()
  say(isOne ? `The sequence of seed ${seed}` : `${sequences} sequences, from seed ${seed} on`)
  const tally = await checkSequences(service, {
    seed,
    sequences,
    atOnce: Number(values['at-once']),
    path: values.path,
    shrinkMs: seconds(Number(values.shrink)),
    say,
  })
  say(`\n${tally.report()}\n\n${Math.round((Date.now() - began) / 1000)} s`)
  if (isOne) return 0
  const missing = tally.unexercised()
  for (const words of missing) say(`Never put to the test: ${words}`)
  const isTooSlow = tally.notJudged > sequences * MOST_NOT_JUDGED
  if (isTooSlow) say('Too many sequences could not be judged: the machine is too busy')
  return missing.length > 0 || isTooSlow ? 1 : 0
}

/** In this process, where the clock of an account can be moved. The database is migrated by then. */
async function playAllSeeds(database: Awaited<ReturnType<typeof startDatabase>>) {
  const isOne = values.play !== undefined
  const seed = Number(values.play ?? values.from ?? Date.now() % 1_000_000_000)
  const plays = isOne ? 1 : Number(values.plays)
  say(isOne ? `\nThe play of seed ${seed}` : `\n${plays} plays, from seed ${seed} on`)
  const { connection } = database
  const world = await createWorld({}, { database: { connection, drop: async () => {} } })
  try {
    const { lost, held, leftAlone, outOfMails, looks } = await playAdversary(world, { seed, plays, say })
    say(`${held} held, ${leftAlone} left to who planted them, ${outOfMails} without a letter, ${looks} looks`)
    if (lost !== null) throw new Error(lost)
  } finally {
    await world.close()
  }
}

async function main(): Promise<number> {
  const told = untilTold()
  // The handler exists before anything waits for it, so a rejection is no crash.
  told.catch(() => {})
  const database = await startDatabase()
  try {
    const service = await startService(database.connection)
    let code = 0
    try {
      if (values.play === undefined && values.sequences !== '0')
        code = await Promise.race([runAll(service), told])
    } finally {
      await service.close()
    }
    if (values.seed === undefined && values.plays !== '0') await Promise.race([playAllSeeds(database), told])
    return code
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    await database.stop()
  }
}

// When stopped, it abandons sequences that nothing waits for, but leaves no process and no folder.
const code = await main()
leaveReport({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: [], files: [] })
process.exit(code)
