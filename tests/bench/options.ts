import { parseArgs } from 'node:util'
import { calls } from './calls/all.ts'
import type { Call } from './calls/call.ts'

export type Options = {
  rounds: number
  seconds: number
  calls: Call[]
  /** Whether the first moments of a process are measured as well. */
  withStart: boolean
  connections: number[]
  /** Seconds of a soak at the end; none without being asked for. */
  soak: number
  /** Where the figures go. */
  json: string
}

const START = 'start'

/** `--rounds 7 --seconds 1 --only read,refresh,start --connections 32,1 --soak 600 --json test-results/bench.json` */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      // Short turns: what else the machine does lasts longer than one, and so meets all who are compared.
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '1' },
      only: { type: 'string', default: [...calls.map(({ name }) => name), START].join(',') },
      connections: { type: 'string', default: '32,1' },
      soak: { type: 'string', default: '0' },
      json: { type: 'string', default: 'test-results/bench.json' },
    },
  })
  const names = values.only.split(',')
  const unknown = names.find((name) => name !== START && !calls.some((call) => call.name === name))
  if (unknown !== undefined) throw new Error(`There is no call '${unknown}' to measure`)
  return {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    calls: calls.filter(({ name }) => names.includes(name)),
    withStart: names.includes(START),
    connections: values.connections.split(',').map(Number),
    soak: Number(values.soak),
    json: values.json,
  }
}
