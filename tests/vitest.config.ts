import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['tests/{server,shared,client}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    // Some tests measure time, and a noisy machine gets one more try.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 15_000,
    hookTimeout: 60_000,
    teardownTimeout: 15_000,
  },
})
