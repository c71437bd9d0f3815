import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './support/longest-first.ts'
import { PhaseReporter } from './support/phase-reporter.ts'

/** What every part of the tests has, tests/slow included. */
export const common = {
  pool: 'forks',
  // A test that passes only on its second try is broken.
  retry: 0,
  // Ends a test that hangs, and does not judge speed: a busy machine takes four times as long.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  teardownTimeout: 15_000,
} as const

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    ...common,
    globalSetup: 'tests/support/global-setup.ts',
    maxWorkers: 2,
    reporters: ['default', new PhaseReporter()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...common,
          name: 'rest',
          include: ['tests/{shared,client}/**/*.test.{ts,tsx}'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...common,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          // Loading the whole server anew for each file takes as long as its tests, and its modules keep no state.
          isolate: false,
          // After the others: a worker that changes between the two kinds starts anew.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
