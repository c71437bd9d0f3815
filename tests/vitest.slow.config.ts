import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { PhaseReporter } from './support/phase-reporter.ts'
import { common } from './vitest.config.ts'

/** For `npm run test:slow`: what starts processes, needs other programs or takes long. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    ...common,
    include: ['tests/slow/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    maxWorkers: 2,
    reporters: ['default', new PhaseReporter()],
  },
})
