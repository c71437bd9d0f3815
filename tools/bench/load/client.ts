import { once } from 'node:events'
import { join } from 'node:path'
import { startChild } from '../child.ts'
import type { Orders, Outcome } from './orders.ts'

export type Load = Awaited<ReturnType<typeof startLoad>>

/** The load generator, a process that serves the whole run. */
export async function startLoad() {
  const process = await startChild(['--import', 'tsx', join(import.meta.dirname, 'generator.ts')], {
    says: 'ready',
    canBeTold: true,
  })
  return {
    async send(orders: Orders): Promise<Outcome> {
      process.child.send(orders)
      const [outcome] = await once(process.child, 'message')
      if ('problem' in outcome) throw new Error(outcome.problem)
      return outcome
    },
    stop: () => process.stop(),
  }
}
