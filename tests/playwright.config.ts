import { defineConfig } from 'playwright/test'
import { BROWSER_ARGS, debianBrowser } from './support/browser.ts'

const executablePath = debianBrowser()
/** Where the run that this is a phase of looks for what it came to. */
const report = process.env.PHASE_REPORT

export default defineConfig({
  testDir: './e2e',
  // A folder of its own: it is emptied first, and other phases leave their reports beside it.
  outputDir: '../test-results/e2e',
  // A busy machine takes three times as long as one that is not; what hangs still ends.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Each worker runs a server and a database of its own.
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
