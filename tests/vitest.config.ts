import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { PhaseReporter } from './support/phase-reporter.ts'

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['tests/{server,shared,client}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['default', new PhaseReporter()],
    // What passes only on its second try is broken.
    retry: 0,
    testTimeout: 15_000,
    hookTimeout: 60_000,
    teardownTimeout: 15_000,
  },
})
