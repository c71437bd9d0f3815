import { parseArgs } from 'node:util'
import { calls } from './calls/all.ts'
import type { Call } from './calls/call.ts'

export type Options = {
  rounds: number
  seconds: number
  calls: Call[]
  connections: number[]
  /** Where the figures go. */
  json: string
}

/** `--rounds 3 --seconds 3 --only read,refresh --connections 32,1 --json test-results/bench.json` */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '3' },
      only: { type: 'string', default: calls.map(({ name }) => name).join(',') },
      connections: { type: 'string', default: '32,1' },
      json: { type: 'string', default: 'test-results/bench.json' },
    },
  })
  const names = values.only.split(',')
  const unknown = names.find((name) => !calls.some((call) => call.name === name))
  if (unknown !== undefined) throw new Error(`There is no call '${unknown}' to measure`)
  return {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    calls: calls.filter(({ name }) => names.includes(name)),
    connections: values.connections.split(',').map(Number),
    json: values.json,
  }
}
