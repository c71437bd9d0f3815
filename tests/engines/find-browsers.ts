import { existsSync } from 'node:fs'
import { canInstallFromDebian, installFromDebian } from '../support/apt.ts'
import type { Browser } from './browser.ts'
import { startFirefox } from './firefox.ts'
import { walkUnrecognised, walkWithoutSiteData } from './guarded.ts'
import type { World } from './journey.ts'
import { startWebKit } from './webkit.ts'

type Start = (hear: (line: string) => void) => Promise<Browser>

type Engine = {
  name: string
  /** All of these files are needed. */
  files: string[]
  packages: string[]
  start: Start
  /** The same browser with a feature switched off, and a walk for that. */
  guarded?: { what: string; start: Start; walk: (browser: Browser, world: World) => Promise<void> }[]
}

const FIREFOX = '/usr/bin/firefox-esr'
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

/** The engines besides Chromium, which every other browser test uses, and Debian's packages of each. */
export const engines: Engine[] = [
  {
    name: 'Firefox',
    files: [FIREFOX],
    packages: ['firefox-esr'],
    start: (hear) => startFirefox(FIREFOX, hear),
    guarded: [
      {
        what: 'that takes no cookies and site data',
        start: (hear) => startFirefox(FIREFOX, hear, { 'network.cookie.cookieBehavior': 2 }),
        walk: walkWithoutSiteData,
      },
      {
        what: 'that resists fingerprinting',
        start: (hear) => startFirefox(FIREFOX, hear, { 'privacy.resistFingerprinting': true }),
        walk: walkUnrecognised,
      },
    ],
  },
  {
    name: 'WebKit',
    files: [WEBKIT_DRIVER, '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    start: () => startWebKit(WEBKIT_DRIVER),
  },
]

/** Why this engine cannot be tested here; null when it is installed or can be. */
export function whyNot({ files, packages }: Engine): string | null {
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length === 0) return null
  if (!canInstallFromDebian()) {
    return `there is no ${missing.join(', no ')}, and only root on Debian installs ${packages.join(' and ')} by itself`
  }
  const problem = installFromDebian(packages)
  if (problem !== null) return problem
  const still = files.filter((file) => !existsSync(file))
  return still.length === 0 ? null : `there is no ${still.join(', no ')} in ${packages.join(' and ')}`
}
