import { existsSync } from 'node:fs'

/**
 * Chromium's headless shell: the same engine for a third of the processor time, because it starts nothing for a window.
 * Playwright's own download has it too.
 */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const CHROMIUM = '/usr/bin/chromium'

/** Debian's browser for the tests; undefined where there is none, and then Playwright uses its own. */
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
  // Only this machine: a test that reaches out to the network fails instead of hanging.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]
