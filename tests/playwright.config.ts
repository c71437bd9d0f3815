import { defineConfig } from 'playwright/test'
import { debianBrowser } from './support/browser.ts'

const executablePath = debianBrowser()

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  // A busy machine takes three times as long as one that is not; what hangs still ends.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Each worker runs a server and a database of its own.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A noisy machine gets one more try; what needed it is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Recording every test costs a tenth of its time, and CI tries what failed once more.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing but this machine: a test that reaches out fails instead of hanging.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
