import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { calls } from './calls/all.ts'
import type { Call } from './calls/call.ts'
import { type Door, doors } from './load/requests.ts'

export type Options = {
  rounds: number
  seconds: number
  calls: Call[]
  doors: Door[]
  /** Whether the first moments of a process are measured as well. */
  withStart: boolean
  connections: number[]
  /** Seconds of a soak at the end; none by default. */
  soak: number
  /** The folder of another build, which is measured in the same rounds. */
  against: string | null
  /** The file for the figures. */
  json: string
}

const START = 'start'

/**
 * `--rounds 9 --seconds 1 --only read,refresh,start --doors rest --connections 32,1 --soak 600 --against ../before
 * --json test-results/bench.json`
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      // Short turns: other work on the machine lasts longer than one turn, so it affects every compared server.
      rounds: { type: 'string', default: '9' },
      seconds: { type: 'string', default: '1' },
      only: { type: 'string', default: [...calls.map(({ name }) => name), START].join(',') },
      doors: { type: 'string', default: doors.join(',') },
      connections: { type: 'string', default: '32,1' },
      soak: { type: 'string', default: '0' },
      against: { type: 'string' },
      json: { type: 'string', default: 'test-results/bench.json' },
    },
  })
  const names = listed(values.only, [...calls.map(({ name }) => name), START], 'call')
  const doorNames = listed(values.doors, doors, 'door')
  return {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    calls: calls.filter(({ name }) => names.includes(name)),
    doors: doors.filter((door) => doorNames.includes(door)),
    withStart: names.includes(START),
    connections: values.connections.split(',').map(Number),
    soak: Number(values.soak),
    against: values.against === undefined ? null : buildIn(values.against),
    json: values.json,
  }
}

/** Whether it is what the README shows: every call through both doors at 32 connections, and no other build. */
export function isWhole({ rounds, calls: measured, doors: through, connections, against }: Options): boolean {
  const isComplete = measured.length === calls.length && through.length === doors.length
  return isComplete && rounds >= 3 && connections.includes(32) && against === null
}

function listed(text: string, known: string[], kind: string): string[] {
  const names = text.split(',')
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`There is no ${kind} '${unknown}' to measure`)
  return names
}

function buildIn(checkout: string): string {
  const build = resolve(checkout, 'dist')
  if (existsSync(join(build, 'main.js'))) return build
  throw new Error(
    `There is no build in ${resolve(checkout)}: it has no dist/main.js. Run 'npm run build:app' there.`,
  )
}
