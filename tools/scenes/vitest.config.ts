import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  // To draw a picture takes seconds, and on a busy machine many.
  test: {
    include: ['tests/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
