import { defineConfig } from 'vitest/config'
import quick from './vitest.config.ts'

/** For `npm run test:slow`: what starts processes, needs other programs or takes long. */
export default defineConfig({
  ...quick,
  test: { ...quick.test, include: ['tests/slow/**/*.test.ts'] },
})
