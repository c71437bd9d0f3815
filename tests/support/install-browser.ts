import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { canInstallFromDebian, installFromDebian } from './apt.ts'

/** Runs before the browser tests: installs Chromium where there is none. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium'

const isThere = existsSync(DEBIAN_CHROMIUM) || existsSync(chromium.executablePath())
if (!isThere) install()

function install() {
  if (canInstallFromDebian()) {
    const problem = installFromDebian(['chromium', 'fonts-liberation'])
    if (problem !== null) throw new Error(problem)
    return
  }
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
