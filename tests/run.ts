import { runPhases } from './support/phases.ts'

/** `npm test`: everything to run before a push. `npm run test:slow` has the rest. */
await runPhases([
  { name: 'check', command: ['npm', 'run', 'check'] },
  { name: 'install the browser', command: ['tsx', 'tests/support/install-browser.ts'] },
  { name: 'build', command: ['node', 'build/build-if-stale.mjs'] },
  {
    name: 'server',
    command: ['vitest', 'run', '--config', 'tests/vitest.config.ts'],
    report: 'test-results/server.json',
  },
  {
    name: 'browser, without a server',
    command: ['vitest', 'run', '--config', 'tests/vitest.browser.config.ts'],
    report: 'test-results/browser.json',
  },
  {
    name: 'browser, whole product',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    report: 'test-results/e2e.json',
  },
])
