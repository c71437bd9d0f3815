import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files that take long. Vitest starts with the largest files, so the last of these would run on alone. */
const LONG = [
  'client/hideouts',
  'server/whole/faults',
  'server/whole/adversary',
  'server/whole/model',
  'server/platform/embedded-postgres',
  'server/lifecycle/start',
  'server/lifecycle/stop',
  'server/lifecycle/crash',
  'server/accounts/first-visits',
  'server/rate-limits/refused-guesses',
]

for (const name of LONG) {
  if (existsSync(join(import.meta.dirname, `../${name}.test.ts`))) continue
  throw new Error(`tests/${name}.test.ts is not there: tests/support/longest-first.ts names it`)
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG.some((name) => moduleId.endsWith(`/tests/${name}.test.ts`))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
