import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { findViolations } from './browser/support/find-violations.ts'
import { BROWSER_ARGS, debianBrowser } from './support/browser.ts'
import { PhaseReporter } from './support/phase-reporter.ts'
import { servedSandbox } from './support/served-sandbox.ts'

type Media = { colorScheme?: 'light' | 'dark' | null; reducedMotion?: 'reduce' | 'no-preference' | null }

/** What only the browser's driver can do. */
const emulateMedia: BrowserCommand<[Media]> = ({ page }, media) => page.emulateMedia(media)
const countWorkers: BrowserCommand<[]> = ({ page }) => page.workers().length

const executablePath = debianBrowser()
const root = join(import.meta.dirname, '..')

/** Parts of the client in a real browser, without a server: the test supplies the answers of calls. */
export default defineConfig({
  root,
  // The rooms, the street and the posts, as the product serves them.
  publicDir: join(root, 'src/client/public'),
  plugins: [react(), servedSandbox()],
  // A package that is found late would be optimised during the run, and the page reloaded.
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'vitest-browser-react'],
  },
  test: {
    include: ['tests/browser/**/*.test.tsx'],
    maxWorkers: 2,
    reporters: ['default', new PhaseReporter()],
    // A busy machine takes many times as long as an idle one; a test that hangs still ends.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      provider: playwright({
        launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_ARGS },
        // In a tab that is smaller than the page of a test, that page would be scaled.
        contextOptions: { reducedMotion: 'reduce', viewport: { width: 1920, height: 1080 } },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
      screenshotFailures: false,
      commands: { emulateMedia, findViolations, countWorkers },
    },
  },
})
