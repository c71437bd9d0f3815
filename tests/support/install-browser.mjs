import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Runs before the browser tests: installs Chromium where there is none. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium'

const isThere = existsSync(DEBIAN_CHROMIUM) || existsSync(chromium.executablePath())
if (!isThere) install()

function install() {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  const commands = isRootOnDebian
    ? [
        ['apt-get', 'update'],
        ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      ]
    : [['npx', 'playwright', 'install', 'chromium']]
  for (const [command = '', ...args] of commands) {
    const { status } = spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) process.exit(status ?? 1)
  }
}
