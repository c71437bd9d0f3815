import { existsSync } from 'node:fs'

/**
 * Chromium without a window, and nothing of what only a window needs: the same engine for a third of the processor time, most
 * of which the other spends before a page begins. Playwright's own download has it too.
 */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const CHROMIUM = '/usr/bin/chromium'

/** Debian's browser to test with; undefined where there is none, and Playwright takes its own. */
export function debianBrowser(): string | undefined {
  return [HEADLESS_SHELL, CHROMIUM].find((path) => existsSync(path))
}

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing but this machine: a test that reaches out fails instead of hanging.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]
