import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { Table } from './table.ts'

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['tools/faults/**/*.test.ts'],
    pool: 'forks',
    // One scenario at a time, because they measure.
    maxWorkers: 1,
    reporters: ['verbose', new Table()],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    teardownTimeout: 15_000,
  },
})
