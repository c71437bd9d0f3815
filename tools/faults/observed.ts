import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { memoryOf } from '../../tests/support/processes.ts'
import { startServer } from '../../tests/support/started.ts'
import { until } from '../../tests/support/until.ts'
import { record } from './figures.ts'
import { processorTimes } from './processor-times.ts'

const TELL_MEMORY = pathToFileURL(join(import.meta.dirname, 'tell-memory.mjs'))

/** Growth since the start, without garbage: compiled code, and open connections. */
const MOST_KEPT_MB = 20

/** Resident, with garbage, which the runtime keeps as long as the machine has room. */
const MOST_RESIDENT_MB = 300

/** `waited` is the share of the time in which the server was ready to run, and the processors had other work. */
export type Observed = { keptMb: number; residentMb: number; waited: number }

type Options = Parameters<typeof startServer>[0]

/** A server whose memory and processor time can be read from outside. */
export async function startObserved(options: Options) {
  const env = { ...options.env, NODE_OPTIONS: `--import=${TELL_MEMORY}` }
  const server = await startServer({ ...options, env })
  const { pid, output } = server

  async function heldMegabytes() {
    const told = output.stderr.length
    process.kill(pid, 'SIGUSR2')
    const newLines = () => output.stderr.slice(told).match(/^holds (\d+) bytes$/m)
    const [, bytes] = await until('the server to tell its memory', newLines, 5000)
    return Number(bytes) / 2 ** 20
  }

  return {
    ...server,
    /** From now on, until the function that it returns is called. */
    async observe() {
      const heldBefore = await heldMegabytes()
      const { waitedMs } = processorTimes(pid)
      const begin = performance.now()
      const resident: number[] = []
      const timer = setInterval(() => resident.push(memoryOf([pid])), 250)
      return async (): Promise<Observed> => {
        clearInterval(timer)
        const waited = (processorTimes(pid).waitedMs - waitedMs) / (performance.now() - begin)
        return { keptMb: (await heldMegabytes()) - heldBefore, residentMb: Math.max(...resident), waited }
      }
    },
  }
}

export function recordObserved({ keptMb, residentMb, waited }: Observed) {
  record('memory kept', keptMb, { unit: 'MB', most: MOST_KEPT_MB })
  record('memory resident, at its highest', residentMb, { unit: 'MB', most: MOST_RESIDENT_MB })
  record('share of time the server waited for a processor', waited * 100, { unit: '%' })
}
