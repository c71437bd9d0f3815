import fc from 'fast-check'
import { plans, run } from './plan.ts'
import type { Service } from './service.ts'
import { Tally } from './tally.ts'

/** Longer than any sequence takes on a busy machine. */
const LONGEST_SEQUENCE_MS = 90_000

type Options = {
  seed: number
  sequences: number
  atOnce: number
  path?: string | undefined
  /** How long a failing sequence may be shortened. */
  shrinkMs: number
  say?: (line: string) => void
}

/**
 * Runs sequences, each from its own seed: the first from `seed`, the next from the number after it. Resolves to the
 * tally of the run; throws the first failure, shortened as far as possible.
 */
export async function checkSequences(
  service: Service,
  { seed, sequences, atOnce, path, shrinkMs, say }: Options,
): Promise<Tally> {
  const tally = new Tally()
  let next = seed
  let failure: Error | null = null

  async function work() {
    while (next < seed + sequences && failure === null) {
      const own = next
      next += 1
      failure ??= await checkOne(service, { seed: own, path, shrinkMs, tally })
      if (tally.sequences % 100 === 0) say?.(`${tally.sequences} sequences`)
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  if (failure) throw failure
  return tally
}

async function checkOne(
  service: Service,
  { seed, path, shrinkMs, tally }: Pick<Options, 'seed' | 'path' | 'shrinkMs'> & { tally: Tally },
) {
  let tries = 0
  const first: { message?: string } = {}
  let failedAt = 0
  const property = fc.asyncProperty(plans, async (plan) => {
    // No time is left, so the last failure is the shortest.
    if (failedAt > 0 && Date.now() - failedAt > shrinkMs) return
    tries += 1
    try {
      // Attempts to shorten a failure do not count.
      await run(service, plan, tries === 1 ? tally : new Tally())
    } catch (error) {
      first.message ??= String(error)
      failedAt ||= Date.now()
      throw error
    }
  })
  const details = await fc.check(property, {
    seed,
    path,
    numRuns: 1,
    unbiased: true,
    timeout: LONGEST_SEQUENCE_MS,
  })
  if (!details.failed) return null
  const shortest =
    details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance)
  return new Error(
    [
      `Seed ${seed} fails. At first:`,
      first.message,
      '',
      `Made shorter by ${details.numShrinks} of ${tries - 1} tries:`,
      shortest,
      '',
      `Again exactly this one: npm run test:model -- --seed ${seed}`,
      `Only the short one:     npm run test:model -- --seed ${seed} --path ${details.counterexamplePath}`,
    ].join('\n'),
  )
}
