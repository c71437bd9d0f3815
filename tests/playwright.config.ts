import { defineConfig } from 'playwright/test'
import { BROWSER_ARGS, debianBrowser } from './support/browser.ts'

const executablePath = debianBrowser()
/** Where the surrounding run looks for the report of this phase. */
const report = process.env.PHASE_REPORT

export default defineConfig({
  testDir: './e2e',
  // A folder of its own: Playwright empties it first, and other phases write their reports beside it.
  outputDir: '../test-results/e2e',
  // A busy machine takes three times as long as an idle one; a test that hangs still ends.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Each worker runs its own server and database.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  reporter: report === undefined ? [['list']] : [['list'], ['json', { outputFile: report }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: BROWSER_ARGS,
    },
  },
})
